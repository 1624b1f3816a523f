import { expect, test } from 'vitest';

import { create, type Body, type Stored } from '#tests/contract/samples.ts';
import { callsOf, entityOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, numberAt } from '#tests/server/identity/support.ts';

const places = useLawPlaces();

const calls = () => callsOf('Risks', places().harbour);
const addRisk = (body: Body = {}) => create(places().harbour, 'Risks', { title: 'Flood', ...body });
const post = ({ id }: Stored, path: string, body: Body) => calls().post(`${id}/${path}`, body);
const reviewsOf = async ({ id }: Stored) =>
  at((await places().harbour.owner.call(`/api/risk/${id}/reviews`)).body, 'data');

test('a review is kept with who, when, outcome and remark, and moves the day of the next one', async () => {
  const { harbour, meridian } = places();
  const risk = await addRisk({ nextReviewOn: '2026-01-31' });
  const body = { version: risk.version, outcome: 'RESCORED', remark: 'Two more pumps', nextReviewOn: '2099-01-31' };
  const reviewed = entityOf(await post(risk, 'reviews', body));
  expect(reviewed).toMatchObject({ version: risk.version + 1, nextReviewOn: '2099-01-31' });
  expect(await reviewsOf(risk)).toEqual([
    {
      id: expect.any(String),
      outcome: 'RESCORED',
      remark: 'Two more pumps',
      reviewedBy: expect.objectContaining({ id: harbour.owner.id }),
      reviewedAt: expect.any(String),
      dueOn: '2026-01-31',
      nextReviewOn: '2099-01-31',
    },
  ]);
  const [logged] = rowsOf(await harbour.owner.call(`/api/records/${risk.id}/history`));
  expect(logged?.['changes']).toEqual([
    { field: 'review', old: null, new: 'Rescored' },
    { field: 'remark', old: null, new: 'Two more pumps' },
    { field: 'nextReviewOn', old: '2026-01-31', new: '2099-01-31' },
  ]);
  expect((await post(risk, 'reviews', body)).status).toBe(409);
  expect((await meridian.owner.call(`/api/risk/${risk.id}/reviews`)).status).toBe(404);
  const foreign = await meridian.owner.call(`/api/risk/${risk.id}/reviews`, { method: 'POST', body });
  expect(foreign.status).toBe(404);
});

test('the next review moves only by a review or with a reason, however it is changed', async () => {
  const risk = await addRisk({ nextReviewOn: '2099-01-31' });
  const edited = await calls().update(risk.id, { version: 1, nextReviewOn: '2099-06-30' });
  expect([edited.status, at(edited.body, 'errors.0.field')]).toEqual([400, 'nextReviewOn']);
  const batch = await calls().post('change', {
    records: [{ id: risk.id, version: 1 }],
    changes: { nextReviewOn: '2099-06-30' },
  });
  expect(at(batch.body, 'data')).toEqual({ succeeded: 0, refused: [{ id: risk.id, reason: 'STATUS' }], undo: null });
  const same = await calls().update(risk.id, { version: 1, nextReviewOn: '2099-01-31', title: 'Flood of the yard' });
  expect(same.status).toBe(200);

  const move = { version: 2, nextReviewOn: '2099-06-30', reason: 'The survey is late' };
  expect((await post(risk, 'review-date', { ...move, reason: '  ' })).status).toBe(400);
  expect((await post(risk, 'review-date', { ...move, nextReviewOn: '2020-01-01' })).status).toBe(400);
  expect((await post(risk, 'review-date', { ...move, nextReviewOn: '2099-01-31' })).status).toBe(400);
  expect(entityOf(await post(risk, 'review-date', move))).toMatchObject({ nextReviewOn: '2099-06-30', version: 3 });
  expect(await reviewsOf(risk)).toEqual([]);

  const undated = await addRisk();
  expect((await calls().update(undated.id, { version: 1, nextReviewOn: '2099-06-30' })).status).toBe(200);
});

test('a closed risk says why, is not reviewed, and nothing of it waits for anyone', async () => {
  const { harbour } = places();
  const { owner } = harbour;
  const risk = await addRisk({ ownerId: owner.id, nextReviewOn: '2026-01-31' });
  const action = { title: 'Buy pumps', ownerId: owner.id, dueOn: '2026-01-31' };
  expect((await post(risk, 'treatment-actions', action)).status).toBe(201);
  const waiting = async () =>
    rowsOf(await owner.call('/api/waiting-for-me?perPage=100')).filter((row) => at(row, 'record.id') === risk.id)
      .length;
  const listed = async (query: string) =>
    rowsOf(await owner.call(`/api/treatment-actions?perPage=100&${query}`)).filter(
      (row) => at(row, 'risk.id') === risk.id,
    );
  const before = await waiting();
  expect(before).toBeGreaterThan(0);
  expect(await listed('mine=true&overdue=true')).toMatchObject([{ title: 'Buy pumps', risk: { title: 'Flood' } }]);
  expect(await listed('overdue=false')).toEqual([]);
  expect(await listed('status=COMPLETED')).toEqual([]);
  const overdue = async () => numberAt((await owner.call('/api/risk-scores/statistics')).body, 'data.overdueActions');
  expect(await overdue()).toBe(rowsOf(await owner.call('/api/treatment-actions?overdue=true&perPage=100')).length);

  const version = numberAt((await owner.call(`/api/risk/${risk.id}`)).body, 'data.version');
  const close = { version, action: 'CLOSE', closedBecause: 'NO_LONGER_APPLIES', reason: 'The yard is sold' };
  const closed = entityOf(await post(risk, 'status', close));
  expect(closed).toMatchObject({ status: 'CLOSED', closedBecause: 'NO_LONGER_APPLIES' });
  expect([await waiting(), await listed('')]).toEqual([0, []]);
  const review = { version: version + 1, outcome: 'UNCHANGED', nextReviewOn: null };
  expect((await post(risk, 'reviews', review)).status).toBe(409);
  const reopened = entityOf(await post(risk, 'status', { version: version + 1, action: 'REOPEN', reason: 'Not sold' }));
  expect(reopened).toMatchObject({ status: 'OPEN', closedBecause: null });
  expect(await waiting()).toBe(before);
});
