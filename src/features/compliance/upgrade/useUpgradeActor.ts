import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import {
  standardUpgradeMachine,
  type OfferedUpgrade,
  type StandardUpgradeNotice,
} from '#machines/standard-upgrade/standard-upgrade.machine.ts';
import { upgradeStandard } from '#src/actors/standard-upgrade.ts';
import type { StandardLineage, UpgradeOffer } from '#src/api/compliance/lineage.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { countOf } from '#src/components/format.ts';
import { useNotices } from '#src/components/useNotices.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

import { codeOf } from './steps.tsx';

/** What is offered to an organisation that has adopted a standard. */
export interface OfferProps {
  readonly adoptedId: string;
  readonly offer: UpgradeOffer;
  readonly lineage: StandardLineage;
  /** Levels that apply now. */
  readonly levels: readonly string[];
  /** Called when it begins to be applied, and when that has ended. */
  readonly onApplying: (isApplying: boolean) => void;
}

export type UpgradeActor = ActorRefFrom<typeof standardUpgradeMachine>;

/** What the wizard begins with: the levels that apply now, as far as the newer version has them. */
function offeredUpgrade({ offer, lineage, levels }: Omit<OfferProps, 'onApplying'>): OfferedUpgrade {
  const refs = new Set(offer.levels.map(({ ref }) => ref));
  const used = new Set(offer.inUse);
  return {
    version: offer.version,
    versionId: lineage.to.id,
    hasLevels: refs.size > 0,
    reworded: lineage.pairs
      .filter(({ kind, from }) => kind === 'REWORDED' && from !== null && used.has(from.code))
      .map(codeOf),
    levels: levels.filter((ref) => refs.has(ref)),
  };
}

/** The machine of an upgrade, with its service. */
export function useUpgradeActor(offered: OfferProps): UpgradeActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    standardUpgradeMachine.provide({ actors: { upgrade: upgradeStandard(api, queryClient, offered.adoptedId) } }),
  );
  const actor = useActorRef(machine, { input: offeredUpgrade(offered) });
  useNotices<StandardUpgradeNotice>(actor, ({ outcome: { adopted, kept, asked, added, archived } }) =>
    toast.success(
      `Upgraded to ${adopted.standard.number}`,
      `${countOf(kept, 'control')} kept, ${asked} to confirm, ${added} new, ${archived} archived`,
    ),
  );
  const tell = useEffectEvent(offered.onApplying);
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => tell(snapshot.matches('applying')));
    return () => subscription.unsubscribe();
  }, [actor]);
  return actor;
}
