import { createLink } from '@tanstack/react-router';

import { figureLabels } from '#domain/words/figures.ts';
import type { ComplianceDashboard } from '#src/api/compliance/compliance-report.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import { Figure, FigureStrip } from '#src/components/FigureStrip.tsx';
import { formatNumber } from '#src/components/format.ts';
import { Region } from '#src/components/Region.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

const TypedLink = createLink(TextLink);

type Numbers = NonNullable<ComplianceDashboard['ownControls']>;

const figures: readonly (readonly [figure: Schemas['OwnControlFigure'], number: keyof Numbers])[] = [
  ['FAILED_WITH_RISK', 'failedWithRisk'],
  ['OPEN_INCIDENT', 'openIncident'],
  ['EXEMPTED', 'exempted'],
  ['WITHOUT_POLICY', 'withoutPolicy'],
];

/** What other registers say of own controls: each number leads to those that it counts. Registers that one may not view have none. */
export function OwnControlRegion({ numbers }: { readonly numbers: Numbers }) {
  const known = figures.flatMap(([figure, key]) => {
    const number = numbers[key];
    return number === null ? [] : [{ figure, number }];
  });
  if (known.length === 0) return null;
  return (
    <Region title="Own controls" note="What risks, incidents, exemptions and policies say of them today">
      <FigureStrip>
        {known.map(({ figure, number }) => (
          <Figure
            key={figure}
            name={figureLabels.ownControl[figure]}
            value={
              <TypedLink to="/assessments" search={{ view: 'controls', figure }}>
                {formatNumber(number)}
              </TypedLink>
            }
          />
        ))}
      </FigureStrip>
    </Region>
  );
}
