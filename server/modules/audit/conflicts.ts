import { asc, eq, sql, type SQL } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { exchangedOwners } from '#server/database/exchanged-owners.ts';
import { complianceAssessor, record, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { timeZoneInQuery } from '#server/modules/organisation/index.ts';
import { shownRecord } from '#server/modules/record/index.ts';

import { auditScope } from './scope.ts';

type Audited = Pick<Schemas['Audit'], 'adoptedStandard' | 'assessment' | 'auditors' | 'groups' | 'id' | 'owner'>;

const mostShown = 20;

/** Who assesses the controls of an audit, in the assessment in which it is carried out. */
const assessorsOf = async ({ assessment }: Audited): Promise<Schemas['PersonReference'][]> =>
  assessment === null
    ? []
    : db
        .select({ id: userAccount.id, name: userAccount.name })
        .from(complianceAssessor)
        .innerJoin(userAccount, eq(userAccount.id, complianceAssessor.personId))
        .where(eq(complianceAssessor.assessmentId, assessment.id))
        .orderBy(asc(userAccount.name), asc(userAccount.id));

/** When an audit begins to be independent of owners: on its first planned day, or when it was started before. */
const independentSince = ({ id }: Audited): SQL => sql`(select least(audit.started_at,
    coalesce(audit.planned_from, audit.planned_to)::timestamp at time zone ${timeZoneInQuery})
  from audit where audit.id = ${id}::uuid)`;

/**
 * The auditors who answer for something in the scope of their audit: as owners of its controls, or of own controls that serve
 * them, also if another person owns these since the audit began. The assessors of its assessment are auditors too. Auditors are to be impartial (ISO/IEC 27001, 9.2.2 b).
 */
export async function conflictsOf(audit: Audited): Promise<Schemas['AuditorInterest'][]> {
  const { owner, auditors } = audit;
  const assessors = await assessorsOf(audit);
  const people = [
    ...new Map(
      [...(owner === null ? [] : [owner]), ...auditors, ...assessors].map((person) => [person.id, person]),
    ).values(),
  ];
  const scope = await auditScope(audit);
  const ids = sql`any(${sql.param(people.map(({ id }) => id))}::uuid[])`;
  const since = independentSince(audit);
  const { rows } = await db.execute<{ id: string; positions: number; ownControls: Schemas['RecordReference'][] }>(sql`
    with scope as materialized (select organisation_id, position_id from ${scope} as in_scope),
    owned as (
      select owner_id as id, count(*)::int as count from (
        select p.owner_id, p.id from scope
        join control_position p on p.organisation_id = scope.organisation_id and p.id = scope.position_id
        union select person_id, entity_id from ${exchangedOwners(sql`select position_id from scope`, since)} as former) as owner
      where owner_id = ${ids} group by owner_id),
    serving as materialized (
      select distinct own.organisation_id, own.id, own.owner_id from scope
      join control_link link on link.organisation_id = scope.organisation_id and link.position_id = scope.position_id
      join own_control own on own.organisation_id = link.organisation_id and own.id = link.own_control_id
        and own.implementation <> 'RETIRED'),
    answered as (
      select owner.owner_id, ${record.id} as record_id, ${record.ref} as ref, ${shownRecord(record)} ::jsonb as shown from (
        select organisation_id, id, owner_id from serving
        union select serving.organisation_id, former.entity_id, former.person_id
        from ${exchangedOwners(sql`select id from serving`, since)} as former join serving on serving.id = former.entity_id) as owner
      join ${record} on ${record.organisationId} = owner.organisation_id and ${record.id} = owner.id and ${record.deletedAt} is null
      where owner.owner_id = ${ids})
    select person.id, coalesce(owned.count, 0) as positions,
      (select coalesce(json_agg(first.shown order by first.ref), '[]') from (
        select shown, ref from answered where owner_id = person.id order by ref limit ${mostShown}) as first) as "ownControls"
    from unnest(${sql.param(people.map(({ id }) => id))}::uuid[]) as person(id) left join owned on owned.id = person.id`);
  const found = new Map(rows.map((row) => [row.id, row]));
  return people.flatMap((person) => {
    const { positions = 0, ownControls = [] } = found.get(person.id) ?? {};
    return positions === 0 && ownControls.length === 0 ? [] : [{ person, positions, ownControls }];
  });
}
