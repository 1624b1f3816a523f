import { expect, test } from 'vitest';

import { daysAfter } from '#domain/time/days-after.ts';
import { connect } from '#server/database/connections.ts';
import { add, openPlace, patch, post } from '#tests/server/api/place.ts';
import { textAt } from '#tests/server/identity/support.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { entityOf } from './support.ts';

const world = shared(async () => {
  const server = await startTestServer();
  return { ...(await openPlace(server)), close: () => server.close() };
});

const day = (offset: number) => daysAfter(new Date().toISOString().slice(0, 10), offset);

/** What there is by now is so many days old. */
async function daysPass(days: number): Promise<void> {
  const database = await connect(world.server.owner);
  for (const [table, columns] of [
    ['record', ['created_at', 'updated_at']],
    ['evidence_version', ['replaced_at']],
  ] as const)
    await database.query(
      `update ${table} set ${columns.map((column) => `${column} = ${column} - interval '${days} days'`).join(', ')}
       where organisation_id = $1`,
      [world.organisation.id],
    );
  await database.end();
}

const added = async (title: string, dates: object): Promise<string> =>
  textAt(await add(world, '/api/evidence', { title, ...dates }), 'id');

async function renew(id: string, madeOn: string): Promise<void> {
  const { version } = entityOf('Evidence', await world.owner.call(`/api/evidence/${id}`));
  const answer = await post(world.owner, `/api/evidence/${id}/renew`, { version, madeOn });
  expect(answer.status).toBe(200);
}

/** The numbers of evidence on a day that are not 0. */
async function counted(asOf?: string): Promise<Record<string, number>> {
  const query = asOf === undefined ? '' : `?asOf=${asOf}`;
  const { evidence } = entityOf('ComplianceDashboard', await world.owner.call(`/api/compliance-report${query}`));
  return Object.fromEntries(
    evidence.filter(({ count }) => count > 0).map(({ freshness, count }) => [freshness, count]),
  );
}

test('the dashboard of a past day counts evidence as it was then: what was removed or corrected since, and none that was added since', async () => {
  await added('Kept', { coversFrom: day(-90), coversTo: day(-3) });
  const renewed = await added('Renewed', { madeOn: day(-60) });
  await added('Without dates', {});
  const removed = await added('Removed', { madeOn: day(-60) });
  const corrected = await added('Corrected', { coversFrom: day(-90), coversTo: day(-3) });
  await daysPass(10);
  await renew(renewed, day(-6));
  await daysPass(5);
  await renew(renewed, day(0));
  const { version } = entityOf('Evidence', await world.owner.call(`/api/evidence/${removed}`));
  await post(world.owner, `/api/evidence/${removed}/remove`, { version });
  await added('New', { coversFrom: day(-90), coversTo: day(100) });

  const before = entityOf('Evidence', await world.owner.call(`/api/evidence/${corrected}`));
  const change = { version: before.version, coversTo: day(100) };
  expect((await patch(world.owner, `/api/evidence/${corrected}`, change)).status).toBe(200);

  expect(await counted(day(-20))).toEqual({});
  expect(await counted(day(-8))).toEqual({ DUE: 2, STALE: 2, UNDATED: 1 });
  expect(await counted(day(-2))).toEqual({ STALE: 4, UNDATED: 1 });
  expect(await counted()).toEqual({ DUE: 1, FRESH: 2, STALE: 1, UNDATED: 1 });
});
