import { and, asc, isNull, ne, sql } from 'drizzle-orm';

import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import {
  competence,
  record,
  staffMember,
  staffMemberRole,
  staffRole,
  staffRoleCompetence,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { shownRecord } from '#server/modules/record/index.ts';

import { statesOfMember } from './competence-states.ts';

/** How many of those who lack a competence are named: the register lists them all. */
const mostNamed = 20;

type RoleCompetence = Schemas['RoleCompetence'];
type Lack = Schemas['CompetenceLack'];

/** Live staff members who have not left. */
const works = and(isNull(record.deletedAt), ne(staffMember.status, 'DEACTIVATED'));

/** Staff members with their roles. */
const holders = sql`${staffMemberRole}
  join ${staffMember} on ${eqWithinOrganisation(staffMember.id, staffMemberRole.staffMemberId)}
  join ${record} on ${eqWithinOrganisation(record.id, staffMember.id)}`;

/** How many have each role. */
async function holdersByRole(): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ role: string; holders: number }>(sql`
    select ${staffMemberRole.roleId} as role, count(*)::int as holders from ${holders} where ${works} group by 1`);
  return new Map(rows.map((row) => [row.role, row.holders]));
}

interface Counted extends Record<string, unknown>, Pick<RoleCompetence, 'met' | 'lacking'> {
  readonly role: string;
  readonly competence: string;
  readonly lacks: Lack[];
}

/** Those who have a role, in each competence that it requires: the state is that over all their roles. */
async function standings(): Promise<readonly Counted[]> {
  const { rows } = await db.execute<Counted>(sql`
    select role, competence, (count(*) filter (where state = 'MET'))::int as met,
      (count(*) filter (where state <> 'MET'))::int as lacking,
      coalesce(json_agg(json_build_object('staffMember', shown, 'required', required, 'held', held, 'state', state)
        order by place) filter (where state <> 'MET' and place <= ${mostNamed}), '[]') as lacks
    from (select ${staffMemberRole.roleId} as role, states.competence_id as competence, states.required as required,
        states.held as held, states.state as state, ${shownRecord(record)} as shown,
        row_number() over (partition by ${staffMemberRole.roleId}, states.competence_id, states.state = 'MET'
          order by ${record.title}, ${record.id}) as place
      from ${holders}
      join ${staffRoleCompetence} on ${eqWithinOrganisation(staffRoleCompetence.roleId, staffMemberRole.roleId)}
      cross join lateral (select * from ${statesOfMember} as all_states
        where all_states.competence_id = ${staffRoleCompetence.competenceId}) as states
      where ${works}) as one
    group by role, competence`);
  return rows;
}

/** How those who have each role stand in what it requires. */
export const standing: HandlersOf<'StaffRequirements'>['standing'] = async () => {
  const roles = await db
    .select({ role: { id: staffRole.id, name: staffRole.name }, active: staffRole.active })
    .from(staffRole)
    .orderBy(asc(staffRole.position), asc(staffRole.id));
  const required = await db
    .select({
      roleId: staffRoleCompetence.roleId,
      competence: { id: competence.id, name: competence.name },
      level: staffRoleCompetence.level,
    })
    .from(staffRoleCompetence)
    .innerJoin(competence, eqWithinOrganisation(competence.id, staffRoleCompetence.competenceId))
    .orderBy(asc(competence.position), asc(competence.id));
  const [held, counted] = [await holdersByRole(), await standings()];
  const keyOf = (role: string, of: string) => `${role} ${of}`;
  const counts = new Map(counted.map((one) => [keyOf(one.role, one.competence), one]));
  return roles
    .map(({ role, active }) => ({
      role,
      active,
      holders: held.get(role.id) ?? 0,
      competences: required
        .filter(({ roleId }) => roleId === role.id)
        .map(({ competence: of, level }) => {
          const { met = 0, lacking = 0, lacks = [] } = counts.get(keyOf(role.id, of.id)) ?? {};
          return { competence: of, level, met, lacking, lacks };
        }),
    }))
    .filter(({ active, holders: count }) => active || count > 0);
};
