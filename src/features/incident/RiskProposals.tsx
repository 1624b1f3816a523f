import { Suspense } from 'react';

import { risk } from '#openapi/generated/records.ts';
import type { Incident } from '#src/api/incident/incidents.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const ProposalSection = lazyPart(
  async () => (await import('#src/registers/score-proposals/ProposalSection.tsx')).ProposalSection,
);

interface RiskProposalsProps {
  readonly incident: Incident;
  readonly mayEdit: boolean;
  readonly hasChanges: boolean;
}

/** The scores that an incident proposes for its risks, for those who may view risks. */
export function RiskProposals({ incident, mayEdit, hasChanges }: RiskProposalsProps) {
  const { id, risks } = incident;
  if (!useMay({ roles: risk.roles, feature: risk.feature })) return null;
  return (
    <Suspense fallback={null}>
      <ProposalSection of={{ kind: 'incident', id }} choices={mayEdit ? risks : []} hasChanges={hasChanges} />
    </Suspense>
  );
}
