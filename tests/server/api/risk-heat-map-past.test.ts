import { expect, test } from 'vitest';

import type { Schemas } from '#server/contract/types.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';

import { asOwner } from '../support/owner.ts';
import { addOrganisation, addPerson } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import { shared } from '../support/shared.ts';
import { heatMap, matrixOf, shrunk } from './matrices.ts';

const server = shared(startTestServer);

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

/** A risk at the top of a matrix that was 5 × 5 until yesterday, with its owner; the clock of the history is set back. */
async function place() {
  const organisation = await addOrganisation(server);
  const as = (role: 'ORG_MANAGER' | 'ORG_ASSESSOR') =>
    addPerson(server, { in: [{ organisation, role, level: 'DELETE' }] });
  const [manager, owner] = [await as('ORG_MANAGER'), await as('ORG_ASSESSOR')];
  const { likelihoods, impacts } = await matrixOf(manager);
  const assessed = (likelihood: number, impact: number) => ({
    likelihoodId: likelihoods[likelihood - 1]?.id,
    impactId: impacts[impact - 1]?.id,
  });
  const add = async (title: string, current: object) => {
    const body = { title, current, ownerId: owner.id };
    const answer = await manager.call('/api/risk', { method: 'POST', body });
    return { id: textAt(answer.body, 'data.id'), version: numberAt(answer.body, 'data.version') };
  };
  const highest = await add('Flood', assessed(5, 5));
  const other = await add('Fire', assessed(2, 3));
  const backdated = [
    'record set created_at = created_at',
    'risk_score_change set at = at',
    'risk_matrix_version set at = at',
  ];
  for (const column of backdated)
    await asOwner(server, `update ${column} - interval '40 days' where organisation_id = $1`, [organisation.id]);
  return { organisation, manager, owner, highest, other };
}

test('a past day is drawn with the matrix of that day, and the change of the matrix is a move (D4)', async () => {
  const { organisation, manager, highest, other } = await place();
  const applied = await manager.call('/api/risk-matrix/apply', { method: 'POST', body: await shrunk(manager) });
  expect(applied.status).toBe(200);
  const yesterday = ['risk_score_change set at = at', 'risk_matrix_version set at = at'];
  for (const column of yesterday)
    await asOwner(
      server,
      `update ${column} - interval '1 day' where organisation_id = $1 and ${column.split(' ')[0]}.at > now() - interval '1 hour'`,
      [organisation.id],
    );

  const before = await heatMap(manager, `stage=current&asOf=${day(2)}`);
  expect([before.likelihoods.length, before.impacts.length]).toEqual([5, 5]);
  expect(before).toMatchObject({ matrixVersion: 1, isOfToday: false, elsewhere: 0 });
  expect(before.cells.map(({ count }) => count)).toEqual([1, 1]);
  expect(before.moves).toMatchObject([
    { from: { score: 25 }, to: { score: 16 }, byMatrix: true, count: 1, risks: [{ id: highest.id, ref: 'R-0001' }] },
  ]);

  const since = await heatMap(manager, `stage=current&asOf=${day(1)}`);
  expect([since.likelihoods.length, since.impacts.length]).toEqual([4, 4]);
  expect(since).toMatchObject({ matrixVersion: 2, isOfToday: false, elsewhere: 0, moves: [] });
  expect(since.movesOfDay).toMatchObject([
    {
      from: { likelihood: 'Almost certain', impact: 'Severe', score: 25 },
      to: { likelihood: 'Likely', impact: 'Major', score: 16 },
      byMatrix: true,
      risks: [{ ref: 'R-0001' }],
    },
  ]);

  const unkept = await heatMap(manager, `stage=current&asOf=${day(60)}`);
  expect(unkept).toMatchObject({ matrixVersion: 2, isOfToday: true, cells: [] });
  expect(other.version).toBe(1);
});

test('of a day that is still to come there is nothing to show', async () => {
  const { manager } = await place();
  const answer = await manager.call(`/api/risk-scores/heat-map?asOf=${day(-2)}`);
  expect([answer.status, at(answer.body, 'errors.0.field')]).toEqual([400, 'asOf']);
  expect(at(answer.body, 'errors.0.message')).toContain('nothing to show yet');
  expect((await manager.call(`/api/risk-scores/heat-map?asOf=${day(0)}`)).status).toBe(200);
});

test('a change of the matrix is in the log of each risk that it moved, and told to owners in one message', async () => {
  const { manager, owner, highest, other } = await place();
  await manager.call('/api/risk', { method: 'POST', body: { title: 'Not assessed', ownerId: owner.id } });
  await owner.call('/api/notifications/mark-all-as-read', { method: 'PATCH' });
  const proposal = await shrunk(manager);
  expect((await manager.call('/api/risk-matrix/apply', { method: 'POST', body: proposal })).status).toBe(200);

  const history = async (id: string) => at((await manager.call(`/api/records/${id}/history`)).body, 'data.data');
  expect(await history(highest.id)).toMatchObject([
    {
      changes: [
        { field: 'currentScore', old: '25 Critical', new: '16 High' },
        { field: 'cause', old: null, new: 'Matrix version 2' },
      ],
    },
    { action: 'CREATE' },
  ]);
  expect(await history(other.id)).toMatchObject([{ action: 'CREATE' }]);
  const told = at((await owner.call('/api/notifications?unread=true')).body, 'data.data');
  expect(told).toMatchObject([{ title: 'Score of your risk changed' }]);
});

test('the preview names ratings that no score reaches, and how many risks cross the appetite', async () => {
  const { manager } = await place();
  const set = { version: 0, score: 20, categories: [] };
  expect((await manager.call('/api/risk-appetite/apply', { method: 'POST', body: set })).status).toBe(200);
  const proposal = await shrunk(manager);
  const body = {
    ...proposal,
    bands: proposal.bands.map((band, index, all) => (index === all.length - 1 ? { ...band, minimumScore: 17 } : band)),
  };
  const { body: answer } = await manager.call('/api/risk-matrix/preview', { method: 'POST', body });
  expect(at(answer, 'data')).toMatchObject({ unreachable: ['Critical'], rising: 0, falling: 1 });
});

test('a closed risk leaves the heat map and the numbers of today, and stays in those of past days', async () => {
  const { manager, highest } = await place();
  const close = { version: highest.version, action: 'CLOSE', closedBecause: 'AVOIDED' };
  const closed = await manager.call(`/api/risk/${highest.id}/status`, { method: 'POST', body: close });
  expect(at(closed.body, 'data')).toMatchObject({ status: 'CLOSED', closedBecause: 'AVOIDED' });
  const counted = (map: Schemas['RiskHeatMap']) => map.cells.reduce((sum, { count }) => sum + count, 0);
  expect(counted(await heatMap(manager, 'stage=current'))).toBe(1);
  const then = await heatMap(manager, `stage=current&asOf=${day(3)}`);
  expect([counted(then), then.moves]).toEqual([2, []]);
  const numbers = async () => at((await manager.call('/api/risk-scores/statistics')).body, 'data');
  expect(await numbers()).toMatchObject({ count: 1 });
  const months = async () => at(await numbers(), 'months');
  expect(await months()).toMatchObject(Array.from({ length: 12 }, (_, index) => (index === 11 ? { count: 1 } : {})));

  const reopen = { version: numberAt(closed.body, 'data.version'), action: 'REOPEN', reason: 'It is back' };
  await manager.call(`/api/risk/${highest.id}/status`, { method: 'POST', body: reopen });
  expect(counted(await heatMap(manager, 'stage=current'))).toBe(2);
  expect(await numbers()).toMatchObject({ count: 2 });
});

test('a level that is not on offer is drawn as long as a risk is in it, and on the days on which one was', async () => {
  const { manager, highest } = await place();
  const { impacts, likelihoods } = await matrixOf(manager);
  const retire = async (level: Schemas['MatrixLevel'] | undefined) =>
    manager.call(`/api/risk-impact/${level?.id}`, { method: 'PATCH', body: { version: 1, active: false } });
  await retire(impacts[0]);
  await retire(impacts[4]);
  const drawn = async (query: string) => (await heatMap(manager, query)).impacts.map(({ score }) => score);
  expect(await drawn('stage=current')).toEqual([2, 3, 4, 5]);
  const lower = { current: { likelihoodId: likelihoods[0]?.id, impactId: impacts[1]?.id }, version: highest.version };
  expect((await manager.call(`/api/risk/${highest.id}`, { method: 'PATCH', body: lower })).status).toBe(200);
  // The arrow of today comes from it.
  expect(await drawn('stage=current')).toEqual([2, 3, 4, 5]);
  await asOwner(server, `update risk_score_change set at = at - interval '2 days' where risk_id = $1`, [highest.id]);
  expect(await drawn('stage=current')).toEqual([2, 3, 4]);
  expect(await drawn(`stage=current&asOf=${day(5)}`)).toEqual([1, 2, 3, 4, 5]);
});
