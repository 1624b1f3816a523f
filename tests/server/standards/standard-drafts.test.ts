import { beforeAll, expect, test, vi } from 'vitest';

import { DraftError } from '#server/ai/ai.ts';
import { templateDrafter } from '#server/ai/template-drafter.ts';
import { startWorker } from '#server/jobs/worker.ts';
import { questionJobs } from '#server/modules/standard/index.ts';
import { platformDraft } from '#tests/contract/standard-fixtures.ts';
import { useLawPlaces } from '#tests/laws/places.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import type { Answer } from '#tests/server/support/http.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

let administrator: Person;

beforeAll(async () => {
  administrator = await addPerson(places().server, { platform: { role: 'ADMIN', level: 'DELETE' } });
});

interface OpenDraft {
  readonly id: string;
  readonly groupId: string;
  readonly controlId: string;
  /** Calls an operation of the draft, with the version that it has now. */
  readonly edit: (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => Promise<Answer>;
  readonly shown: () => Promise<unknown>;
}

async function openDraft(): Promise<OpenDraft> {
  const { id, controlId } = await platformDraft(places().harbour);
  const address = `/api/admin/standard/version/${id}`;
  const shown = async () => at((await administrator.call(address)).body, 'data');
  const edit: OpenDraft['edit'] = async (method, path, body) => {
    const version = numberAt(await shown(), 'version.version');
    if (method === 'DELETE') return administrator.call(`${address}${path}?version=${version}`, { method });
    return administrator.call(`${address}${path}`, { method, body: { version, ...body } });
  };
  return { id, groupId: textAt(await shown(), 'groups.0.id'), controlId, edit, shown };
}

const control = {
  parentId: null,
  code: 'c-2',
  title: 'Doors',
  statement: 'Doors are locked.',
  guidance: '',
  typicalEvidence: 'A list of keys.',
  importance: 'MANDATORY',
  levels: [],
  isAssessed: true,
  mayBeExcluded: false,
  isInStatement: true,
  before: null,
};

test('groups and controls are added, renamed and moved', async () => {
  const { groupId, controlId, edit, shown } = await openDraft();
  const inner = await edit('POST', '/group', { parentId: groupId, code: 'g.1', title: 'Inner', before: null });
  const innerId = textAt(inner.body, 'data.id');
  const added = await edit('POST', '/control', { ...control, groupId: innerId });
  expect(added).toMatchObject({ status: 200, body: { data: { version: { controlCount: 2, assessedCount: 2 } } } });
  await edit('PATCH', `/control/${textAt(added.body, 'data.id')}`, {
    ...control,
    groupId,
    title: 'Gates',
    before: controlId,
  });
  expect(await shown()).toMatchObject({
    groups: [{ id: groupId }, { id: innerId, parentId: groupId, title: 'Inner' }],
    controls: [
      { code: 'c-2', title: 'Gates', groupId, importance: 'MANDATORY', mayBeExcluded: false },
      { code: 'c-1', groupId },
    ],
  });
  const circle = await edit('PATCH', `/group/${groupId}`, { parentId: innerId, code: null, title: 'A', before: null });
  expect(circle).toMatchObject({ status: 400, body: { errors: [{ field: 'parentId' }] } });
  const twice = await edit('POST', '/control', { ...control, groupId });
  expect(twice).toMatchObject({ status: 409, body: { errors: [{ field: 'code' }] } });
  const strange = await edit('POST', '/control', { ...control, code: 'c-3', groupId: controlId });
  expect(strange).toMatchObject({ status: 400, body: { errors: [{ field: 'groupId' }] } });
});

test('an unchanged text keeps its structure, and the hash of a changed one is another', async () => {
  const { groupId, controlId, edit, id } = await openDraft();
  const address = `/api/admin/standard/version/${id}/control/${controlId}`;
  const before = at((await administrator.call(`${address}/draft`)).body, 'data');
  expect(before).toMatchObject({ code: 'c-1', statement: 'Harbour is kept.', guidance: '', questions: [] });
  const input = {
    ...control,
    groupId,
    code: 'c-1',
    title: 'New',
    statement: 'Harbour is kept.',
    guidance: 'Look twice.',
  };
  await edit('PATCH', `/control/${controlId}`, input);
  expect(at((await administrator.call(address)).body, 'data.texts')).toMatchObject([
    { name: 'statement', prose: 'Harbour is kept.' },
    { name: 'guidance', prose: 'Look twice.' },
    { name: 'typical-evidence', prose: 'A list of keys.' },
  ]);
});

test('a removal is undone with all that was in it', async () => {
  const { groupId, controlId, edit, shown } = await openDraft();
  await edit('PATCH', `/control/${controlId}/questions`, { questions: [] });
  const before = await shown();
  const removed = await edit('DELETE', `/group/${groupId}`);
  expect(await shown()).toMatchObject({ groups: [], controls: [], version: { controlCount: 0, assessedCount: 0 } });
  const removalId = textAt(removed.body, 'data.removalId');
  expect(await edit('POST', `/removal/${removalId}/undo`)).toMatchObject({ status: 200 });
  expect({ ...Object(await shown()), version: null }).toEqual({ ...Object(before), version: null });
  expect(await edit('POST', `/removal/${removalId}/undo`)).toMatchObject({ status: 404 });
});

test('a removal is not undone while its code is in use, or what held it is gone', async () => {
  const { groupId, controlId, edit } = await openDraft();
  const removed = await edit('DELETE', `/control/${controlId}`);
  const undo = () => edit('POST', `/removal/${textAt(removed.body, 'data.removalId')}/undo`);
  const other = await edit('POST', '/control', { ...control, code: 'c-1', groupId });
  expect(await undo()).toMatchObject({ status: 409, body: { errors: [{ field: 'code' }] } });
  await edit('DELETE', `/control/${textAt(other.body, 'data.id')}`);
  await edit('DELETE', `/group/${groupId}`);
  expect(await undo()).toMatchObject({ status: 409, body: { errors: [{ field: 'removalId' }] } });
});

test('levels are replaced, and taken from the controls that had them', async () => {
  const { id, groupId, controlId, edit, shown } = await openDraft();
  await edit('PATCH', '/level', {
    levels: [
      { ref: 'L1', name: 'Low' },
      { ref: 'L2', name: 'High' },
    ],
  });
  await edit('PATCH', `/control/${controlId}`, { ...control, code: 'c-1', groupId, levels: ['L1', 'L2'] });
  await edit('PATCH', '/level', { levels: [{ ref: 'L2', name: 'High' }] });
  expect(await shown()).toMatchObject({ levels: [{ ref: 'L2' }], controls: [{ levels: ['L2'] }] });
  const twice = await edit('PATCH', '/level', {
    levels: [
      { ref: 'A', name: 'A' },
      { ref: 'A', name: 'B' },
    ],
  });
  expect(twice).toMatchObject({ status: 400, body: { errors: [{ field: 'levels/1/ref' }] } });
  const exported = await administrator.call(`/api/admin/standard/version/${id}/export?format=oscal`);
  expect(exported.text).toContain('L2');
});

test('someone who has read an older draft is shown the present one', async () => {
  const { id, groupId, edit } = await openDraft();
  await edit('PATCH', `/group/${groupId}`, { parentId: null, code: 'g', title: 'Renamed', before: groupId });
  const late = await administrator.call(`/api/admin/standard/version/${id}/group`, {
    method: 'POST',
    body: { version: 1, parentId: null, code: null, title: 'Late', before: null },
  });
  expect(late).toMatchObject({ status: 409, body: { current: { id, version: 2 } } });
});

test('what is published has no edits', async () => {
  const { id, groupId, controlId, edit, shown } = await openDraft();
  await administrator.call(`/api/admin/standard/version/${id}/status`, { method: 'POST', body: { action: 'PUBLISH' } });
  const before = await shown();
  for (const edited of [
    await edit('POST', '/group', { parentId: null, code: null, title: 'A', before: null }),
    await edit('DELETE', `/group/${groupId}`),
    await edit('PATCH', `/control/${controlId}`, { ...control, groupId }),
    await edit('PATCH', `/control/${controlId}/questions`, { questions: [] }),
    await edit('PATCH', '/level', { levels: [] }),
    await edit('POST', '/question-generation'),
  ])
    expect(edited).toMatchObject({ status: 409, body: { errors: [{ field: 'status' }] } });
  expect(await shown()).toEqual(before);
});

test('questions are generated for the assessed controls that have none, and suggest a result and a maturity', async () => {
  const { id, groupId, controlId, edit, shown } = await openDraft();
  const own = { text: 'Ours?', isMultiple: false, options: [] };
  await edit('PATCH', `/control/${controlId}/questions`, { questions: [own] });
  const added = await edit('POST', '/control', { ...control, groupId });
  expect(await edit('POST', '/question-generation')).toMatchObject({ body: { data: { generation: 'RUNNING' } } });
  const publish = { method: 'POST', body: { action: 'PUBLISH' } } as const;
  expect(await administrator.call(`/api/admin/standard/version/${id}/status`, publish)).toMatchObject({ status: 409 });
  const { server } = places();
  const handlers = questionJobs(server.database.platform, templateDrafter);
  const worker = startWorker({ database: server.database, jobs: server.jobs, log: quiet, handlers });
  await vi.waitFor(async () => expect(await shown()).toMatchObject({ version: { generation: 'NONE' } }), 20_000);
  await worker.close();
  const questionsOf = async (one: string) =>
    at((await administrator.call(`/api/admin/standard/version/${id}/control/${one}`)).body, 'data.questions');
  expect(await questionsOf(controlId)).toMatchObject([{ text: 'Ours?' }]);
  expect(await questionsOf(textAt(added.body, 'data.id'))).toMatchObject([
    {
      text: 'Is c-2 (Doors) carried out as its statement asks?',
      options: [{ result: 'COMPLIANT', maturity: 3 }, {}, {}, {}, {}],
    },
    { isMultiple: true },
  ]);
});

test('a model that fails leaves what was stored, and says why', async () => {
  const { edit, shown } = await openDraft();
  await edit('POST', '/question-generation');
  const { server } = places();
  const failing = {
    model: 'test',
    // oxlint-disable-next-line require-yield -- It fails before its first word.
    async *draft(): AsyncGenerator<string, never> {
      throw new DraftError('UNAVAILABLE');
    },
  };
  const handlers = questionJobs(server.database.platform, failing);
  const worker = startWorker({ database: server.database, jobs: server.jobs, log: quiet, handlers });
  const failed = { generation: 'FAILED', generationError: 'The model is not responding. Try again later.' };
  await vi.waitFor(async () => expect(await shown()).toMatchObject({ version: failed }), 20_000);
  await worker.close();
});
