import type { components } from '#openapi/generated/types.ts';

type Level = components['schemas']['Level'];

/** A tier as an organisation has defined it. */
interface Tier {
  /** From 1, the most thorough. */
  readonly rank: number;
}

/** What decides how thoroughly a provider is assessed; null while it is not rated. */
export interface ProviderExposure {
  readonly businessCriticality: Level | null;
  readonly dataSensitivity: Level | null;
}

const weights: Readonly<Record<Level, number>> = { LOW: 1, MEDIUM: 2, HIGH: 3, CRITICAL: 4 };

/** The lowest products of both weights of the first three tiers; whatever is lower is of the fourth. */
const leastProducts = [12, 6, 3];

/**
 * The rank that a provider calls for, from 1 to 4: by the product of criticality and sensitivity, but never below the
 * second where one of them is critical. Undefined until both are rated.
 */
export function rankFor({ businessCriticality, dataSensitivity }: ProviderExposure): number | undefined {
  if (businessCriticality === null || dataSensitivity === null) return undefined;
  const product = weights[businessCriticality] * weights[dataSensitivity];
  const place = leastProducts.findIndex((least) => product >= least);
  const rank = place < 0 ? leastProducts.length + 1 : place + 1;
  const isCritical = businessCriticality === 'CRITICAL' || dataSensitivity === 'CRITICAL';
  return isCritical ? Math.min(rank, 2) : rank;
}

/**
 * The tier of an organisation that a provider calls for: the least thorough one that is thorough enough, or its most
 * thorough. Undefined until both levels are rated, or if there are no tiers.
 */
export function proposedTier<Own extends Tier>(exposure: ProviderExposure, tiers: readonly Own[]): Own | undefined {
  const rank = rankFor(exposure);
  if (rank === undefined) return undefined;
  const thoroughestFirst = tiers.toSorted((one, other) => one.rank - other.rank);
  return thoroughestFirst.findLast((tier) => tier.rank <= rank) ?? thoroughestFirst[0];
}
