import { and, asc, eq, isNull } from 'drizzle-orm';

import { competenceResults, type CompetentPerson } from '#domain/staff/competence.ts';
import { requirementsInWords } from '#domain/words/staff-competence.ts';
import { competenceStateValues } from '#openapi/generated/values.ts';
import { invalid, notFound } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import {
  competence,
  record,
  staffCompetence,
  staffMember,
  staffMemberRole,
  staffRole,
  staffRoleCompetence,
  staffTraining,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { organisationToday } from '#server/modules/organisation/index.ts';
import { entryOf, logActivity, refuseUnknownChoices } from '#server/modules/record/index.ts';

type Required = Schemas['RequiredCompetence'];
type Need = Schemas['CompetenceNeed'];

/** More would no longer be a list that people read. */
const mostRequired = 50;

const requiredBy = (roleId: string): Promise<Required[]> =>
  db
    .select({ competence: { id: competence.id, name: competence.name }, level: staffRoleCompetence.level })
    .from(staffRoleCompetence)
    .innerJoin(competence, eqWithinOrganisation(competence.id, staffRoleCompetence.competenceId))
    .where(eq(staffRoleCompetence.roleId, roleId))
    .orderBy(asc(competence.position), asc(competence.id));

/** Who may change what a role requires locks the role first. @throws ApiError 404 */
async function foundRole(id: string, lock: boolean): Promise<{ id: string; name: string }> {
  const rows = db.select({ id: staffRole.id, name: staffRole.name }).from(staffRole).where(eq(staffRole.id, id));
  const [found] = await (lock ? rows.for('update') : rows);
  if (found === undefined) throw notFound();
  return found;
}

/** What a role requires of those who have it. */
export const requirementHandlers: Pick<HandlersOf<'StaffRequirements'>, 'ofRole' | 'require' | 'ofStaffMember'> = {
  async ofRole({ path: { id } }) {
    await foundRole(id, false);
    return requiredBy(id);
  },

  async require({ path: { id }, body: { competenceId, level } }, context) {
    const role = await foundRole(id, true);
    const before = await requiredBy(id);
    const isKnown = before.some(({ competence: one }) => one.id === competenceId);
    if (!isKnown && level !== null)
      await refuseUnknownChoices({ competenceId: entryOf('competence') }, { competenceId });
    if (!isKnown && level !== null && before.length >= mostRequired)
      throw invalid([{ field: 'competenceId', message: `A role requires at most ${mostRequired} competences` }]);
    const key = { organisationId: context.organisation.id, roleId: id, competenceId };
    const { organisationId, roleId, competenceId: what } = staffRoleCompetence;
    if (level === null) await db.delete(staffRoleCompetence).where(and(eq(roleId, id), eq(what, competenceId)));
    else
      await db
        .insert(staffRoleCompetence)
        .values({ ...key, level })
        .onConflictDoUpdate({ target: [organisationId, roleId, what], set: { level } });
    const after = await requiredBy(id);
    const [old, now] = [requirementsInWords(before), requirementsInWords(after)];
    if (old !== now)
      await logActivity(context, {
        action: 'UPDATE',
        entityType: 'staffRole',
        entityId: id,
        entityName: role.name,
        changes: [{ field: 'competences', old, new: now }],
      });
    return after;
  },

  ofStaffMember: ({ path: { id } }) => needsOf(id),
};

/** @throws ApiError 404 */
async function statusOf(id: string) {
  const [found] = await db
    .select({ status: staffMember.status })
    .from(staffMember)
    .innerJoin(record, eqWithinOrganisation(record.id, staffMember.id))
    .where(and(eq(staffMember.id, id), isNull(record.deletedAt)));
  if (found === undefined) throw notFound();
  return found.status;
}

/** What the roles of a staff member require, in the order of the roles and the competences. */
const roleNeeds = (id: string) =>
  db
    .select({
      roleId: staffRole.id,
      role: staffRole.name,
      competenceId: competence.id,
      competence: competence.name,
      level: staffRoleCompetence.level,
    })
    .from(staffMemberRole)
    .innerJoin(staffRole, eqWithinOrganisation(staffRole.id, staffMemberRole.roleId))
    .innerJoin(staffRoleCompetence, eqWithinOrganisation(staffRoleCompetence.roleId, staffRole.id))
    .innerJoin(competence, eqWithinOrganisation(competence.id, staffRoleCompetence.competenceId))
    .where(eq(staffMemberRole.staffMemberId, id))
    .orderBy(asc(competence.position), asc(competence.id), asc(staffRole.position), asc(staffRole.id));

const heldBy = (id: string): Promise<CompetentPerson['held'][number][]> =>
  db
    .select({
      competenceId: staffCompetence.competenceId,
      level: staffCompetence.level,
      trainingId: staffCompetence.trainingId,
    })
    .from(staffCompetence)
    .where(and(eq(staffCompetence.staffMemberId, id), isNull(staffCompetence.removedAt)));

const trainingsOf = (id: string): Promise<CompetentPerson['trainings'][number][]> =>
  db
    .select({
      id: staffTraining.id,
      kind: staffTraining.kind,
      title: staffTraining.title,
      doneOn: staffTraining.doneOn,
      expiresOn: staffTraining.expiresOn,
    })
    .from(staffTraining)
    .where(and(eq(staffTraining.staffMemberId, id), isNull(staffTraining.removedAt)));

/** The gaps first: what is missing, has lapsed, or is known too little. */
const order = (state: Need['state']) => -competenceStateValues.indexOf(state);

/** What the roles of a staff member require beside what they have. @throws ApiError 404 */
async function needsOf(id: string): Promise<Need[]> {
  const hasLeft = (await statusOf(id)) === 'DEACTIVATED';
  const needs = await roleNeeds(id);
  const person = { hasLeft, needs, held: await heldBy(id), trainings: await trainingsOf(id) };
  const named = new Map(needs.map((need) => [need.competenceId, need.competence]));
  const roles = new Map(needs.map((need) => [need.roleId, need.role]));
  const reference = (names: ReadonlyMap<string, string>, of: string) => ({ id: of, name: names.get(of) ?? '' });
  return competenceResults(person, await organisationToday())
    .map(({ competenceId, roleIds, required, held, state }) => ({
      competence: reference(named, competenceId),
      required,
      roles: roleIds.map((roleId) => reference(roles, roleId)),
      held,
      state,
    }))
    .toSorted((one, other) => order(one.state) - order(other.state));
}
