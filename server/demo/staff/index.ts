import type { OrganisationContext } from '#server/contract/types.ts';
import { staffModule } from '#server/modules/staff/index.ts';

import { dayFromNow, idOf, readPeople } from '../choices.ts';
import { settings, type Seed } from '../seeds.ts';
import type { DemoStaffMember } from './harbour.ts';

export { harbourStaff } from './harbour.ts';

type Ids = ReadonlyMap<string, string>;

/** A staff member as someone would add them. */
const inputOf = (demo: DemoStaffMember, people: Ids, added: Ids) => ({
  title: demo.name,
  position: demo.position,
  department: demo.department,
  location: demo.location,
  managerId: demo.manager === undefined ? null : idOf(added, demo.manager),
  deputyId: demo.deputy === undefined ? null : idOf(added, demo.deputy),
  accountId: demo.account === undefined ? null : idOf(people, demo.account),
  responsibilities: demo.responsibilities ?? '',
  authorities: demo.authorities ?? '',
  requiredCompetence: demo.requiredCompetence ?? '',
  competence: demo.competence ?? '',
  startsOn: dayFromNow(demo.startsInDays),
});

/** Adds what a staff member was taught, and what they have to do. */
async function addParts(id: string, { trainings = [], duties = [] }: DemoStaffMember, context: OrganisationContext) {
  const { StaffDuties, StaffTrainings } = staffModule(settings);
  for (const { doneDaysAgo, ...training } of trainings) {
    const doneOn = doneDaysAgo === undefined ? null : dayFromNow(-doneDaysAgo);
    await StaffTrainings.add({ path: { id }, query: {}, body: { ...training, doneOn } }, context);
  }
  for (const body of duties) await StaffDuties.add({ path: { id }, query: {}, body }, context);
}

/** Adds a staff member, who works here already, will, or has left. @returns their id */
async function addStaffMember(
  demo: DemoStaffMember,
  people: Ids,
  added: Ids,
  context: OrganisationContext,
): Promise<string> {
  const { Staff, StaffCourse } = staffModule(settings);
  const { id, ...created } = await Staff.create({ path: {}, query: {}, body: inputOf(demo, people, added) }, context);
  const act = (version: number, action: 'ACTIVATE' | 'DEACTIVATE', inDays: number) => {
    const day = dayFromNow(inDays) ?? '';
    return StaffCourse.changeStatus({ path: { id }, query: {}, body: { version, action, day } }, context);
  };
  await addParts(id, demo, context);
  if (demo.startsInDays > 0) return id;
  const active = await act(created.version, 'ACTIVATE', demo.startsInDays);
  if (demo.leftDaysAgo !== undefined) await act(active.version, 'DEACTIVATE', -demo.leftDaysAgo);
  return id;
}

/** Staff with their managers, and someone who has left. */
export const seedStaff =
  (staff: readonly DemoStaffMember[]): Seed =>
  async (context) => {
    const people = await readPeople();
    const added = new Map<string, string>();
    for (const demo of staff) added.set(demo.name, await addStaffMember(demo, people, added, context));
    return staff.length;
  };
