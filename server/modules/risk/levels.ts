import { asc, sql } from 'drizzle-orm';

import { riskImpact, riskLikelihood } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { entryOf, type Choice } from '#server/modules/record/index.ts';

type Scores = ReadonlyMap<string, number>;

/** The scores of the levels, by their ids. */
export interface MatrixScores {
  readonly likelihoods: Scores;
  readonly impacts: Scores;
}

/** The levels of an axis, in the order in which a change of the matrix locks them. */
async function holdAxis(axis: typeof riskLikelihood | typeof riskImpact): Promise<Scores> {
  const levels = await db
    .select({ id: sql<string>`${axis.id}`, score: sql<number>`${axis.score}` })
    .from(axis)
    .orderBy(asc(axis.id))
    .for('key share');
  return new Map(levels.map(({ id, score }) => [id, score]));
}

/**
 * Keeps the matrix from being changed until the risk is stored, waiting for a change that is being made. All levels, and not
 * only those of the risk: one that needs more of them later would wait for a change that waits for the first (decision 092).
 */
export async function holdLevels(): Promise<MatrixScores> {
  // Sent together, in this order: the connection pipelines.
  const [likelihoods, impacts] = await Promise.all([holdAxis(riskLikelihood), holdAxis(riskImpact)]);
  return { likelihoods, impacts };
}

/** A level of the matrix, which is not changed before the risk is stored. */
export function levelOf(kind: 'riskLikelihood' | 'riskImpact'): Choice {
  const entry = entryOf(kind);
  return {
    ...entry,
    async find(ids) {
      await holdLevels();
      return entry.find(ids);
    },
  };
}
