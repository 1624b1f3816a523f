import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { membershipPermission } from '#server/database/schema/index.ts';
import { attachedTo } from '#tests/contract/attachment-fixtures.ts';
import type { Place } from '#tests/contract/place.ts';
import { createPlain, type Body } from '#tests/contract/samples.ts';
import { monthly, newTask, recur, statusNamed } from '#tests/contract/task-fixtures.ts';
import { rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';
import { addPerson } from '#tests/server/support/people.ts';

const places = useLawPlaces();

const call = (path: string, body?: Body, place: Place = places().harbour) =>
  place.owner.call(`/api/${path}`, {
    organisation: place.organisation.id,
    ...(body !== undefined && { method: 'POST', body }),
  });

const versionOf = async (id: string) => at((await call(`task/${id}`)).body, 'data.version');
const act = async (id: string, action: string) =>
  call(`task/${id}/status`, { version: await versionOf(id), action, reason: '' });
const reopen = async (id: string, number: number) =>
  call(`task/${id}/occurrences/reopen`, { version: await versionOf(id), number, reason: 'The wrong file' });
const occurrencesOf = async (id: string) => rowsOf(await call(`task/${id}/occurrences`));

/** A monthly control task, due on 2099-01-31 at first, and the own control that it carries out. */
async function controlTask() {
  const { harbour } = places();
  const task = await newTask(harbour);
  await recur(harbour, task, monthly('2099-01-31'));
  const { id: ownControlId } = await createPlain(harbour, 'OwnControls');
  await call(`records/${task.id}/links`, { type: 'relates', otherId: ownControlId });
  return { id: task.id, ownControlId };
}

/** Takes a permission away from a person. */
const withoutFeature = (id: string, feature: 'ASSESSMENTS') =>
  places()
    .server.database.platform.delete(membershipPermission)
    .where(and(eq(membershipPermission.userId, id), eq(membershipPermission.feature, feature)));

const filesOf = async (id: string) => rowsOf(await call(`records/${id}/attachments`));

describe('an occurrence of a control task that is done', () => {
  test('makes its file the evidence of the own control, dated by the period', async () => {
    const { harbour } = places();
    const { id, ownControlId } = await controlTask();
    const file = await attachedTo(harbour, id);
    expect(await act(id, 'COMPLETE')).toMatchObject({ status: 200 });
    const [occurrence] = await occurrencesOf(id);
    expect(occurrence).toMatchObject({ outcome: 'DONE', coversFrom: '2099-01-01', dueOn: '2099-01-31' });
    const evidenceId = String(at(occurrence, 'evidence.id'));
    expect((await call(`evidence/${evidenceId}`)).body).toMatchObject({
      data: {
        coversFrom: '2099-01-01',
        coversTo: '2099-01-31',
        madeOn: new Date().toISOString().slice(0, 10),
        ownControls: [{ id: ownControlId }],
      },
    });
    expect(await filesOf(evidenceId)).toMatchObject([{ id: file.id }]);
    expect(await filesOf(id)).toEqual([]);
    await attachedTo(harbour, id);
    await act(id, 'COMPLETE');
    const [second] = await occurrencesOf(id);
    expect(second).toMatchObject({ number: 2, coversFrom: '2099-02-01', dueOn: '2099-02-28' });
    expect(at(second, 'evidence.id')).not.toBe(evidenceId);
  });

  test('leaves its files where they are without an own control, and makes no evidence without files', async () => {
    const { harbour } = places();
    const task = await newTask(harbour);
    await recur(harbour, task, monthly('2099-01-31'));
    const file = await attachedTo(harbour, task.id);
    await act(task.id, 'COMPLETE');
    expect(await occurrencesOf(task.id)).toMatchObject([{ evidence: null }]);
    expect(await filesOf(task.id)).toMatchObject([{ id: file.id }]);
    const { id } = await controlTask();
    await act(id, 'COMPLETE');
    expect(await occurrencesOf(id)).toMatchObject([{ evidence: null }]);
  });

  test('does not name its evidence to those who may not view evidence', async () => {
    const { harbour, server } = places();
    const { id } = await controlTask();
    await attachedTo(harbour, id);
    await act(id, 'COMPLETE');
    const reader = await addPerson(server, {
      in: [{ organisation: harbour.organisation, role: 'ORG_MANAGER', level: 'VIEW' }],
    });
    const path = `/api/task/${id}/occurrences`;
    expect(at(rowsOf(await reader.call(path)), '0.evidence.id')).toBeTypeOf('string');
    await withoutFeature(reader.id, 'ASSESSMENTS');
    expect(rowsOf(await reader.call(path))).toMatchObject([{ outcome: 'DONE', evidence: null }]);
  });
});

describe('an occurrence that is reopened', () => {
  test('is open again with its day and its files, and its evidence is removed', async () => {
    const { harbour } = places();
    const { id } = await controlTask();
    const file = await attachedTo(harbour, id);
    await act(id, 'COMPLETE');
    const evidenceId = String(at((await occurrencesOf(id))[0], 'evidence.id'));
    expect((await reopen(id, 1)).body).toMatchObject({ data: { occurrence: 1, dueOn: '2099-01-31', state: 'TODO' } });
    expect((await call(`evidence/${evidenceId}`)).status).toBe(404);
    expect(await filesOf(id)).toMatchObject([{ id: file.id }]);
    expect(await occurrencesOf(id)).toMatchObject([{ outcome: 'DONE', reopenedBy: { id: harbour.owner.id } }]);
    await act(id, 'COMPLETE');
    const [again, withdrawn] = await occurrencesOf(id);
    expect(again).toMatchObject({ number: 1, outcome: 'DONE', reopenedAt: null });
    expect(withdrawn).toMatchObject({ number: 1, reopenedBy: { id: harbour.owner.id } });
    expect(await filesOf(String(at(again, 'evidence.id')))).toMatchObject([{ id: file.id }]);
  });

  test('is refused while a later one is done, once it is reopened, and if nobody did it', async () => {
    const { harbour } = places();
    const task = await newTask(harbour);
    await recur(harbour, task, monthly('2026-01-31'));
    await act(task.id, 'COMPLETE');
    const rows = await occurrencesOf(task.id);
    expect(rows.map(({ outcome }) => outcome)).toEqual([...rows.slice(1).map(() => 'MISSED'), 'LATE']);
    expect(await reopen(task.id, 2)).toMatchObject({ status: 400, body: { errors: [{ field: 'number' }] } });
    await act(task.id, 'COMPLETE');
    const refused = await reopen(task.id, 1);
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ field: 'number' }] } });
    expect((await reopen(task.id, rows.length + 1)).status).toBe(200);
    expect((await reopen(task.id, rows.length + 1)).status).toBe(400);
    expect((await reopen(task.id, 1)).body).toMatchObject({ data: { occurrence: 1, dueOn: '2026-01-31' } });
  });

  test('is the last one of a task that has ended and is taken up again', async () => {
    const { harbour } = places();
    const task = await newTask(harbour);
    await recur(harbour, task, monthly('2099-01-31', { count: 1 }));
    expect((await act(task.id, 'COMPLETE')).body).toMatchObject({ data: { state: 'DONE' } });
    expect((await act(task.id, 'REOPEN')).body).toMatchObject({ data: { state: 'TODO', occurrence: 1 } });
    expect((await act(task.id, 'COMPLETE')).body).toMatchObject({ data: { state: 'DONE' } });
    expect((await occurrencesOf(task.id)).map(({ reopenedAt }) => reopenedAt === null)).toEqual([true, false]);
  });

  test('is the last one of a task whose card is put back into an open column, whether it was done or skipped', async () => {
    const { harbour } = places();
    const task = await newTask(harbour);
    await recur(harbour, task, monthly('2099-01-31', { count: 1 }));
    const back = { statusId: await statusNamed(harbour, 'In review'), beforeId: null, afterId: null };
    const open = { data: { state: 'IN_PROGRESS', occurrence: 1, dueOn: '2099-01-31', completedAt: null } };
    await act(task.id, 'COMPLETE');
    expect((await call(`task/${task.id}/move`, back)).body).toMatchObject(open);
    const skipped = { version: await versionOf(task.id), reason: 'Closed' };
    expect((await call(`task/${task.id}/skip`, skipped)).body).toMatchObject({ data: { state: 'CANCELLED' } });
    expect((await call(`task/${task.id}/move`, back)).body).toMatchObject(open);
    expect((await act(task.id, 'COMPLETE')).status).toBe(200);
    expect((await occurrencesOf(task.id)).map(({ outcome }) => outcome)).toEqual(['DONE', 'SKIPPED', 'DONE']);
  });

  test('is not one of another organisation', async () => {
    const { harbour, meridian } = places();
    const task = await newTask(harbour);
    await recur(harbour, task, monthly('2099-01-31'));
    await act(task.id, 'COMPLETE');
    const body = { version: await versionOf(task.id), number: 1, reason: 'Mine' };
    expect((await call(`task/${task.id}/occurrences/reopen`, body, meridian)).status).toBe(404);
  });
});

describe('before a task is completed', () => {
  const effectOf = async (id: string, place: Place = places().harbour) =>
    call(`task/${id}/completion-effect`, undefined, place);

  test('it is said which periods will count as late and as missed, and then they do', async () => {
    const { harbour } = places();
    const task = await newTask(harbour);
    await recur(harbour, task, monthly('2026-01-31'));
    const { body } = await effectOf(task.id);
    expect(body).toMatchObject({ data: { outcome: 'LATE', dueOn: '2026-01-31' } });
    const missed = at(body, 'data.missed');
    expect(missed).toEqual(expect.arrayContaining(['2026-02-28', '2026-03-31', '2026-04-30']));
    const nextDueOn = at(body, 'data.nextDueOn');
    await act(task.id, 'COMPLETE');
    const counted = (await occurrencesOf(task.id)).toReversed().map(({ dueOn, outcome }) => ({ dueOn, outcome }));
    const expected = Array.isArray(missed) ? missed.map((dueOn: unknown) => ({ dueOn, outcome: 'MISSED' })) : [];
    expect(counted).toEqual([{ dueOn: '2026-01-31', outcome: 'LATE' }, ...expected]);
    expect(at((await call(`task/${task.id}`)).body, 'data.dueOn')).toBe(nextDueOn);
  });

  test('nothing is missed of one that does not recur', async () => {
    const task = await newTask(places().harbour, { dueOn: '2099-01-31' });
    expect((await effectOf(task.id)).body).toMatchObject({
      data: { outcome: 'DONE', dueOn: '2099-01-31', missed: [], nextDueOn: null },
    });
  });

  test('another organisation learns nothing of it', async () => {
    const { harbour, meridian } = places();
    expect((await effectOf((await newTask(harbour)).id, meridian)).status).toBe(404);
  });
});
