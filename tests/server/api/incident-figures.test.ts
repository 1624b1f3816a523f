import { beforeAll, expect, test } from 'vitest';

import type { Schemas } from '#server/contract/types.ts';
import { notifiableIncident } from '#tests/contract/duty-fixtures.ts';
import { create, type Body } from '#tests/contract/samples.ts';
import { addOutsider } from '#tests/laws/outsider.ts';
import { callsOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();
let owner: Person;
beforeAll(() => {
  ({ owner } = places().harbour);
});

const hour = 3_600_000;
const now = Date.now();
const hoursAgo = (hours: number) => new Date(now - hours * hour).toISOString();

/** The server checks its answers against the contract. */
const isStatistics = (value: unknown): value is Schemas['IncidentStatistics'] => at(value, 'bySeverity') !== undefined;

async function statistics(person = owner): Promise<Schemas['IncidentStatistics']> {
  const { body } = await person.call('/api/incident-statistics');
  const found = at(body, 'data');
  if (!isStatistics(found)) throw new Error(`No statistics in ${JSON.stringify(body)}`);
  return found;
}

/** An incident that was detected, contained and resolved so many hours ago. */
async function respondTo(
  { regimes = [], ...body }: Body & { readonly regimes?: readonly string[] },
  detected: number,
  contained?: number,
  resolved?: number,
): Promise<void> {
  const { harbour } = places();
  const since = hoursAgo(detected);
  const fields = { title: 'An incident', detectedAt: since, awareAt: since, ...body };
  const { id, version } = await notifiableIncident(harbour, regimes, fields);
  const act = (later: number, action: string, hours: number) =>
    callsOf('Incidents', harbour).post(`${id}/status`, { version: version + later, action, at: hoursAgo(hours) });
  if (contained !== undefined) await act(0, 'CONTAIN', contained);
  if (resolved !== undefined) await act(1, 'RESOLVE', resolved);
}

test('incidents are counted by severity and age, type and month, with their durations and running periods', async () => {
  const { harbour, meridian } = places();
  const type = await create(harbour, 'IncidentTypes', { name: 'Gate outage' });
  await respondTo({ severity: 'CRITICAL', typeId: type.id, regimes: ['nis2'] }, 2);
  await respondTo({ severity: 'CRITICAL', regimes: ['nis2'] }, 5 * 24, 5 * 24 - 2);
  await respondTo({ severity: 'LOW', typeId: type.id }, 40 * 24, 40 * 24 - 4, 40 * 24 - 10);
  await respondTo({ typeId: type.id }, 100 * 24);
  // Resolved according to an instant that someone recorded, but not by its status.
  await respondTo({ severity: 'LOW', containedAt: hoursAgo(100), resolvedAt: hoursAgo(100) }, 600);
  const removed = await create(harbour, 'Incidents', { title: 'Entered twice' });
  await callsOf('Incidents', harbour).remove(removed.id, removed.version);

  const found = await statistics();
  expect(found).toMatchObject({
    count: 5,
    open: 4,
    clocks: { running: 2, dueSoon: 1, overdue: 1 },
    toContain: { count: 2, leftOut: 0, mean: 3, median: 3 },
    toResolve: { count: 1, leftOut: 0, mean: 10, median: 10 },
  });
  expect(found.bySeverity.map(({ severity, day, week, month, older }) => [severity, day, week, month, older])).toEqual([
    ['CRITICAL', 1, 1, 0, 0],
    ['MAJOR', 0, 0, 0, 0],
    ['MODERATE', 0, 0, 0, 0],
    ['MINOR', 0, 0, 0, 0],
    ['LOW', 0, 0, 1, 0],
    [null, 0, 0, 0, 1],
  ]);
  expect(found.byType.map(({ type: of, open, done }) => [of?.name, open, done])).toEqual([
    ['Gate outage', 2, 1],
    [undefined, 2, 0],
  ]);
  expect(found.months).toHaveLength(12);
  const sum = (key: 'detected' | 'resolved') => found.months.reduce((total, month) => total + month[key], 0);
  expect([sum('detected'), sum('resolved')]).toEqual([5, 1]);

  expect(await statistics(meridian.owner)).toMatchObject({
    count: 0,
    toContain: { count: 0, mean: null, median: null },
    byType: [],
  });
});

test('a period that has passed does not hide the next, and a closed incident waits for nobody', async () => {
  const { harbour } = places();
  const calls = callsOf('Incidents', harbour);
  const fields = { title: 'Twofold', ownerId: owner.id, detectedAt: hoursAgo(60), awareAt: hoursAgo(60) };
  const { id, version } = await notifiableIncident(harbour, ['nis2'], fields);
  const isIn = async (query: string) => rowsOf(await calls.get(`?perPage=100&${query}`)).some((row) => row.id === id);
  const isWaitedFor = async () =>
    rowsOf(await owner.call('/api/waiting-for-me?perPage=100')).some((row) => at(row, 'record.id') === id);
  const asked = async () => ({
    running: await isIn('figure=NOTIFICATION_DUE'),
    overdue: [await isIn('figure=NOTIFICATION_OVERDUE'), await isIn('due=OVERDUE')],
    soon: [await isIn('figure=NOTIFICATION_DUE_IN_A_DAY'), await isIn('dueWithin=24'), await isIn('dueWithin=6')],
    isWaitedFor: await isWaitedFor(),
  });
  expect(await asked()).toEqual({
    running: true,
    overdue: [true, true],
    soon: [true, true, false],
    isWaitedFor: true,
  });
  const { clocks } = await statistics();
  const act = (later: number, action: string, body: object) =>
    calls.post(`${id}/status`, { version: version + later, action, ...body });
  await act(0, 'CONTAIN', { at: hoursAgo(2) });
  await act(1, 'RESOLVE', { at: hoursAgo(1) });
  const closed = await act(2, 'CLOSE', { rootCause: 'A stolen password', reason: 'The authority told us not to' });
  expect(at(closed.body, 'data')).toMatchObject({ status: 'CLOSED', openDuties: { length: 3 } });
  expect(await asked()).toEqual({
    running: false,
    overdue: [false, false],
    soon: [false, false, false],
    isWaitedFor: false,
  });
  const { running, overdue, dueSoon } = clocks;
  expect((await statistics()).clocks).toEqual({ running: running - 1, overdue: overdue - 1, dueSoon: dueSoon - 1 });
});

test('the numbers name no incident, and are also for those who may not view incidents', async () => {
  const outsider = await addOutsider(places().harbour, 'Incidents');
  expect((await outsider.call('/api/incident')).status).toBe(403);
  expect(JSON.stringify(await statistics(outsider))).not.toContain('An incident');
});

test('durations count what the status says, with both instants known, and months only what was detected in them (D3)', async () => {
  const { meridian } = places();
  const hoursBetween = async (detected: number | null, resolved: number, status: 'OPEN' | 'RESOLVED' | 'CLOSED') => {
    const { post } = callsOf('Incidents', meridian);
    const { id } = await create(meridian, 'Incidents', {
      title: 'D3',
      detectedAt: detected === null ? null : hoursAgo(detected),
      containedAt: hoursAgo(resolved),
      resolvedAt: hoursAgo(resolved),
      rootCause: 'A worn belt',
    });
    const actions = { OPEN: [], RESOLVED: ['CONTAIN', 'RESOLVE'], CLOSED: ['CONTAIN', 'RESOLVE', 'CLOSE'] }[status];
    for (const [index, action] of actions.entries()) await post(`${id}/status`, { version: index + 1, action });
  };
  const read = () => statistics(meridian.owner);
  expect((await read()).toResolve).toEqual({ count: 0, leftOut: 0, mean: null, median: null });
  await hoursBetween(30, 20, 'RESOLVED');
  await hoursBetween(40, 20, 'CLOSED');
  await hoursBetween(520, 20, 'OPEN');
  expect((await read()).toResolve).toEqual({ count: 2, leftOut: 0, mean: 15, median: 15 });
  await hoursBetween(null, 20, 'CLOSED');
  const { toResolve, months, undated, bySeverity } = await read();
  expect(toResolve).toEqual({ count: 2, leftOut: 1, mean: 15, median: 15 });
  expect(months.reduce((sum, { detected }) => sum + detected, 0)).toBe(3);
  expect(undated).toEqual({ detected: 1, resolved: 0 });
  expect(bySeverity.reduce((sum, row) => sum + row.undated, 0)).toBe(0);
});
