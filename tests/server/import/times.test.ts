import { describe, expect, it } from 'vitest';

import { userPreference } from '#server/database/schema/index.ts';
import { add, openPlace, read } from '#tests/server/api/place.ts';
import { at } from '#tests/server/identity/support.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { file, importsInto } from './importing.ts';
import { number, styledBook, text } from './workbooks.ts';

const server = shared(startTestServer);
const open = () => openPlace(server);

type Place = Awaited<ReturnType<typeof open>>;

/** Has the owner's profile name a time zone. */
async function inZone(place: Place, timeZone: string): Promise<void> {
  const values = { userId: place.owner.id, timeZone };
  await server.database.platform
    .insert(userPreference)
    .values(values)
    .onConflictDoUpdate({ target: userPreference.userId, set: values });
}

/** The records of a register, in the order of their references. */
async function recordsOf({ owner }: Place, path: string): Promise<readonly unknown[]> {
  const rows = at(await read(owner, `${path}?perPage=100&sortId=ref`), 'data');
  return Array.isArray(rows) ? rows.map((row: unknown) => row) : [];
}

const outcomesOf = (rows: readonly { outcome: string; errors: readonly { column: string; message: string }[] }[]) =>
  rows.map(({ outcome, errors }) => [outcome, ...errors.map(({ column, message }) => `${column}: ${message}`)]);

describe('times without a zone', () => {
  const inCsv = file('Title,Occurred,Detected', 'CSV,2026-11-20 23:30,2026-11-21 09:05');

  it.each([
    ['of a CSV file', () => inCsv],
    [
      'of cells with a time',
      () =>
        styledBook(['Title', 'Occurred', 'Detected'].map(text), [
          text('A'),
          number(46_346.979166666664, 3),
          number(46_347.37847222222, 5),
        ]),
    ],
  ])('%s are in the zone of the profile, which is named', async (_about, raw) => {
    const place = await open();
    await inZone(place, 'Europe/Berlin');
    const imports = importsInto('incident', place);
    const { id, timeZone, columns } = await imports.check(await raw());
    expect(timeZone).toBe('Europe/Berlin');
    expect(columns.map((column) => column.timeZone)).toEqual([null, null, null]);
    expect((await imports.rows(id))[0]?.readings.map(({ column, value }) => `${column} ${value}`)).toEqual([
      'Occurred 2026-11-20 23:30 (Europe/Berlin)',
      'Detected 2026-11-21 09:05 (Europe/Berlin)',
    ]);
    await imports.run(id);
    expect(await recordsOf(place, '/api/incident')).toMatchObject([
      { occurredAt: '2026-11-20T22:30:00.000Z', detectedAt: '2026-11-21T08:05:00.000Z' },
    ]);
  });

  it('are in the zone that their header names, and in UTC without a profile', async () => {
    const place = await open();
    const imports = importsInto('incident', place);
    const raw = file('Title,Occurred (Asia/Tokyo),Detected', 'A,2026-11-20 23:30,2026-11-21 09:05');
    const { id, columns, timeZone } = await imports.check(raw);
    expect([timeZone, ...columns.map((column) => column.timeZone)]).toEqual(['UTC', null, 'Asia/Tokyo', null]);
    await imports.run(id);
    expect(await recordsOf(place, '/api/incident')).toMatchObject([
      { occurredAt: '2026-11-20T14:30:00.000Z', detectedAt: '2026-11-21T09:05:00.000Z' },
    ]);
  });

  it('are in the zone of the organisation for those whose own is not known', async () => {
    const place = await open();
    const body = { version: 1, timeZone: 'Asia/Tokyo' };
    expect((await place.owner.call('/api/organisation-settings', { method: 'POST', body })).status).toBe(200);
    const { timeZone } = await importsInto('incident', place).check(inCsv);
    expect(timeZone).toBe('Asia/Tokyo');
  });

  it('at midnight come back from a workbook as times, wherever the person is', async () => {
    const place = await open();
    await inZone(place, 'America/Los_Angeles');
    await add(place, '/api/incident', { title: 'Midnight', occurredAt: '2026-11-20T00:00:00.000Z' });
    const { bytes } = await place.owner.call('/api/incident/export?format=xlsx');
    const imports = importsInto('incident', place);
    const { columns, counts } = await imports.check(bytes, 'UPDATE');
    expect(columns.find(({ field }) => field === 'occurredAt')).toMatchObject({
      header: 'Occurred (UTC)',
      samples: ['2026-11-20 00:00:00'],
      timeZone: 'UTC',
    });
    expect(counts).toMatchObject({ unchanged: 1, invalid: 0, update: 0 });
  });
});

it('days that do not exist are errors, also of times', async () => {
  const imports = importsInto('incident', await open());
  const { id } = await imports.check(file('Title,Detected', 'A,2025-02-30 10:00', 'B,2026-06-31T08:00Z'));
  expect(outcomesOf(await imports.rows(id))).toEqual([
    ['INVALID', 'Detected: This is not a valid date'],
    ['INVALID', 'Detected: This is not a valid date'],
  ]);
});

describe('what is known by its day, month or year only', () => {
  const raw = file(
    'Title,Occurred,Detected,Resolved',
    'Year,2024,2024-03,March 2024',
    'Day,2024-03-05,5 March 2024,05.03.2024',
    'Both,2024-03-05,2024-03-06 10:00,03/2024',
  );
  const known = [
    { occurredAt: '2024', detectedAt: '2024-03', resolvedAt: '2024-03' },
    { occurredAt: '2024-03-05', detectedAt: '2024-03-05', resolvedAt: '2024-03-05' },
    { occurredAt: '2024-03-05', detectedAt: '2024-03-06T10:00:00.000Z', resolvedAt: '2024-03' },
  ];

  it('is stored as such, which the check says', async () => {
    const place = await open();
    const imports = importsInto('incident', place);
    const { id, counts } = await imports.check(raw);
    expect(counts).toMatchObject({ add: 3, invalid: 0 });
    const readings = (await imports.rows(id)).map((row) =>
      row.readings.map(({ column, value }) => `${column} ${value}`),
    );
    expect(readings[0]).toEqual([
      'Occurred 2024 (month, day and time not known)',
      'Detected March 2024 (day and time not known)',
      'Resolved March 2024 (day and time not known)',
    ]);
    expect(readings[1]?.[0]).toBe('Occurred 5 March 2024 (time not known)');
    await imports.run(id);
    expect(await recordsOf(place, '/api/incident')).toMatchObject(known);
  });

  it.each(['csv', 'xlsx', 'json'])('comes back from %s as it was', async (format) => {
    const place = await open();
    for (const times of known) await add(place, '/api/incident', { title: 'Known in part', ...times });
    const { bytes } = await place.owner.call(`/api/incident/export?format=${format}`);
    const { counts } = await importsInto('incident', place).check(bytes, 'UPDATE');
    expect(counts).toMatchObject({ unchanged: 3, invalid: 0, update: 0, add: 0 });
  });

  it.each([
    [
      '13/2024',
      'Write day and time as 2026-11-23 14:05, or only the day 2026-11-23, the month 2026-11 or the year 2026',
    ],
    [
      'last spring',
      'Write day and time as 2026-11-23 14:05, or only the day 2026-11-23, the month 2026-11 or the year 2026',
    ],
    ['2024-02-30', 'This is not a valid date'],
    ['04/05/2024', 'Write the day as 2026-11-23: this could be two different days'],
    ['2099', 'This is in the future'],
  ])('%s is refused', async (cell, problem) => {
    const imports = importsInto('incident', await open());
    const { id } = await imports.check(file('Title,Detected', `A,${cell}`));
    expect(outcomesOf(await imports.rows(id))).toEqual([['INVALID', `Detected: ${problem}`]]);
  });
});
