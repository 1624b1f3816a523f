import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

/** The three assessments of a risk: without controls, with today's controls, and after the treatment plan. */
export const stages = ['inherent', 'current', 'residual'] as const;
export type Stage = (typeof stages)[number];

/** A band of the organisation's likelihood × impact matrix. */
export interface RatingBand {
  readonly id: string;
  readonly name: string;
  readonly colour: string | null;
  readonly minimumScore: number;
}

/** The score of a risk: the product of the two steps' scores, null until both are chosen (ISO/IEC 27005, 8.3.4). */
export const scoreOf = (likelihood: number | undefined, impact: number | undefined): number | null =>
  likelihood === undefined || impact === undefined ? null : likelihood * impact;

/** Bands in the order that the functions below expect. */
export const lowestFirst = <Band extends Pick<RatingBand, 'minimumScore'>>(bands: readonly Band[]): Band[] =>
  bands.toSorted((one, other) => one.minimumScore - other.minimumScore);

/**
 * Returns the band that a score falls into: the highest whose minimum it reaches.
 * @param bands ordered by `minimumScore`, lowest first
 */
export function ratingOf(score: number | null, bands: readonly RatingBand[]): Schemas['RatingReference'] | null {
  if (score === null) return null;
  const index = bands.findLastIndex(({ minimumScore }) => minimumScore <= score);
  const band = bands[index];
  return band === undefined ? null : { id: band.id, name: band.name, colour: band.colour, level: index + 1 };
}

/** The score range of a band, up to the minimum of the next one; the highest band is open-ended. */
export interface ScoreRange {
  readonly from: number;
  readonly below: number | undefined;
}

/**
 * Returns the score ranges that have one of the given ratings.
 * @param bands ordered by `minimumScore`, lowest first
 */
export function scoresRated(ratingIds: readonly string[], bands: readonly RatingBand[]): ScoreRange[] {
  const wanted = new Set(ratingIds.map((id) => id.toLowerCase()));
  return bands.flatMap(({ id, minimumScore }, index) =>
    wanted.has(id) ? [{ from: minimumScore, below: bands[index + 1]?.minimumScore }] : [],
  );
}
