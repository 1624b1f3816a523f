import { asc, eq, sql } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { complianceAssessor, record, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
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

/**
 * The auditors who answer for something in the scope of their audit: as owners of its controls, or of own controls that serve
 * them. The assessors of its assessment are auditors too. Auditors are to be impartial (ISO/IEC 27001, 9.2.2 b).
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
  const { rows } = await db.execute<{ id: string; positions: number; ownControls: Schemas['RecordReference'][] }>(sql`
    with scope as materialized (select organisation_id, position_id from ${scope} as in_scope),
    owned as (
      select p.owner_id as id, count(*)::int as count from scope
      join control_position p on p.organisation_id = scope.organisation_id and p.id = scope.position_id
      where p.owner_id = any(${sql.param(people.map(({ id }) => id))}::uuid[]) group by p.owner_id),
    answered as (
      select distinct own.owner_id, ${record.id} as record_id, ${record.ref} as ref, ${shownRecord(record)} ::jsonb as shown from scope
      join control_link link on link.organisation_id = scope.organisation_id and link.position_id = scope.position_id
      join own_control own on own.organisation_id = link.organisation_id and own.id = link.own_control_id
        and own.implementation <> 'RETIRED'
      join ${record} on ${record.organisationId} = own.organisation_id and ${record.id} = own.id and ${record.deletedAt} is null
      where own.owner_id = any(${sql.param(people.map(({ id }) => id))}::uuid[]))
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
