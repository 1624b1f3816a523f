import type { RatingLevel } from '#src/theme/colours.ts';
import { css } from '#styled/css/index.js';

/** The fills of cells of the matrix, by the level of their band, with the text on them. */
export const ratingFills: Readonly<Record<RatingLevel, string>> = {
  1: css({ background: 'rating.1.fill', color: 'rating.1.on' }),
  2: css({ background: 'rating.2.fill', color: 'rating.2.on' }),
  3: css({ background: 'rating.3.fill', color: 'rating.3.on' }),
  4: css({ background: 'rating.4.fill', color: 'rating.4.on' }),
  5: css({ background: 'rating.5.fill', color: 'rating.5.on' }),
};

/** The fill of a cell below the lowest band. */
export const unratedFill = css({ background: 'bg.sunken', color: 'fg.muted' });
