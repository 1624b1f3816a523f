import { Suspense } from 'react';

import { incident } from '#openapi/generated/records.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const ProposalSection = lazyPart(
  async () => (await import('#src/registers/score-proposals/ProposalSection.tsx')).ProposalSection,
);

interface RiskProposalsProps {
  readonly riskId: string;
  readonly hasChanges: boolean;
  readonly onTaken: () => void;
}

/** The scores that incidents propose for a risk, for those who may view incidents. */
export function RiskProposals({ riskId, hasChanges, onTaken }: RiskProposalsProps) {
  if (!useMay({ roles: incident.roles, feature: incident.feature })) return null;
  return (
    <Suspense fallback={null}>
      <ProposalSection of={{ kind: 'risk', id: riskId }} hasChanges={hasChanges} onTaken={onTaken} />
    </Suspense>
  );
}
