import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { standardName } from '#domain/compliance/standard-name.ts';
import { adoptedStandardQuery } from '#src/api/compliance/assessments.ts';
import { upgradeOfferQuery, type UpgradeOffer } from '#src/api/compliance/lineage.ts';
import { ApiError } from '#src/api/connection/api-error.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';

import { useComplianceRight } from '../useComplianceRight.ts';
import { UndoUpgrade } from './UndoUpgrade.tsx';
import { UpgradeWizard } from './UpgradeWizard.tsx';

/** /assessments/$organisationStandardId?view=upgrade: the step of an adopted standard to its newer version, and back. */
export function UpgradePage({ standardId }: { readonly standardId: string }) {
  const mayUpgrade = useComplianceRight('UPGRADE', 'EDIT');
  if (mayUpgrade) return <Offered standardId={standardId} />;
  return (
    <>
      <PageTitle title="Upgrade" />
      <EmptyState title="You cannot upgrade standards">
        Administrators and managers of the organisation decide when a newer version applies.
      </EmptyState>
    </>
  );
}

function Offered({ standardId }: { readonly standardId: string }) {
  const api = useApi();
  const standard = useQuery(adoptedStandardQuery(api, standardId));
  const offer = useQuery(upgradeOfferQuery(api, standardId));
  const failed = [standard, offer].find(({ error, data }) => error !== null && data === undefined);
  if (failed?.error instanceof ApiError && failed.error.status === 404)
    return (
      <ErrorState title="There is no such standard" headingLevel="h1">
        It may not be adopted any more, or the link may be wrong.
      </ErrorState>
    );
  if (failed !== undefined && failed.error !== null)
    return (
      <>
        <PageTitle title="Upgrade" />
        <LoadFailed what="upgrade" error={failed.error} onRetry={() => void failed.refetch()} />
      </>
    );
  if (standard.data === undefined || offer.data === undefined) return <LoadingRows />;
  return <OfStandard adopted={standard.data} offer={offer.data} />;
}

interface OfStandardProps {
  readonly adopted: Schemas['AdoptedStandard'];
  readonly offer: UpgradeOffer;
}

function OfStandard({ adopted: { id, standard, levels }, offer: newest }: OfStandardProps) {
  const [applied, setApplied] = useState<UpgradeOffer | null>(null);
  // What is offered next can arrive before the wizard has said what became of the step that it applies.
  const offer = applied ?? newest;
  const { lineage, waiting, undoable, version } = offer;
  return (
    <>
      <PageTitle
        title={lineage === null ? 'Upgrade' : `Upgrade to ${lineage.to.number}`}
        note={standardName(standard)}
      />
      <UndoUpgrade adoptedId={id} version={version} undoable={undoable} />
      {lineage !== null ? (
        <UpgradeWizard
          // What is offered can change while it is read: the wizard then begins again.
          key={`${lineage.to.id} ${version}`}
          adoptedId={id}
          offer={offer}
          lineage={lineage}
          levels={levels}
          onApplying={(isApplying) => setApplied(isApplying ? offer : null)}
        />
      ) : waiting === null ? (
        <EmptyState title="The newest version is in force">
          When a newer version of this standard is published, the upgrade to it begins here.
        </EmptyState>
      ) : (
        <EmptyState title={`${waiting.number} is published`}>
          {waiting.isOwn
            ? 'An administrator of your organisation first reviews what became of the controls: under “Our own copies”, “Compare with a former version”.'
            : 'The upgrade is offered once it has been reviewed what became of the controls.'}
        </EmptyState>
      )}
    </>
  );
}
