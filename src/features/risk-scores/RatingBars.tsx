import { createLink } from '@tanstack/react-router';
import { useState } from 'react';

import { countedStatuses } from '#domain/risk/lifecycle.ts';
import { stages, type Stage } from '#domain/risk/rating.ts';
import { stageLabels } from '#domain/words/risk-stage.ts';
import type { RiskStatistics } from '#src/api/risk/risk-scores.ts';
import { levelOf } from '#src/components/cells/level.ts';
import { formatNumber } from '#src/components/format.ts';
import { Region } from '#src/components/Region.tsx';
import { Bars } from '#src/ui/chart/Bars.tsx';
import { RatingMeter } from '#src/ui/data/RatingMeter.tsx';
import { SegmentGroup } from '#src/ui/form/SegmentGroup.tsx';
import { labels } from '#src/ui/labels.ts';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

const RiskLink = createLink(TextLink);

/** The filters of the register by rating. */
const filters = {
  inherent: 'inherentRatingId',
  current: 'ratingId',
  residual: 'residualRatingId',
} as const satisfies Record<Stage, string>;

/** How many risks have each rating. */
export function RatingBars({ counts }: { readonly counts: RiskStatistics['byRating'] }) {
  const [stage, setStage] = useState<Stage>('current');
  return (
    <Region
      title="By rating"
      action={
        <SegmentGroup
          label="Rating shown"
          options={stages.map((value) => ({ value, label: stageLabels[value] }))}
          value={stage}
          onValueChange={setStage}
        />
      }
    >
      <Bars
        label={`${stageLabels[stage]} risk by rating`}
        rowLabel="Rating"
        parts={[{ name: 'Risks', tone: 'plain' }]}
        bars={counts.toReversed().map(({ rating, ...count }) => {
          const name =
            rating === null ? (
              labels.notRated
            ) : (
              <RatingMeter level={levelOf(rating.level)} label={rating.name} colour={rating.colour ?? undefined} />
            );
          return {
            key: rating?.id ?? 'none',
            name: (
              <RiskLink
                to="/risk-list"
                search={{ status: [...countedStatuses], [filters[stage]]: [rating?.id ?? 'none'] }}
              >
                {name}
              </RiskLink>
            ),
            values: [count[stage]],
          };
        })}
        format={formatNumber}
      />
    </Region>
  );
}
