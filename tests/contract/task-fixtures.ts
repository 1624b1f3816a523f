import type { Schemas } from '#server/contract/types.ts';
import { textAt } from '#tests/server/identity/support.ts';

import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { newPart, removedPart } from './record-parts.ts';
import { create, createPlain, referenceOf, unique, type Body, type Stored } from './samples.ts';

const items = { of: 'Tasks', list: 'checklist', one: 'checklist-item' } as const;

/** A task with a title, and what else is given. */
export const newTask = (place: Place, given: Body = {}): Promise<Stored> =>
  create(place, 'Tasks', { title: `${place.marker} ${unique()}`, ...given });

/** How a task recurs: monthly from a day on, unless something else is given. */
export const monthly = (anchor: string, given: Partial<Schemas['TaskRecurrence']> = {}): Schemas['TaskRecurrence'] => ({
  every: 'MONTHLY',
  interval: 1,
  anchor,
  basis: 'FIXED',
  weekdays: [],
  months: [],
  day: 'ANCHOR',
  nth: null,
  weekday: null,
  shift: 'NONE',
  until: null,
  count: null,
  ...given,
});

/** Makes a task recur. */
export const recur = (place: Place, { id, version }: Stored, recurrence: Schemas['TaskRecurrence']) =>
  place.owner.call(`/api/task/${id}/recurrence`, {
    method: 'POST',
    body: { version, recurrence },
    organisation: place.organisation.id,
  });

/** The id of the first status with a name. */
export async function statusNamed({ owner, organisation }: Place, name: string): Promise<string> {
  const { body } = await owner.call(`/api/task-status/options?search=${encodeURIComponent(name)}`, {
    organisation: organisation.id,
  });
  return textAt(body, 'data.0.id');
}

/** What a playbook of the place says, unless something else is given. */
export const playbookOf = (place: Place, given: Partial<Schemas['PlaybookInput']> = {}): Schemas['PlaybookInput'] => ({
  title: `${place.marker} ${unique()}`,
  description: place.marker,
  incidentTypeId: null,
  tierId: null,
  items: [playbookItem(place.marker)],
  ...given,
});

/** A task of a playbook, due two days after its record was created. */
export const playbookItem = (title: string, given: Partial<Schemas['PlaybookItem']> = {}): Schemas['PlaybookItem'] => ({
  title,
  description: '',
  ownerId: null,
  dueAfter: 2,
  dueUnit: 'DAYS',
  dueFrom: 'CREATED',
  after: [],
  ...given,
});

/** A playbook with every id that it can have. */
const boundPlaybook = async (place: Place) =>
  playbookOf(place, {
    incidentTypeId: (await createPlain(place, 'IncidentTypes')).id,
    tierId: (await createPlain(place, 'AssessmentTiers')).id,
    items: [playbookItem(place.marker, { ownerId: place.owner.id })],
  });

/** Adds a playbook to the place. */
export async function addPlaybook(place: Place, given: Partial<Schemas['PlaybookInput']> = {}) {
  const { body } = await place.owner.call('/api/playbooks', {
    method: 'POST',
    body: playbookOf(place, given),
    organisation: place.organisation.id,
  });
  return { id: textAt(body, 'data.id'), version: 1 };
}

/** Valid inputs of the operations on projects and tasks, besides those of registers and look-ups. */
export const taskFixtures = {
  'ProjectReports.report': async (place) => ({ path: { id: (await createPlain(place, 'Projects')).id } }),
  'ProjectReports.exportReport': async (place) => ({
    path: { id: (await createPlain(place, 'Projects')).id },
    query: { format: 'csv' },
  }),
  'ProjectCourse.changeStatus': async (place) => {
    const { id, version } = await createPlain(place, 'Projects');
    return { path: { id }, body: { version, action: 'CANCEL', reason: 'Not needed' } };
  },
  'TaskCourse.changeStatus': async (place) => {
    const { id, version } = await createPlain(place, 'Tasks');
    return { path: { id }, body: { version, action: 'CANCEL', reason: 'Not needed' } };
  },
  'TaskCourse.move': async (place) => {
    const statusId = await statusNamed(place, 'In review');
    const moveTo = async (beforeId: string | null, afterId: string | null) => {
      const { id } = await createPlain(place, 'Tasks');
      const { body } = await place.owner.call(`/api/task/${id}`, { organisation: place.organisation.id });
      const fromStatusId = textAt(body, 'data.status.id');
      return { path: { id }, body: { statusId, beforeId, afterId, fromStatusId } };
    };
    const [before, after] = [await moveTo(null, null), await moveTo(null, null)];
    for (const { path, body } of [before, after])
      await place.owner.call(`/api/task/${path.id}/move`, {
        method: 'POST',
        body,
        organisation: place.organisation.id,
      });
    return moveTo(before.path.id, after.path.id);
  },
  'TaskCourse.recur': async (place) => {
    const { id, version } = await createPlain(place, 'Tasks');
    const recurrence = monthly('2027-01-29', {
      every: 'YEARLY',
      months: [2],
      day: 'WEEKDAY',
      nth: -1,
      weekday: 5,
      until: '2030-12-31',
    });
    return { path: { id }, body: { version, recurrence } };
  },
  'TaskCourse.completionEffect': async (place) => {
    const task = await createPlain(place, 'Tasks');
    await recur(place, task, monthly('2026-01-31'));
    return { path: { id: task.id } };
  },
  'TaskCourse.skip': async (place) => {
    const task = await createPlain(place, 'Tasks');
    await recur(place, task, monthly('2027-01-31'));
    return { path: { id: task.id }, body: { version: task.version + 1, reason: 'Closed for the holidays' } };
  },
  'TaskCourse.reopen': async (place) => {
    const task = await createPlain(place, 'Tasks');
    await recur(place, task, monthly('2027-01-31'));
    await place.owner.call(`/api/task/${task.id}/skip`, {
      method: 'POST',
      body: { version: task.version + 1, reason: 'By mistake' },
      organisation: place.organisation.id,
    });
    return { path: { id: task.id }, body: { version: task.version + 2, number: 1, reason: 'It was done after all' } };
  },
  'TaskCourse.planned': async (place) => {
    await recur(place, await createPlain(place, 'Tasks'), monthly('2027-01-31'));
    const names = ['projectId', 'statusId', 'severityId', 'ownerId', 'labelId'] as const;
    const ids = await Promise.all(names.map((name) => referenceOf(place, 'Tasks', name)));
    const chosen = Object.fromEntries(names.map((name, index) => [name, [ids[index]]]));
    return { query: { from: '2027-02-01', to: '2027-12-31', every: ['MONTHLY'], state: ['TODO'], ...chosen } };
  },
  'RecordTasks.ofRecord': async (place) => {
    const { id } = await createPlain(place, 'InformationAssets');
    await place.owner.call(`/api/records/${id}/tasks`, {
      method: 'POST',
      body: { title: place.marker },
      organisation: place.organisation.id,
    });
    return { path: { id } };
  },
  'RecordTasks.add': async (place) => ({
    path: { id: (await createPlain(place, 'InformationAssets')).id },
    body: { title: place.marker, ownerId: place.owner.id, dueOn: '2027-01-31' },
  }),
  'Playbooks.all': async (place) => {
    await addPlaybook(place);
    return {};
  },
  'Playbooks.add': async (place) => ({ body: await boundPlaybook(place) }),
  'Playbooks.replace': async (place) => {
    const { id, version } = await addPlaybook(place);
    return { path: { id }, body: { ...(await boundPlaybook(place)), version } };
  },
  'Playbooks.discard': async (place) => {
    const { id, version } = await addPlaybook(place);
    return { path: { id }, query: { version } };
  },
  'Playbooks.offered': async (place) => {
    await addPlaybook(place);
    return { path: { id: (await createPlain(place, 'InformationAssets')).id } };
  },
  'Playbooks.start': async (place) => ({
    path: { id: (await createPlain(place, 'InformationAssets')).id },
    body: { playbookId: (await addPlaybook(place)).id },
  }),
  'TaskCourse.occurrences': async (place) => ({ path: { id: (await createPlain(place, 'Tasks')).id } }),
  'TaskFigures.statistics': async () => ({}),
  'TaskCourse.dates': async (place) => ({
    body: { recurrence: monthly('2027-01-31'), taskId: (await createPlain(place, 'Tasks')).id },
  }),
  'TaskDrafts.plan': async ({ marker }) => ({
    body: { title: `Certification ${marker}`, description: marker, days: 120 },
  }),
  'TaskChecklists.ofRecord': async (place) => ({ path: { id: (await newPart(place, items)).recordId } }),
  'TaskChecklists.add': async (place) => ({
    path: { id: (await createPlain(place, 'Tasks')).id },
    body: { title: place.marker, done: true },
  }),
  'TaskChecklists.update': async (place) => {
    const { id, version } = await newPart(place, items);
    return { path: { id }, body: { version, title: `${place.marker} changed`, done: true } };
  },
  'TaskChecklists.remove': async (place) => {
    const { id, version } = await newPart(place, items);
    return { path: { id }, query: { version } };
  },
  'TaskChecklists.restore': async (place) => {
    const { id, version } = await removedPart(place, items);
    return { path: { id }, body: { version } };
  },
} satisfies FixturesOf<
  | 'Playbooks'
  | 'ProjectCourse'
  | 'ProjectReports'
  | 'RecordTasks'
  | 'TaskCourse'
  | 'TaskChecklists'
  | 'TaskDrafts'
  | 'TaskFigures'
>;
