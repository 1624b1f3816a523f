import { sql } from 'drizzle-orm';

import { reportedGroups, type ReportedGroups } from '#domain/compliance/reported-groups.ts';
import { complianceResults } from '#domain/compliance/results.ts';
import type { Schemas } from '#server/contract/types.ts';
import { db } from '#server/database/tenancy.ts';

type Results = Schemas['ResultCount'][];

/** A group of a version of a standard. */
export interface ReadGroup {
  readonly id: string;
  readonly parentId: string | null;
  readonly code: string | null;
  readonly title: string;
}

interface VersionOf {
  readonly catalogueOwner: string;
  readonly versionId: string;
}

/** The groups of versions of standards, by version, in their order. */
export async function groupsIn(versions: readonly VersionOf[]): Promise<ReadonlyMap<string, readonly ReadGroup[]>> {
  const { rows } = await db.execute<ReadGroup & { versionId: string } & Record<string, unknown>>(sql`
    select g.version_id as "versionId", g.id, g.parent_id as "parentId", g.code, g.title from control_group g
    join unnest(${sql.param(versions.map(({ catalogueOwner }) => catalogueOwner))}::uuid[],
      ${sql.param(versions.map(({ versionId }) => versionId))}::uuid[]) as wanted(owner_id, version_id)
      on wanted.owner_id = g.owner_id and wanted.version_id = g.version_id
    order by g.version_id, g.position`);
  const groups = new Map<string, ReadGroup[]>();
  for (const { versionId, ...group } of rows) {
    const known = groups.get(versionId);
    if (known === undefined) groups.set(versionId, [group]);
    else known.push(group);
  }
  return groups;
}

/** How often each result occurs, from best to worst; those that do not occur are left out. */
export function resultsOf(counted: readonly { readonly result: Results[number]['result']; readonly count: number }[]) {
  return complianceResults.flatMap((result): Results => {
    const count = counted.reduce((sum, one) => (one.result === result ? sum + one.count : sum), 0);
    return count === 0 ? [] : [{ result, count }];
  });
}

interface Grouped {
  /** Empty for a control that is in no group. */
  readonly groupId: string;
  readonly result: Results[number]['result'];
  readonly count: number;
}

/** The groups that a standard is told by. A version in the past may be another one, so that its groups are those of all versions. */
export const rowsOf = (
  groups: readonly ReadGroup[],
  counted: readonly Pick<Grouped, 'groupId'>[],
): ReportedGroups<ReadGroup> => reportedGroups(groups, new Set(counted.map(({ groupId }) => groupId)));

/** What a standard is told by: a row for each group that has controls, and one for those that are in none. */
export function groupRows<One extends Grouped>(
  { rows, rowOf }: ReportedGroups<ReadGroup>,
  counted: readonly One[],
  scoreOf: (own: readonly One[]) => Schemas['ComplianceScore'],
): Schemas['ReportedGroup'][] {
  const without = { id: null, code: null, title: '' };
  return [...rows, without].flatMap(({ id, code, title }) => {
    const own = counted.filter(({ groupId }) => rowOf(groupId === '' ? null : groupId) === id);
    return own.length === 0 ? [] : [{ id, code, title, results: resultsOf(own), score: scoreOf(own) }];
  });
}
