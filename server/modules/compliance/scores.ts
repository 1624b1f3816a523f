import { sql, type SQL } from 'drizzle-orm';

import { complianceScore, type ComplianceScore, type ScoredItem } from '#domain/compliance/compliance-score.ts';
import type { Schemas } from '#server/contract/types.ts';
import { adoptedStandard, controlPosition } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { positionValues } from './values.ts';

/** The numbers of an adopted standard. */
export type StandardFigures = Pick<Schemas['AdoptedStandard'], 'confidence' | 'toConfirm'> & {
  readonly score: ComplianceScore;
};

/** Positions that are alike, and how many there are. */
export interface Alike extends ScoredItem {
  readonly adoptedStandardId: string;
  /** The version that their controls are of. */
  readonly catalogueOwner: string;
  readonly versionId: string;
  readonly count: number;
  readonly toConfirm: number;
  readonly confidences: number;
  readonly confidence: number;
}

/** The level that a position is to reach: its own target, else that of the standard. */
export const targetInQuery = sql<number | null>`coalesce(${controlPosition.target}, ${adoptedStandard.targetMaturity})`;

/** The positions of adopted standards, grouped by what counts for the scores: as they are, or as they were before an instant. */
export async function alikeIn(ids: readonly string[], before?: SQL): Promise<Alike[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Alike & Record<string, unknown>>(sql`
    select p.adopted_standard_id as "adoptedStandardId", p.catalogue_owner as "catalogueOwner", p.version_id as "versionId",
      coalesce(c.group_id::text, '') as "groupId", coalesce(c.importance, 'RECOMMENDED') as importance,
      p.result, p.maturity, p.target, count(*)::int as count,
      (count(*) filter (where p.flags && array['TO_CONFIRM', 'CONTRADICTION']))::int as "toConfirm",
      count(p.confidence)::int as confidences, coalesce(sum(p.confidence), 0)::int as confidence
    from ${positionValues(before)} as p
    join control c on c.owner_id = p.catalogue_owner and c.version_id = p.version_id and c.id = p.control_id
    where p.adopted_standard_id = any(${sql.param([...ids])}::uuid[])
    group by 1, 2, 3, c.group_id, c.importance, p.result, p.maturity, p.target`);
  return rows;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The numbers of positions that are alike. */
export function figuresOf(alike: readonly Alike[]): StandardFigures {
  const confidences = sum(alike.map(({ confidences: one }) => one));
  const confidence = sum(alike.map((one) => one.confidence));
  return {
    score: complianceScore(alike),
    confidence: confidences === 0 ? null : Math.round(confidence / confidences),
    toConfirm: sum(alike.map(({ toConfirm }) => toConfirm)),
  };
}

/** The numbers of adopted standards, by their ids. */
export async function figuresIn(ids: readonly string[]): Promise<(id: string) => StandardFigures> {
  const alike = await alikeIn(ids);
  return (id) => figuresOf(alike.filter(({ adoptedStandardId }) => adoptedStandardId === id));
}
