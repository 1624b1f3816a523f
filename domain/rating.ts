import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

/** The three assessments of a risk: before any control, with those of today, once the treatment plan is done. */
export const stages = ['inherent', 'current', 'residual'] as const;
export type Stage = (typeof stages)[number];

/** A band of the organisation's likelihood × impact matrix. */
export interface RatingBand {
  readonly id: string;
  readonly name: string;
  readonly colour: string | null;
  readonly minimumScore: number;
}

/** The score of a risk: the product of the two steps' scores, none until both are chosen (ISO/IEC 27005, 8.3.4). */
export const scoreOf = (likelihood: number | undefined, impact: number | undefined): number | null =>
  likelihood === undefined || impact === undefined ? null : likelihood * impact;

/** Bands in the order in which the functions below take them. */
export const lowestFirst = <Band extends Pick<RatingBand, 'minimumScore'>>(bands: readonly Band[]): Band[] =>
  bands.toSorted((one, other) => one.minimumScore - other.minimumScore);

/**
 * The band that a score falls into: the highest whose minimum it reaches.
 * @param bands ordered by `minimumScore`, lowest first
 */
export function ratingOf(score: number | null, bands: readonly RatingBand[]): Schemas['RatingReference'] | null {
  if (score === null) return null;
  const index = bands.findLastIndex(({ minimumScore }) => minimumScore <= score);
  const band = bands[index];
  return band === undefined ? null : { id: band.id, name: band.name, colour: band.colour, level: index + 1 };
}

/** Scores of a band, from the lowest to the one before the next band; the highest band has no end. */
export interface ScoreRange {
  readonly from: number;
  readonly below: number | undefined;
}

/**
 * The scores that have one of the ratings.
 * @param bands ordered by `minimumScore`, lowest first
 */
export function scoresRated(ratingIds: readonly string[], bands: readonly RatingBand[]): ScoreRange[] {
  const wanted = new Set(ratingIds.map((id) => id.toLowerCase()));
  return bands.flatMap(({ id, minimumScore }, index) =>
    wanted.has(id) ? [{ from: minimumScore, below: bands[index + 1]?.minimumScore }] : [],
  );
}
