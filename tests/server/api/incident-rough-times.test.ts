import { describe, expect, test } from 'vitest';

import { notifiableIncident } from '#tests/contract/duty-fixtures.ts';
import { create } from '#tests/contract/samples.ts';
import { callsOf, entityOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { activityOf } from '#tests/server/api/place.ts';
import { at } from '#tests/server/identity/support.ts';

const places = useLawPlaces();

/** The titles of the incidents that a list has, in its order. */
const titles = async (query: string) =>
  rowsOf(await callsOf('Incidents', places().harbour).get(`?perPage=100&search=Sorted&${query}`)).map(({ title }) =>
    String(title).replace('Sorted ', ''),
  );

async function setTimeZone(timeZone: string): Promise<void> {
  const { owner } = places().harbour;
  const version = at((await owner.call('/api/organisation-settings')).body, 'data.version');
  const { status } = await owner.call('/api/organisation-settings', { method: 'POST', body: { version, timeZone } });
  expect(status).toBe(200);
}

describe('a list', () => {
  test('sorts a day, month or year by its first instant where the organisation is, also after that has changed', async () => {
    const { harbour } = places();
    await setTimeZone('Asia/Tokyo');
    for (const [title, time] of [
      ['none', null],
      ['17 June, 00:30 UTC', '2025-06-17T00:30:00Z'],
      ['17 June', '2025-06-17'],
      ['June', '2025-06'],
      ['2025', '2025'],
      ['31 May, 16:00 UTC', '2025-05-31T16:00:00Z'],
    ] as const)
      await create(harbour, 'Incidents', {
        title: `Sorted ${title}`,
        occurredAt: time,
        detectedAt: time,
        resolvedAt: time,
      });
    const inTokyo = ['2025', 'June', '31 May, 16:00 UTC', '17 June', '17 June, 00:30 UTC'];
    for (const sortId of ['occurredAt', 'detectedAt', 'resolvedAt']) {
      expect(await titles(`sortId=${sortId}`)).toEqual([...inTokyo, 'none']);
      expect(await titles(`sortId=${sortId}&desc=true`)).toEqual([...inTokyo.toReversed(), 'none']);
    }
    await setTimeZone('America/Los_Angeles');
    const inLosAngeles = ['2025', '31 May, 16:00 UTC', 'June', '17 June, 00:30 UTC', '17 June', 'none'];
    for (const sortId of ['occurredAt', 'detectedAt', 'resolvedAt'])
      expect(await titles(`sortId=${sortId}`)).toEqual(inLosAngeles);
  });
});

test('what is known is stored, answered and logged as such, and replaced by what becomes known', async () => {
  const { harbour } = places();
  const { update } = callsOf('Incidents', harbour);
  const known = {
    occurredAt: '2024',
    detectedAt: '2024-03',
    awareAt: '2024-03-05',
    classifiedAt: '2024-04',
    reportedAt: '2024-03-05',
    containedAt: '2024-05',
    resolvedAt: '2025',
  };
  const { id, version } = await create(harbour, 'Incidents', { title: 'Known in part', ...known });
  const calls = callsOf('Incidents', harbour);
  expect(entityOf(await calls.get(`/${id}`))).toMatchObject(known);
  const instants = { detectedAt: '2024-03-04T10:00:00.000Z', resolvedAt: null };
  const changed = entityOf(await update(id, { ...known, ...instants, title: 'Known in part', version }));
  expect(changed).toMatchObject({ ...known, ...instants });
  expect(await activityOf(harbour, id)).toContainEqual(
    expect.objectContaining({
      changes: expect.arrayContaining([
        { field: 'detectedAt', old: '2024-03', new: '2024-03-04T10:00:00.000Z' },
        { field: 'resolvedAt', old: '2025', new: null },
      ]),
    }),
  );
});

test.each([
  ['2025-13', 'This is not a valid time'],
  ['2025-02-30', 'This is not a valid time'],
  ['0000', 'This is not a valid time'],
  ['2025-6', 'Enter a day with its time, or only a day, a month or a year'],
  ['June 2025', 'Enter a day with its time, or only a day, a month or a year'],
  ['2025-06-17T', 'Enter a day with its time, or only a day, a month or a year'],
  ['2099-01', 'This is in the future'],
])('%s is refused', async (detectedAt, message) => {
  const { status, body } = await callsOf('Incidents', places().harbour).create({ title: 'Refused', detectedAt });
  expect([status, at(body, 'errors')]).toEqual([400, [{ field: 'detectedAt', message }]]);
});

test('an awareness of which the time is not known starts no clock, and nothing is given after it', async () => {
  const { harbour } = places();
  const { id, version } = await notifiableIncident(harbour, ['nis2'], { title: 'No clock', awareAt: '2026-11-20' });
  const calls = callsOf('Incidents', harbour);
  expect(entityOf(await calls.get(`/${id}`))).toMatchObject({ awareAt: '2026-11-20', nextDueAt: null });
  const given = await calls.post(`${id}/duties/nis2/early-warning`, {
    version,
    action: 'GIVE',
    at: '2026-11-21T10:00:00Z',
  });
  expect([given.status, at(given.body, 'errors')]).toEqual([
    400,
    [
      {
        field: 'at',
        message: 'Record first at what time the organisation became aware: only its day, month or year is known',
      },
    ],
  ]);
});
