import type { OrganisationContext } from '#server/contract/types.ts';
import { competence, staffRole } from '#server/database/schema/index.ts';
import { staffModule } from '#server/modules/staff/index.ts';

import { dayFromNow, idOf, namesOf, readPeople } from '../choices.ts';
import { settings, type Seed } from '../seeds.ts';
import { harbourRequirements, type DemoStaffMember } from './harbour.ts';

export { harbourStaff } from './harbour.ts';

type Ids = ReadonlyMap<string, string>;

/** What staff members name. */
interface Names {
  readonly people: Ids;
  readonly roles: Ids;
  readonly competences: Ids;
}

/** A staff member as someone would add them. */
const inputOf = (demo: DemoStaffMember, { people, roles }: Names, added: Ids) => ({
  title: demo.name,
  position: demo.position,
  department: demo.department,
  location: demo.location,
  managerId: demo.manager === undefined ? null : idOf(added, demo.manager),
  deputyId: demo.deputy === undefined ? null : idOf(added, demo.deputy),
  accountId: demo.account === undefined ? null : idOf(people, demo.account),
  roleIds: (demo.roles ?? []).map((name) => idOf(roles, name)),
  responsibilities: demo.responsibilities ?? '',
  authorities: demo.authorities ?? '',
  requiredCompetence: demo.requiredCompetence ?? '',
  competence: demo.competence ?? '',
  startsOn: dayFromNow(demo.startsInDays),
});

/** Adds what a staff member was taught, what they can do, and what they have to do. */
async function addParts(id: string, demo: DemoStaffMember, names: Names, context: OrganisationContext) {
  const { trainings = [], competences = [], duties = [] } = demo;
  const { StaffCompetences, StaffDuties, StaffTrainings } = staffModule(settings);
  const added = new Map<string, string>();
  for (const { doneDaysAgo, ...training } of trainings) {
    const doneOn = doneDaysAgo === undefined ? null : dayFromNow(-doneDaysAgo);
    const one = await StaffTrainings.add({ path: { id }, query: {}, body: { ...training, doneOn } }, context);
    added.set(one.title, one.id);
  }
  for (const { of, training, assessedDaysAgo, ...held } of competences) {
    const body = {
      ...held,
      competenceId: idOf(names.competences, of),
      assessedOn: assessedDaysAgo === undefined ? null : dayFromNow(-assessedDaysAgo),
      trainingId: training === undefined ? null : idOf(added, training),
    };
    await StaffCompetences.add({ path: { id }, query: {}, body }, context);
  }
  for (const body of duties) await StaffDuties.add({ path: { id }, query: {}, body }, context);
}

/** Adds a staff member, who works here already, will, or has left. @returns their id */
async function addStaffMember(
  demo: DemoStaffMember,
  names: Names,
  added: Ids,
  context: OrganisationContext,
): Promise<string> {
  const { Staff, StaffCourse } = staffModule(settings);
  const { id, ...created } = await Staff.create({ path: {}, query: {}, body: inputOf(demo, names, added) }, context);
  const act = (version: number, action: 'ACTIVATE' | 'DEACTIVATE', inDays: number) => {
    const day = dayFromNow(inDays) ?? '';
    return StaffCourse.changeStatus({ path: { id }, query: {}, body: { version, action, day } }, context);
  };
  await addParts(id, demo, names, context);
  if (demo.startsInDays > 0) return id;
  const active = await act(created.version, 'ACTIVATE', demo.startsInDays);
  if (demo.leftDaysAgo !== undefined) await act(active.version, 'DEACTIVATE', -demo.leftDaysAgo);
  return id;
}

/** Staff with their managers, roles and what these require, and someone who has left. */
export const seedStaff =
  (staff: readonly DemoStaffMember[]): Seed =>
  async (context) => {
    const names = {
      people: await readPeople(),
      roles: await namesOf(staffRole),
      competences: await namesOf(competence),
    };
    const { StaffRequirements } = staffModule(settings);
    for (const [role, of, level] of harbourRequirements) {
      const body = { competenceId: idOf(names.competences, of), level };
      await StaffRequirements.require({ path: { id: idOf(names.roles, role) }, query: {}, body }, context);
    }
    const added = new Map<string, string>();
    for (const demo of staff) added.set(demo.name, await addStaffMember(demo, names, added, context));
    return staff.length;
  };
