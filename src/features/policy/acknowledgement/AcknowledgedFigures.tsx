import { shareText } from '#domain/share.ts';
import type { Policy } from '#src/api/policy/policies.ts';
import { Figure, FigureStrip } from '#src/components/FigureStrip.tsx';
import { formatNumber } from '#src/components/format.ts';

import { earlierText } from '../acknowledged-share.ts';

/** How many were asked to acknowledge the version in force, and how many have. */
export function AcknowledgedFigures({ policy }: { readonly policy: Policy }) {
  const { requested, acknowledged, ofEarlierVersions } = policy.acknowledgement;
  return (
    <FigureStrip>
      <Figure name="Version in force" value={policy.versionInForce ?? ''} />
      <Figure name="Asked" value={formatNumber(requested)} />
      <Figure
        name="Acknowledged"
        value={formatNumber(acknowledged)}
        note={`${shareText(acknowledged, requested)}${earlierText(ofEarlierVersions)}`}
      />
      <Figure name="Still to acknowledge" value={formatNumber(requested - acknowledged)} />
    </FigureStrip>
  );
}
