import { asc, sql } from 'drizzle-orm';

import { folded } from '#domain/text/folded.ts';
import { riskImpact, riskLikelihood } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { entryOf, type Choice, type Namer } from '#server/modules/record/index.ts';

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

/** `4`, `4 - Likely`, `4: Likely`: the factor of a level, and its name if that is beside it. */
function factorIn(text: string): { readonly score: number; readonly name: string } | undefined {
  const [, factor, name = ''] = /^(\d{1,2})(?: ?[-–—:.] ?(\S.*))?$/.exec(text.trim()) ?? [];
  return factor === undefined ? undefined : { score: Number(factor), name: folded(name) };
}

/** Levels by name, or else by factor: several may have one. What stands beside a factor must be the name of its level. */
const levelsNamed =
  (axis: typeof riskLikelihood | typeof riskImpact, byName: Namer): Namer =>
  async (texts, reader) => {
    const found = new Map(await byName(texts, reader));
    const left = texts.filter((text) => (found.get(text) ?? []).length === 0 && factorIn(text) !== undefined);
    if (left.length === 0) return found;
    const levels = await db
      .select({
        id: sql<string>`${axis.id}`,
        score: sql<number>`${axis.score}`,
        name: sql<string>`${axis.name}`,
      })
      .from(axis)
      .orderBy(asc(axis.id));
    for (const text of left) {
      const { score, name } = factorIn(text) ?? { score: 0, name: '' };
      const own = levels.filter((level) => level.score === score && (name === '' || folded(level.name) === name));
      found.set(text, own);
    }
    return found;
  };

/** A level of the matrix, which is not changed before the risk is stored. */
export function levelOf(kind: 'riskLikelihood' | 'riskImpact'): Choice {
  const entry = entryOf(kind);
  return {
    ...entry,
    named: levelsNamed(kind === 'riskLikelihood' ? riskLikelihood : riskImpact, entry.named),
    async find(ids) {
      await holdLevels();
      return entry.find(ids);
    },
  };
}
