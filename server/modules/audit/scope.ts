import { sql, type SQL } from 'drizzle-orm';

import { codesIn, type LineageStep } from '#domain/compliance/followed-codes.ts';
import type { Schemas } from '#server/contract/types.ts';
import { db } from '#server/database/tenancy.ts';
import { positionsInScope } from '#server/modules/compliance-assessment/index.ts';

/** An audit of groups of a version that is not in force any more, with the controls that are in them. */
interface Outdated extends Record<string, unknown> {
  readonly id: string;
  readonly adoptedStandardId: string;
  readonly from: string;
  readonly to: string;
  readonly codes: string[];
}

/** Groups with all that they hold, for each audit that has groups of a version that is not in force. */
const outdated = (which: SQL) =>
  db.execute<Outdated>(sql`
    with recursive old as (
      select audit.id, audit.organisation_id, audit.adopted_standard_id, audit.catalogue_owner, audit.version_id, audit.groups,
        a.version_id as in_force
      from audit join record on record.organisation_id = audit.organisation_id and record.id = audit.id and record.deleted_at is null
      join adopted_standard a on a.organisation_id = audit.organisation_id and a.id = audit.adopted_standard_id
      where audit.version_id <> a.version_id and audit.groups <> '{}' and ${which}
    ), chosen as (
      select old.id, g.owner_id, g.version_id, g.id as group_id from old
      join control_group g on g.owner_id = old.catalogue_owner and g.version_id = old.version_id
        and coalesce(g.code, g.title) = any(old.groups)
      union
      select chosen.id, g.owner_id, g.version_id, g.id from chosen
      join control_group g on g.owner_id = chosen.owner_id and g.version_id = chosen.version_id and g.parent_id = chosen.group_id
    )
    select old.id, old.adopted_standard_id as "adoptedStandardId", old.version_id as "from", old.in_force as "to",
      coalesce((select json_agg(c.code) from chosen join control c on c.owner_id = chosen.owner_id
        and c.version_id = chosen.version_id and c.group_id = chosen.group_id where chosen.id = old.id), '[]') as codes
    from old`);

interface Step extends LineageStep, Record<string, unknown> {
  readonly adoptedStandardId: string;
}

/** The lineages by which adopted standards went from one version to another, also where that was undone. */
const stepsOf = (ids: readonly string[]) =>
  db.execute<Step>(sql`
    select distinct on (upgrade.adopted_standard_id, lineage.from_version_id, lineage.to_version_id)
      upgrade.adopted_standard_id as "adoptedStandardId", lineage.from_version_id as "from", lineage.to_version_id as "to", lineage.pairs
    from standard_upgrade upgrade
    join standard_lineage lineage on lineage.owner_id = upgrade.catalogue_owner
      and lineage.from_version_id = upgrade.from_version_id and lineage.to_version_id = upgrade.to_version_id
    where upgrade.adopted_standard_id = any(${sql.param(ids)}::uuid[])`);

/** What has become of the controls in the groups of outdated audits, in the version in force: by the ids of the audits. */
export async function followedControls(which: SQL): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await outdated(which);
  if (rows.length === 0) return new Map();
  const { rows: steps } = await stepsOf([...new Set(rows.map((row) => row.adoptedStandardId))]);
  return new Map(
    rows.map(({ id, adoptedStandardId, from, to, codes }) => {
      const own = steps.filter((step) => step.adoptedStandardId === adoptedStandardId);
      return [id, [...codesIn(to, new Set(codes), { from, steps: own })]];
    }),
  );
}

type Audited = Pick<Schemas['Audit'], 'adoptedStandard' | 'groups' | 'id'>;

/** The positions in the scope of an audit, as rows of organisation_id and position_id. */
export async function auditScope({ id, adoptedStandard, groups }: Audited): Promise<SQL> {
  const followed = (await followedControls(sql`audit.id = ${id}::uuid`)).get(id);
  if (followed === undefined) return positionsInScope({ adoptedStandard, levels: [], groups });
  return sql`(select p.organisation_id, p.id as position_id from adopted_standard a
    join control_position p on p.organisation_id = a.organisation_id and p.adopted_standard_id = a.id
      and p.version_id = a.version_id and p.archived_at is null
    join control c on c.owner_id = p.catalogue_owner and c.version_id = p.version_id and c.id = p.control_id
    where a.id = ${adoptedStandard?.id ?? null}::uuid and c.code = any(${sql.param(followed)}::text[]))`;
}

/** How many controls an audit is about. */
export async function countInAudit(audit: Audited): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${await auditScope(audit)} as scope`,
  );
  return rows[0]?.count ?? 0;
}

/** The groups of the version in force that hold what is left of those of an outdated audit; undefined of another one. */
export async function groupsNow({ id }: Pick<Audited, 'id'>): Promise<string[] | undefined> {
  const followed = (await followedControls(sql`audit.id = ${id}::uuid`)).get(id);
  if (followed === undefined) return undefined;
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct coalesce(g.code, g.title) as name from audit
    join adopted_standard a on a.organisation_id = audit.organisation_id and a.id = audit.adopted_standard_id
    join control c on c.owner_id = a.catalogue_owner and c.version_id = a.version_id and c.code = any(${sql.param(followed)}::text[])
    join control_group g on g.owner_id = c.owner_id and g.version_id = c.version_id and g.id = c.group_id
    where audit.id = ${id}::uuid order by 1`);
  return rows.map(({ name }) => name);
}
