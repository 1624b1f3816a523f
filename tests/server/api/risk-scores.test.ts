import { expect, test } from 'vitest';

import type { Schemas } from '#server/contract/types.ts';
import { at } from '#tests/server/identity/support.ts';

import { asOwner } from '../support/owner.ts';
import type { Person } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import { shared } from '../support/shared.ts';
import {
  addRisk,
  assessment,
  changeRisk,
  changesOf,
  isList,
  listOf,
  newPlace,
  type Place,
} from './risk-score-place.ts';

const server = shared(startTestServer);

const told = ({ stage, cause, before, after }: Schemas['RiskScoreChange']) =>
  `${stage} ${cause}: ${before.score} ${before.rating} to ${after.score} ${after.rating}`;

/** The server checks its answers against the contract. */
const isMap = (value: unknown): value is Schemas['RiskHeatMap'] => at(value, 'cells') !== undefined;
const isStatistics = (value: unknown): value is Schemas['RiskStatistics'] => at(value, 'months') !== undefined;

async function heatMap({ manager }: Place, query: string): Promise<Schemas['RiskHeatMap']> {
  const found = at((await manager.call(`/api/risk-scores/heat-map?${query}`)).body, 'data');
  if (!isMap(found)) throw new Error('There is no heat map');
  return found;
}

async function statistics({ manager }: Place): Promise<Schemas['RiskStatistics']> {
  const found = at((await manager.call('/api/risk-scores/statistics')).body, 'data');
  if (!isStatistics(found)) throw new Error('There are no statistics');
  return found;
}

test('every change of a score is kept with what caused it, as the matrix was', async () => {
  const place = await newPlace(server);
  const { manager, likelihoods } = place;
  const added = await addRisk(place, { inherent: assessment(place, 4, 5), current: assessment(place, 3, 5) });
  const edited = await changeRisk(place, added, { current: assessment(place, 2, 5) });
  await changeRisk(place, edited, { title: 'Another title' });
  const [, second] = likelihoods;
  const step = at((await manager.call('/api/risk-likelihood?perPage=20')).body, 'data.data');
  const stored = isList<{ id: string; version: number }>(step) ? step.find(({ id }) => id === second?.id) : undefined;
  const rescored = await manager.call(`/api/risk-likelihood/${second?.id}`, {
    method: 'PATCH',
    body: { version: stored?.version, score: 7, name: 'Frequent' },
  });
  expect(rescored.status).toBe(200);
  const changes = await changesOf(place);
  expect(changes.map(told).toSorted()).toEqual([
    'current CREATED: null null to 15 High',
    'current EDITED: 15 High to 10 High',
    'current MATRIX_CHANGED: 10 High to 35 Critical',
    'inherent CREATED: null null to 20 Critical',
  ]);
  const last = changes.find(({ cause }) => cause === 'MATRIX_CHANGED');
  expect(last?.before.likelihood).toEqual({ name: second?.name, score: second?.score });
  expect(last?.after.likelihood).toEqual({ name: 'Frequent', score: 7 });
  expect(changes.every(({ by }) => by?.id === manager.id)).toBe(true);
  expect((await changesOf(place, '&cause=EDITED&stage=current')).map(told)).toEqual([
    'current EDITED: 15 High to 10 High',
  ]);
  expect(await changesOf(place, '&stage=residual')).toEqual([]);
});

test('the changes of a removed risk are left out', async () => {
  const place = await newPlace(server);
  const row = await addRisk(place, { residual: assessment(place, 1, 1) });
  expect(await changesOf(place)).toHaveLength(1);
  await place.manager.call(`/api/risk/${row.id}?version=${row.version}`, { method: 'DELETE' });
  expect(await changesOf(place)).toEqual([]);
});

const setAppetite = (person: Person, score: number, version = 0) =>
  person.call('/api/risk-appetite/apply', { method: 'POST', body: { version, score, categories: [] } });

/** Moves what happened to a risk into the past. */
async function backdate({ organisationId }: Place, id: string, days: number): Promise<void> {
  const past = (column: string) => `${column} = ${column} - make_interval(days => ${days})`;
  const of = [organisationId, id];
  await asOwner(server, `update record set ${past('created_at')} where organisation_id = $1 and id = $2`, of);
  await asOwner(server, `update risk_score_change set ${past('at')} where organisation_id = $1 and risk_id = $2`, of);
}

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

test('the heat map counts risks where they are, and where they were at the end of a day', async () => {
  const place = await newPlace(server);
  const moved = await addRisk(place, { current: assessment(place, 5, 5) });
  const stayed = await addRisk(place, { current: assessment(place, 1, 2), inherent: assessment(place, 5, 5) });
  await backdate(place, moved.id, 20);
  await backdate(place, stayed.id, 20);
  const after = await changeRisk(place, moved, { current: assessment(place, 2, 5) });
  await backdate(place, moved.id, 10);
  await changeRisk(place, after, { current: assessment(place, 2, 4) });
  await addRisk(place, { current: assessment(place, 1, 2) });
  await addRisk(place, {});
  const cell = (likelihood: number, impact: number, count: number) => ({
    ...assessment(place, likelihood, impact),
    count,
  });

  const now = await heatMap(place, 'stage=current');
  expect(now.cells).toHaveLength(2);
  expect(now.cells).toEqual(expect.arrayContaining([cell(2, 4, 1), cell(1, 2, 2)]));
  expect([now.elsewhere, now.moves]).toEqual([1, []]);
  expect((await heatMap(place, 'stage=inherent')).cells).toEqual([cell(5, 5, 1)]);

  const recently = await heatMap(place, `stage=current&asOf=${dayBefore(5)}`);
  expect(recently.cells).toEqual(expect.arrayContaining([cell(2, 5, 1), cell(1, 2, 1)]));
  expect(recently.elsewhere).toBe(0);
  expect(recently.moves).toMatchObject([
    {
      from: assessment(place, 2, 5),
      to: assessment(place, 2, 4),
      count: 1,
      byMatrix: false,
      risks: [{ id: moved.id }],
    },
  ]);
  expect(recently).toMatchObject({ isOfToday: true, matrixVersion: 1, movesOfDay: [] });

  const earlier = await heatMap(place, `stage=current&asOf=${dayBefore(15)}`);
  expect(earlier.cells).toEqual(expect.arrayContaining([cell(5, 5, 1), cell(1, 2, 1)]));
  expect((await heatMap(place, `stage=current&asOf=${dayBefore(60)}`)).cells).toEqual([]);
});

test('of a past day, removed risks are counted without arrows, and the thickest arrow comes first', async () => {
  const place = await newPlace(server);
  const start = { current: assessment(place, 1, 1) };
  const [removed, ...moved] = [
    await addRisk(place, start),
    await addRisk(place, start),
    await addRisk(place, start),
    await addRisk(place, start),
  ];
  for (const { id } of [removed, ...moved]) await backdate(place, id, 20);
  await place.manager.call(`/api/risk/${removed.id}?version=${removed.version}`, { method: 'DELETE' });
  const ends = [assessment(place, 3, 3), assessment(place, 2, 2), assessment(place, 2, 2)];
  for (const [index, risk] of moved.entries()) await changeRisk(place, risk, { current: ends[index] });
  const then = await heatMap(place, `stage=current&asOf=${dayBefore(5)}`);
  expect(then.cells).toEqual([{ ...start.current, count: 4 }]);
  expect(then.moves).toMatchObject([
    { from: start.current, to: ends[1], count: 2 },
    { from: start.current, to: ends[0], count: 1 },
  ]);
  const [, second] = then.moves;
  expect(second?.risks.map(({ id }) => id)).toEqual([moved[0]?.id]);
  expect((await heatMap(place, 'stage=current')).cells).toHaveLength(2);
});

test('the statistics count live risks, against the appetite', async () => {
  const place = await newPlace(server);
  const { manager } = place;
  const none = { count: 0, above: 0, overdueReviews: 0, overduePlans: 0 };
  expect(await statistics(place)).toMatchObject({ ...none, byOwner: [], byCategory: [] });
  const categories = await listOf<{ id: string; name: string }>(manager, '/api/risk-category/options');
  const [category] = categories;
  const overdue = {
    nextReviewOn: dayBefore(2),
    treatmentPlan: { actions: '', dueOn: dayBefore(3), progress: 0, status: 'IN_PROGRESS' },
  };
  await addRisk(place, { current: assessment(place, 5, 4), treatment: 'MITIGATE', ownerId: manager.id, ...overdue });
  await addRisk(place, { current: assessment(place, 2, 2), categoryIds: [category?.id], treatment: 'ACCEPT' });
  const removed = await addRisk(place, { current: assessment(place, 5, 5) });
  await manager.call(`/api/risk/${removed.id}?version=${removed.version}`, { method: 'DELETE' });

  const before = await statistics(place);
  expect(before).toMatchObject({ count: 2, above: 0, overdueReviews: 1, overduePlans: 1 });
  expect(before.appetite).toEqual({ version: 0, score: null, categories: [] });
  await setAppetite(manager, 9);

  const { byRating, byTreatment, byCategory, byOwner, months, ...figures } = await statistics(place);
  expect(figures).toMatchObject({ above: 1, appetite: { score: 9 } });
  expect(byRating.filter(({ current }) => current > 0).map(({ rating, current }) => [rating?.name, current])).toEqual([
    ['Low', 1],
    ['Critical', 1],
  ]);
  expect(byTreatment.find(({ treatment }) => treatment === 'MITIGATE')).toEqual({
    treatment: 'MITIGATE',
    count: 1,
    above: 1,
  });
  expect(byCategory).toEqual(
    expect.arrayContaining([
      { category: null, count: 1, above: 1 },
      { category: { id: category?.id, name: category?.name }, count: 1, above: 0 },
    ]),
  );
  expect(byOwner).toEqual(
    expect.arrayContaining([
      { owner: expect.objectContaining({ id: manager.id }), count: 1, above: 1 },
      { owner: null, count: 1, above: 0 },
    ]),
  );
  expect(months).toHaveLength(12);
  expect(months.at(-1)).toMatchObject({ count: 2, above: 1 });
  expect(months[0]).toMatchObject({ count: 0, above: 0 });
});

test('the statistics of a month count what existed at its end, with the score that it had then', async () => {
  const place = await newPlace(server);
  const { manager } = place;
  await setAppetite(manager, 9);
  const lowered = await addRisk(place, { current: assessment(place, 5, 4) });
  await changeRisk(place, lowered, { current: assessment(place, 1, 1) });
  const removed = await addRisk(place, { current: assessment(place, 5, 5) });
  await manager.call(`/api/risk/${removed.id}?version=${removed.version}`, { method: 'DELETE' });
  await addRisk(place, {});
  const ids = [lowered.id, removed.id];
  const ago = (months: number) => `now() - interval '${months} months'`;
  await asOwner(server, `update risk_appetite_version set at = ${ago(12)} where organisation_id = $1`, [
    place.organisationId,
  ]);
  await asOwner(server, `update record set created_at = ${ago(6)} where id = any($1)`, [ids]);
  await asOwner(server, `update record set deleted_at = ${ago(1)} where id = $1`, [removed.id]);
  const moved = `case when score = 1 then ${ago(3)} else ${ago(6)} end`;
  await asOwner(server, `update risk_score_change set at = ${moved} where risk_id = any($1)`, [ids]);
  // A removed risk is scored again with the others when the matrix changes.
  const rescore = `insert into risk_score_change (organisation_id, risk_id, stage, score, cause)
    values ($1, $2, 'current', 4, 'MATRIX_CHANGED')`;
  await asOwner(server, rescore, [place.organisationId, removed.id]);
  const { months } = await statistics(place);
  const counted = months.map(({ count, above }) => `${count}/${above}`).join(' ');
  expect(counted).toBe('0/0 0/0 0/0 0/0 0/0 2/2 2/2 2/2 2/1 2/1 1/0 2/0');

  // It rose four months ago: until then the months are compared with the former one.
  expect((await setAppetite(manager, 20, 1)).status).toBe(200);
  const rise = `update risk_appetite_version set at = ${ago(4)} where organisation_id = $1 and number = 2`;
  await asOwner(server, rise, [place.organisationId]);
  const since = (await statistics(place)).months.map(({ count, above }) => `${count}/${above}`).join(' ');
  expect(since).toBe('0/0 0/0 0/0 0/0 0/0 2/2 2/2 2/1 2/1 2/1 1/0 2/0');
});

test('a risk that came in closed, or was reopened before it came in, takes nothing out of the months before', async () => {
  const place = await newPlace(server);
  const { manager } = place;
  await setAppetite(manager, 9);
  await asOwner(
    server,
    `update risk_appetite_version set at = now() - interval '14 months' where organisation_id = $1`,
    [place.organisationId],
  );
  const closed = await addRisk(place, { current: assessment(place, 5, 4) });
  const reopened = await addRisk(place, { current: assessment(place, 5, 5) });
  for (const { id, version } of [closed, reopened]) {
    const body = { version, action: 'CLOSE', closedBecause: 'NO_LONGER_APPLIES', reason: 'Sold' };
    expect((await manager.call(`/api/risk/${id}/status`, { method: 'POST', body })).status).toBe(200);
  }
  await manager.call(`/api/risk/${reopened.id}/status`, {
    method: 'POST',
    body: { version: reopened.version + 1, action: 'REOPEN', reason: 'Bought again' },
  });
  const past = (column: string) => `update risk_closure set ${column} where risk_id = any($1)`;
  await asOwner(server, past(`closed_at = now() - interval '5 months'`), [[closed.id, reopened.id]]);
  await asOwner(server, past(`reopened_at = now() - interval '3 months'`), [[reopened.id]]);
  const { months, count: open, registered } = await statistics(place);
  expect([open, registered]).toEqual([1, 2]);
  const counted = months.map(({ count, above }) => `${count}/${above}`).join(' ');
  expect(counted).toBe(`${'0/0 '.repeat(11)}1/1`);
});
