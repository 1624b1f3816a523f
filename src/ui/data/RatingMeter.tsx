import type { RatingLevel } from '#src/theme/colours.ts';
import { ratingMeter } from '#styled/recipes/rating-meter.js';

import { textOn } from './colour.ts';

export type { RatingLevel };

const bars: readonly RatingLevel[] = [1, 2, 3, 4, 5];
const barStep = 3.75;
const barRise = 2.25;

export interface RatingMeterProps {
  readonly level: RatingLevel;
  /** Likelihood × impact; omitted in legends. */
  readonly score?: number | undefined;
  /** The label of the level, such as "Critical". */
  readonly label: string;
  /** The organisation's own colour for this level, as #RRGGBB: it fills the score's cell. */
  readonly colour?: string | undefined;
}

/** A rating: meter, number and word, so that colour is never the only indicator. */
export function RatingMeter({ level, score, label, colour }: RatingMeterProps) {
  const classes = ratingMeter({ level: `${level}` });
  return (
    <span className={classes.root}>
      <svg className={classes.meter} viewBox="0 0 18 12" aria-hidden="true">
        {bars.map((bar, position) => (
          <rect
            key={bar}
            className={classes.bar}
            data-on={bar <= level || undefined}
            x={position * barStep}
            y={12 - 3 - position * barRise}
            width="2.5"
            height={3 + position * barRise}
            rx="0.5"
          />
        ))}
      </svg>
      {score !== undefined && <Score score={score} level={level} colour={colour} />}
      <span className={classes.label}>{label}</span>
    </span>
  );
}

/** The colour of a level, as in the cells of the matrix: the organisation's own, otherwise the theme's. */
export function RatingSwatch({ level, colour }: Pick<RatingMeterProps, 'level' | 'colour'>) {
  const classes = ratingMeter({ level: `${level}` });
  return <span className={classes.swatch} style={colour === undefined ? undefined : { backgroundColor: colour }} />;
}

function Score({ score, level, colour }: { score: number; level: RatingLevel; colour: string | undefined }) {
  const classes = ratingMeter({ level: `${level}` });
  if (colour === undefined) return <span className={classes.score}>{score}</span>;
  return (
    <span className={classes.cell} style={{ backgroundColor: colour, color: textOn(colour) }}>
      {score}
    </span>
  );
}
