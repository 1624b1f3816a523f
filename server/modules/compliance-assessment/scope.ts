import { sql, type SQL } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { exchangedOwners } from '#server/database/exchanged-owners.ts';
import { db } from '#server/database/tenancy.ts';
import { timeZoneInQuery } from '#server/modules/organisation/index.ts';

type Scope = Pick<Schemas['ComplianceAssessment'], 'adoptedStandard' | 'levels' | 'groups'>;

/**
 * The positions in the scope of an assessment that has not started, as rows of organisation_id and position_id: those of the
 * version in force that are in one of its levels and in one of its groups, or in what these hold.
 */
export const positionsInScope = ({ adoptedStandard, levels, groups }: Scope): SQL => sql`(
  with recursive chosen as (
    select g.owner_id, g.version_id, g.id from adopted_standard a
    join control_group g on g.owner_id = a.catalogue_owner and g.version_id = a.version_id
    where a.id = ${adoptedStandard?.id ?? null}::uuid and coalesce(g.code, g.title) = any(${sql.param(groups)}::text[])
    union
    select inner_group.owner_id, inner_group.version_id, inner_group.id from control_group as inner_group
    join chosen on inner_group.owner_id = chosen.owner_id and inner_group.version_id = chosen.version_id
      and inner_group.parent_id = chosen.id
  )
  select p.organisation_id, p.id as position_id from adopted_standard a
  join control_position p on p.organisation_id = a.organisation_id and p.adopted_standard_id = a.id
    and p.version_id = a.version_id and p.archived_at is null
  join control c on c.owner_id = p.catalogue_owner and c.version_id = p.version_id and c.id = p.control_id
  where a.id = ${adoptedStandard?.id ?? null}::uuid
    and (${sql.param(levels)}::text[] = '{}' or exists (
      select from jsonb_array_elements_text(c.levels) as of_control(level) where level = any(${sql.param(levels)}::text[])))
    and (${sql.param(groups)}::text[] = '{}' or c.group_id in (select id from chosen))
)`;

/** The positions of an assessment, as rows of organisation_id and position_id: those that it began with, else its scope. */
export const positionsOf = (assessment: Scope & Pick<Schemas['ComplianceAssessment'], 'id' | 'startedAt'>): SQL =>
  assessment.startedAt === null
    ? positionsInScope(assessment)
    : sql`(select organisation_id, position_id from assessment_item where assessment_id = ${assessment.id})`;

/** How many controls are in the scope of an assessment. */
export async function countInScope(assessment: Scope): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${positionsInScope(assessment)} as scope`,
  );
  return rows[0]?.count ?? 0;
}

/** Keeps the controls in scope as the items of an assessment that starts. */
export async function beginItems(assessment: Scope & { readonly id: string }): Promise<void> {
  await db.execute(sql`insert into assessment_item (organisation_id, assessment_id, position_id)
    select organisation_id, ${assessment.id}::uuid, position_id from ${positionsInScope(assessment)} as scope`);
}

/** When an assessment began to be independent of the owners of its controls: with its period, or when it started before. */
const independentSince = ({
  periodFrom,
  startedAt,
}: Pick<Schemas['ComplianceAssessment'], 'periodFrom' | 'startedAt'>): SQL =>
  sql`least(${startedAt}::timestamptz, ${periodFrom}::date::timestamp at time zone ${timeZoneInQuery})`;

/**
 * The owners of the own controls that count for some controls of an assessment, and those who owned them in its period or while it
 * was under way.
 */
export async function ownersInScope(
  positions: SQL,
  assessment: Pick<Schemas['ComplianceAssessment'], 'periodFrom' | 'startedAt'>,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with own as materialized (select distinct own.id, own.owner_id from ${positions} as scope
      join control_link link on link.organisation_id = scope.organisation_id and link.position_id = scope.position_id
        and link.standing in ('CONFIRMED', 'TO_CONFIRM')
      join own_control own on own.organisation_id = link.organisation_id and own.id = link.own_control_id
      join record on record.organisation_id = own.organisation_id and record.id = own.id and record.deleted_at is null
      where own.implementation <> 'RETIRED')
    select owner_id as id from own where owner_id is not null
    union select person_id from ${exchangedOwners(sql`select id from own`, independentSince(assessment))} as former`);
  return rows.map(({ id }) => id);
}

/** Another assessment in progress or review of some of the same controls. */
export interface OverlappingAssessment {
  readonly ref: string;
  readonly title: string;
  readonly shared: number;
}

/**
 * The assessments in progress or review that have controls in the scope of this one. The adopted standard is held until the
 * transaction ends, so that two that start at the same time see each other.
 */
export async function overlappingWith({
  id,
  ...scope
}: Scope & { readonly id: string }): Promise<OverlappingAssessment[]> {
  await db.execute(
    sql`select from adopted_standard where id = ${scope.adoptedStandard?.id ?? null}::uuid for no key update`,
  );
  // Each part by itself: joined at once, tables that have just been filled are read once for each row of the others.
  const { rows } = await db.execute<{ ref: string; title: string; shared: number }>(sql`
    with scope as materialized (select position_id from ${positionsInScope(scope)} as in_scope),
    under_way as materialized (
      select other.id, record.ref, record.title from compliance_assessment other
      join record on record.organisation_id = other.organisation_id and record.id = other.id and record.deleted_at is null
      where other.adopted_standard_id = ${scope.adoptedStandard?.id ?? null}::uuid
        and other.status in ('IN_PROGRESS', 'IN_REVIEW') and other.id <> ${id}::uuid)
    select under_way.ref, under_way.title, count(*)::int as shared from under_way
    join assessment_item item on item.assessment_id = under_way.id
    where item.position_id in (select position_id from scope)
    group by under_way.ref, under_way.title order by under_way.ref`);
  return rows.map(({ ref, title, shared }) => ({ ref, title, shared }));
}
