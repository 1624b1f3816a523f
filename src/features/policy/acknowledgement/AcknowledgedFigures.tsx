import { shareText } from '#domain/share.ts';
import type { Policy } from '#src/api/policies.ts';
import { Figure, FigureStrip } from '#src/components/FigureStrip.tsx';
import { formatNumber } from '#src/components/format.ts';

/** How many were asked to acknowledge the version in force, and how many have. */
export function AcknowledgedFigures({ policy }: { readonly policy: Policy }) {
  const { requested, acknowledged } = policy.acknowledgement;
  return (
    <FigureStrip>
      <Figure name="Version in force" value={policy.versionInForce ?? ''} />
      <Figure name="Asked" value={formatNumber(requested)} />
      <Figure name="Acknowledged" value={formatNumber(acknowledged)} note={shareText(acknowledged, requested)} />
      <Figure name="Still to acknowledge" value={formatNumber(requested - acknowledged)} />
    </FigureStrip>
  );
}
