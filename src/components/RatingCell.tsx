import { RatingMeter, type RatingLevel } from '#src/ui/RatingMeter.tsx';

export interface RatingCellProps {
  readonly score: number | null;
  readonly rating: { readonly name: string; readonly level: number; readonly colour: string | null } | null;
}

const levels: readonly RatingLevel[] = [1, 2, 3, 4, 5];

/** The organisation's band on the five steps of the meter; more bands than five share the last. */
const levelOf = (level: number): RatingLevel => levels[Math.min(level, levels.length) - 1] ?? 1;

/** A record's rating in its organisation's own words and colour, or that it has none yet. */
export function RatingCell({ score, rating }: RatingCellProps) {
  if (score === null || rating === null) return <span>Not rated</span>;
  return (
    <RatingMeter level={levelOf(rating.level)} score={score} label={rating.name} colour={rating.colour ?? undefined} />
  );
}
