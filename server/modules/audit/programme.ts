import { sql } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { db } from '#server/database/tenancy.ts';
import { timeZoneInQuery } from '#server/modules/organisation/index.ts';

import { followedControls } from './scope.ts';

/** More audits of one group are not shown. */
const mostAudits = 50;

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly title: string;
  readonly number: string;
  readonly name: string | null;
  readonly groupTitle: string;
  readonly lastReportedOn: string | null;
  readonly audits: Schemas['ProgrammeAudit'][];
}

/**
 * Every adopted standard, each of its top groups, and the audits that have it in their scope: those of all groups, of the group
 * itself, or of a group within it; groups of a former version count for those that hold their controls now. A standard without groups is
 * one row.
 */
const rows = (followed: ReadonlyMap<string, readonly string[]>) =>
  db.execute<Row>(sql`
    with recursive top as (
      select a.organisation_id, a.id as adopted_id, g.owner_id, g.version_id, g.id as group_id, g.id as top_id,
        coalesce(g.code, g.title) as name
      from adopted_standard a
      join control_group g on g.owner_id = a.catalogue_owner and g.version_id = a.version_id and g.parent_id is null
      union all
      select top.organisation_id, top.adopted_id, g.owner_id, g.version_id, g.id, top.top_id, coalesce(g.code, g.title)
      from top join control_group g on g.owner_id = top.owner_id and g.version_id = top.version_id and g.parent_id = top.group_id
    ), followed as materialized (
      select f.id, c.group_id from jsonb_to_recordset(${JSON.stringify([...followed].map(([id, codes]) => ({ id, codes })))}::jsonb)
        as f(id uuid, codes jsonb)
      join audit on audit.id = f.id join adopted_standard a on a.organisation_id = audit.organisation_id and a.id = audit.adopted_standard_id
      join control c on c.owner_id = a.catalogue_owner and c.version_id = a.version_id and f.codes ? c.code
    ), planned as materialized (
      select audit.adopted_standard_id, audit.groups, audit.groups = '{}' as is_whole,
        audit.id = any(${sql.param([...followed.keys()])}::uuid[]) as is_followed, audit.status, record.id, record.ref, record.title,
        (audit.reported_at at time zone ${timeZoneInQuery})::date as reported_on, audit.planned_to, audit.planned_from
      from audit join record on record.organisation_id = audit.organisation_id and record.id = audit.id and record.deleted_at is null
      where audit.status <> 'CANCELLED' and audit.adopted_standard_id is not null
    ), place as (
      select a.id, a.organisation_id, standard.title, version.number, g.id as group_id, coalesce(g.code, g.title) as name,
        trim(coalesce(g.code || ' ', '') || coalesce(g.title, '')) as group_title, g.position
      from adopted_standard a
      join standard on standard.owner_id = a.catalogue_owner and standard.id = a.standard_id
      join standard_version version on version.owner_id = a.catalogue_owner and version.id = a.version_id
      left join control_group g on g.owner_id = a.catalogue_owner and g.version_id = a.version_id and g.parent_id is null
    )
    select place.id, place.title, place.number, place.name, coalesce(place.group_title, '') as "groupTitle",
      max(planned.reported_on) filter (where planned.status = 'REPORTED')::text as "lastReportedOn",
      coalesce((json_agg(json_build_object('id', planned.id, 'ref', planned.ref, 'title', planned.title, 'status', planned.status,
        'year', extract(year from coalesce(planned.reported_on, planned.planned_to, planned.planned_from))::int)
        order by coalesce(planned.reported_on, planned.planned_to, planned.planned_from) nulls last, planned.ref)
        filter (where planned.id is not null)), '[]') as audits
    from place left join planned on planned.adopted_standard_id = place.id and (planned.is_whole or exists (
      select from top where top.adopted_id = place.id and top.top_id = place.group_id and case when planned.is_followed
        then exists (select from followed where followed.id = planned.id and followed.group_id = top.group_id)
        else top.name = any(planned.groups) end))
    group by place.id, place.title, place.number, place.group_id, place.name, place.group_title, place.position
    order by place.title, place.id, place.position nulls first`);

/** How the audits cover the adopted standards over the years (ISO/IEC 27001, 9.2.2). */
export async function auditProgramme(): Promise<Schemas['AuditedStandard'][]> {
  const standards = new Map<string, Schemas['AuditedStandard']>();
  for (const { id, title, number, name, groupTitle, lastReportedOn, audits } of (
    await rows(await followedControls(sql`audit.status <> 'CANCELLED'`))
  ).rows) {
    const standard = standards.get(id) ?? { id, title, number, groups: [] };
    standard.groups.push({ name, title: groupTitle, lastReportedOn, audits: audits.slice(0, mostAudits) });
    standards.set(id, standard);
  }
  return [...standards.values()];
}
