import { RatingMeter } from '#src/ui/data/RatingMeter.tsx';
import { labels } from '#src/ui/labels.ts';
import { css } from '#styled/css/index.js';

import { levelOf } from './level.ts';

export interface RatingCellProps {
  readonly score: number | null;
  readonly rating: { readonly name: string; readonly level: number; readonly colour: string | null } | null;
}

const nothing = css({ color: 'fg.subtle' });

/** A record's rating in its organisation's own terms and colour, or that it has none yet. */
export function RatingCell({ score, rating }: RatingCellProps) {
  if (score === null || rating === null) return <span className={nothing}>{labels.notRated}</span>;
  return (
    <RatingMeter level={levelOf(rating.level)} score={score} label={rating.name} colour={rating.colour ?? undefined} />
  );
}
