import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';

import { competenceLevelValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  competence,
  rankOf,
  staffCompetence,
  staffMember,
  staffMemberRole,
  staffRoleCompetence,
  staffTraining,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { todayInQuery } from '#server/modules/organisation/index.ts';
import type { AddedValue } from '#server/modules/record/index.ts';

type Reference = Schemas['CategoryReference'];
type Standing = Schemas['CompetenceStanding'];

/**
 * Whether what proves a competence of the enclosing statement does not count: `isProven` of domain/staff/competence.ts,
 * as one condition.
 */
export const isLapsed = sql<boolean>`(${staffCompetence.trainingId} is not null and not exists (
  select from ${staffTraining} as proof join ${staffTraining} as valid
    on valid.organisation_id = proof.organisation_id and valid.staff_member_id = proof.staff_member_id
    and valid.kind = proof.kind and lower(valid.title) = lower(proof.title) and valid.removed_at is null
    and valid.done_on is not null and (valid.expires_on is null or valid.expires_on >= ${todayInQuery})
  where proof.organisation_id = ${staffCompetence.organisationId} and proof.id = ${staffCompetence.trainingId}
    and proof.removed_at is null))`;

/** The level of each rank. */
const levels = sql`(array[${sql.join(
  competenceLevelValues.map((level) => sql.raw(`'${level}'`)),
  sql`, `,
)}])`;

/**
 * What is required of the staff member of the enclosing statement: a row for each competence with `competence_id`,
 * `required`, `held` and `state`. The rule of domain/staff/competence.ts for lists; tests/server/api/staff-competence.test.ts
 * compares both.
 */
export const statesOfMember = sql`(select competence_id, ${levels}[required] as required, ${levels}[coalesce(valid, held)] as held,
    case when valid >= required then 'MET' when valid is not null then 'BELOW'
      when held is not null then 'LAPSED' else 'MISSING' end as state
  from (select ${staffRoleCompetence.competenceId} as competence_id, max(${rankOf(staffRoleCompetence.level)}) as required
    from ${staffMemberRole} join ${staffRoleCompetence}
      on ${eqWithinOrganisation(staffRoleCompetence.roleId, staffMemberRole.roleId)}
    where ${and(eqWithinOrganisation(staffMemberRole.staffMemberId, staffMember.id), ne(staffMember.status, 'DEACTIVATED'))}
    group by 1) as need
  left join lateral (select max(${rankOf(staffCompetence.level)}) as held,
      max(${rankOf(staffCompetence.level)}) filter (where not ${isLapsed}) as valid
    from ${staffCompetence}
    where ${and(eqWithinOrganisation(staffCompetence.staffMemberId, staffMember.id), isNull(staffCompetence.removedAt))}
      and ${staffCompetence.competenceId} = need.competence_id) as has on true)`;

const named = (condition: SQL) =>
  sql<Reference[]>`(select coalesce(json_agg(json_build_object('id', ${competence.id}, 'name', ${competence.name})
      order by ${competence.position}, ${competence.id}), '[]')
    from ${statesOfMember} as states join ${competence} on ${eq(competence.organisationId, staffMember.organisationId)}
      and ${competence.id} = states.competence_id
    where ${condition})`;

/** A value that is computed for the staff member of the enclosing statement. */
function computed<Value>(ofRecord: SQL<Value>, none: Value): AddedValue<Value> {
  return {
    ofRecord,
    async ofMany(ids) {
      const { rows } = await db.execute<{ id: string; value: Value }>(sql`
        select ${staffMember.id} as id, ${ofRecord} as value from ${staffMember}
        where ${staffMember.id} = any(${sql.param(ids)}::uuid[])`);
      return new Map(rows.map(({ id, value }) => [id, value]));
    },
    none,
  };
}

/** Whether someone has what their roles require. */
export const standingToday = sql<Standing>`coalesce((select case when bool_or(states.state <> 'MET') then 'GAPS' else 'MET' end
  from ${statesOfMember} as states having count(*) > 0), 'NOT_REQUIRED')`;

/** What lists show of competences. */
export const competenceValues = {
  competenceStanding: computed<Standing>(standingToday, 'NOT_REQUIRED'),
  competenceGaps: computed<Reference[]>(named(sql`states.state <> 'MET'`), []),
  competencesMet: computed<Reference[]>(named(sql`states.state = 'MET'`), []),
};

const hasState = (ids: readonly string[] | undefined, state: SQL) =>
  ids &&
  sql`exists (select from ${statesOfMember} as states
    where ${state} and states.competence_id = any(${sql.param([...ids])}::uuid[]))`;

/** Who lacks one of these competences. */
export const lacksOneOf = (ids: readonly string[] | undefined) => hasState(ids, sql`states.state <> 'MET'`);

/** Who has one of these competences as their roles require it. */
export const meetsOneOf = (ids: readonly string[] | undefined) => hasState(ids, sql`states.state = 'MET'`);
