import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { taskSeverity, taskStatus } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { taskModule } from '#server/modules/task/index.ts';

import { dayFromNow, idOf, readPeople } from '../choices.ts';
import { settings, type Seed } from '../seeds.ts';
import type { DemoProject, DemoTask } from './harbour.ts';

export { harbourProjects, harbourTasks } from './harbour.ts';
export { harbourPlaybooks, seedPlaybooks } from './playbooks.ts';

type Ids = ReadonlyMap<string, string>;

interface Known {
  readonly people: Ids;
  readonly projects: Ids;
  readonly severities: Ids;
  readonly statuses: Ids;
}

async function addProject(demo: DemoProject, people: Ids, context: OrganisationContext): Promise<string> {
  const { Projects, ProjectCourse } = taskModule(settings);
  const { title, description, owner, startsInDays, endsInDays } = demo;
  const days = { startsOn: dayFromNow(startsInDays), endsOn: dayFromNow(endsInDays) };
  const body = { title, description, ownerId: idOf(people, owner), ...days };
  const { id, version } = await Projects.create({ path: {}, query: {}, body }, context);
  await ProjectCourse.changeStatus({ path: { id }, query: {}, body: { version, action: 'START' } }, context);
  return id;
}

const chosen = (ids: Ids, name: string | undefined) => (name === undefined ? null : idOf(ids, name));

const dayIn = (days: number | undefined) => (days === undefined ? null : dayFromNow(days));

/** A task as someone would add it. */
const inputOf = (demo: DemoTask, { people, projects, severities, statuses }: Known, added: Ids) => ({
  title: demo.title,
  projectId: chosen(projects, demo.project),
  ownerId: chosen(people, demo.owner),
  severityId: idOf(severities, demo.severity),
  statusId: chosen(statuses, demo.status),
  startsOn: dayIn(demo.startsInDays),
  dueOn: dayIn(demo.dueInDays),
  estimate: demo.estimate ?? null,
  predecessorIds: demo.after === undefined ? [] : [idOf(added, demo.after)],
});

const yearly = (anchor: string): Schemas['TaskRecurrence'] => ({
  every: 'YEARLY',
  interval: 1,
  anchor,
  basis: 'FIXED',
  weekdays: [],
  months: [],
  day: 'ANCHOR',
  nth: null,
  weekday: null,
  shift: 'AFTER',
  until: null,
  count: null,
});

/** Adds a task with its checklist; one that is done, or was done once. @returns its id */
async function addTask(demo: DemoTask, known: Known, added: Ids, context: OrganisationContext): Promise<string> {
  const { Tasks, TaskCourse, TaskChecklists } = taskModule(settings);
  const { id, version, dueOn } = await Tasks.create(
    { path: {}, query: {}, body: inputOf(demo, known, added) },
    context,
  );
  const at = { path: { id }, query: {} };
  for (const title of demo.checklist ?? []) await TaskChecklists.add({ ...at, body: { title } }, context);
  const isYearly = demo.isYearly === true && dueOn !== null;
  const { version: now } = isYearly
    ? await TaskCourse.recur({ ...at, body: { version, recurrence: yearly(dueOn) } }, context)
    : { version };
  if (isYearly || demo.isDone === true)
    await TaskCourse.changeStatus({ ...at, body: { version: now, action: 'COMPLETE' } }, context);
  return id;
}

/** Projects with their tasks, and a control that is carried out each year. */
export const seedTasks =
  (projects: readonly DemoProject[], tasks: readonly DemoTask[]): Seed =>
  async (context) => {
    const people = await readPeople();
    const named = async (table: typeof taskSeverity | typeof taskStatus) =>
      new Map((await db.select({ id: table.id, name: table.name }).from(table)).map(({ id, name }) => [name, id]));
    const added = new Map<string, string>();
    for (const demo of projects) added.set(demo.title, await addProject(demo, people, context));
    const known: Known = {
      people,
      projects: added,
      severities: await named(taskSeverity),
      statuses: await named(taskStatus),
    };
    const addedTasks = new Map<string, string>();
    for (const demo of tasks) addedTasks.set(demo.title, await addTask(demo, known, addedTasks, context));
    return projects.length + tasks.length;
  };
