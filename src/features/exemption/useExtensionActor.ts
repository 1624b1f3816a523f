import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { extensionMachine, type ExtensionNotice } from '#machines/exemption-extension/exemption-extension.machine.ts';
import { renewExemption, takeExtensionStep } from '#src/actors/exemption-course.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Exemption } from '#src/api/exemptions.ts';
import { today } from '#src/components/format.ts';
import { useNotices } from '#src/components/useNotices.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type ExtensionActor = ActorRefFrom<typeof extensionMachine>;

const taken = { ASK: 'Extension asked for', GRANT: 'Extension granted', REFUSE: 'Extension refused' } as const;

type Extended = Pick<Exemption, 'id' | 'validFrom' | 'validTo'>;

interface Listeners {
  /** Called after the exemption has changed. */
  readonly onTaken: () => void;
  readonly onRenewed: (id: string) => void;
}

/** The machine of the extension and renewal of an exemption, with its services. */
export function useExtensionActor({ id, validFrom, validTo }: Extended, { onTaken, onRenewed }: Listeners) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    extensionMachine.provide({
      actors: { take: takeExtensionStep(api, queryClient, id), renew: renewExemption(api, queryClient, id) },
    }),
  );
  const actor = useActorRef(machine, { input: { term: { validFrom, validTo }, today: today() } });
  useNotices<ExtensionNotice>(actor, (notice) => {
    switch (notice.type) {
      case 'extension.taken':
        toast.success(taken[notice.step]);
        return onTaken();
      case 'extension.outdated':
        toast.error('The request was not decided', 'Someone else has changed it meanwhile. Look at it as it is now.');
        return onTaken();
      case 'exemption.renewed':
        toast.success('Draft added');
        return onRenewed(notice.id);
      case 'renewal.refused':
        toast.error('The exemption could not be renewed', notice.failure.message);
        return onTaken();
    }
  });
  return actor;
}
