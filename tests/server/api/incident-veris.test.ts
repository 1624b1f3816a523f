import { expect, test } from 'vitest';

import { isObject } from '#domain/veris/document.ts';
import { verisIncident } from '#tests/contract/incident-veris-fixtures.ts';
import { create } from '#tests/contract/samples.ts';
import { verisShapes } from '#tests/contract/veris-shapes.ts';
import { callsOf, entityOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();

const send = (
  raw: string,
  { dryRun = false, person = places().harbour.owner }: { dryRun?: boolean; person?: Person } = {},
) =>
  person.call(`/api/incident/veris-import?dryRun=${dryRun}`, {
    method: 'POST',
    raw,
    headers: { 'content-type': 'application/octet-stream' },
  });

const found = async (search: string, person = places().harbour.owner) =>
  rowsOf(await person.call(`/api/incident?search=${encodeURIComponent(search)}`));

const exportOf = async (id: string, person = places().harbour.owner) => person.call(`/api/incident/${id}/veris`);

test('an imported incident is written back with all that was in the file, and with what has changed since', async () => {
  const { harbour, meridian } = places();
  const document = verisIncident(harbour);
  const summary = `${document.incident_id} was copied. It was contained.`;
  const raw = JSON.stringify({ ...document, summary });
  const would = { added: 1, refused: 0, incidents: [{ entry: 1, title: summary }] };
  expect(at((await send(raw, { dryRun: true })).body, 'data')).toMatchObject(would);
  expect(await found(document.incident_id)).toEqual([]);

  expect(at((await send(raw)).body, 'data')).toMatchObject(would);
  const [incident] = await found(document.incident_id);
  expect(incident).toMatchObject({
    status: 'OPEN',
    severity: 'MINOR',
    detection: 'INTERNAL',
    type: { name: 'Misuse' },
    occurredAt: '2025-03-14T09:30:00.000Z',
    detectedAt: '2025-03-16T09:30:00.000Z',
    containedAt: '2025-03-16T13:30:00.000Z',
    correctiveActions: 'Terminals lock after one minute.',
  });
  const id = textAt(incident, 'id');
  const written = async () => {
    const { body } = await exportOf(id);
    const parsed: unknown = JSON.parse(textAt(body, 'data.content'));
    if (!isObject(parsed)) throw new Error('It is no object');
    return parsed;
  };
  expect(JSON.stringify(await written())).toBe(raw);

  const detectedAt = '2025-03-14T10:30:00Z';
  entityOf(await callsOf('Incidents', harbour).update(id, { version: 1, rootCause: 'No time limit', detectedAt }));
  expect(await written()).toMatchObject({
    confidence: 'High',
    timeline: { compromise: { value: 5 }, discovery: { unit: 'Hours', value: 1 } },
    plus: { dbir_year: 2026, attest: { root_cause: 'No time limit' } },
  });
  expect((await exportOf(id, meridian.owner)).status).toBe(404);
});

test('what cannot be read is named, and the rest is imported once', async () => {
  const { harbour } = places();
  const document = verisIncident(harbour);
  const long = 'x'.repeat(20_001);
  const file = [
    document,
    { ...document, incident_id: '' },
    'an incident',
    document,
    { ...verisIncident(harbour), summary: long },
    { ...verisIncident(harbour), plus: { more: 'x'.repeat(100_000) } },
    { ...verisIncident(harbour), summary: 'a\0b' },
    { ...verisIncident(harbour), timeline: { incident: { year: 2026, month: 2, day: 30 } } },
    { ...verisIncident(harbour), timeline: { incident: { year: 2199, month: 1, day: 1 } } },
  ];
  const refusals = [
    { entry: 2, field: 'incident_id' },
    { entry: 3, field: '' },
    { entry: 4, field: 'incident_id', message: 'The file has this incident twice' },
    { entry: 5, field: 'summary' },
    { entry: 6, field: '' },
    { entry: 7, field: '' },
    { entry: 8, field: 'timeline.incident', message: 'There is no such day' },
    { entry: 9, field: 'occurredAt', message: 'This is in the future' },
  ];
  expect(at((await send(JSON.stringify(file))).body, 'data')).toMatchObject({ added: 1, refused: 8, refusals });
  const again = at((await send(JSON.stringify(document))).body, 'data');
  expect(again).toMatchObject({
    added: 0,
    refusals: [{ entry: 1, message: expect.stringMatching(/^It was imported before as I-/) }],
  });
});

test.each([
  ['nothing', '', 'The file is empty'],
  ['no JSON', '{', 'This is not valid JSON'],
  ['nesting without end', '['.repeat(100_000), 'nested more than 50 deep'],
  ['an empty list', '[]', 'The file has no incidents'],
  ['too many incidents', JSON.stringify(Array.from({ length: 501 }, () => ({}))), 'more than 500'],
])('a file with %s is refused', async (_title, raw, message) => {
  const answer = await send(raw);
  expect(answer.status).toBe(400);
  expect(textAt(answer.body, 'message')).toContain(message);
});

test('an incident of one organisation can be imported by another one too', async () => {
  const { harbour, meridian } = places();
  const raw = JSON.stringify(verisIncident(harbour));
  await send(raw);
  expect(at((await send(raw, { person: meridian.owner })).body, 'data')).toMatchObject({ added: 1, refused: 0 });
});

test('an incident of the register is written with what is known of it', async () => {
  const { harbour } = places();
  const { id } = await create(harbour, 'Incidents', { title: 'Outage', severity: 'LOW' });
  const { body } = await exportOf(id);
  expect(textAt(body, 'data.fileName')).toMatch(/^I-\d+\.veris\.json$/);
  expect(JSON.parse(textAt(body, 'data.content'))).toMatchObject({
    incident_id: id,
    impact: { overall_rating: 'Insignificant' },
    plus: { attest: { title: 'Outage', status: 'OPEN' } },
  });
});

test('what is known by year or month only stays so, and times in the afternoon are read', async () => {
  const { harbour } = places();
  const verisOf = (id: string, timeline: object) => ({ incident_id: id, summary: `${id}.`, timeline });
  const raw = JSON.stringify([
    verisOf('Rough-Year', { incident: { year: 2025 } }),
    verisOf('Rough-Month', { incident: { year: 2025, month: 6 }, discovery: { unit: 'Months', value: 3 } }),
    verisOf('Rough-Evening', {
      incident: { year: 2018, month: 7, day: 5, time: '11:30:00 PM' },
      discovery: { unit: 'Hours', value: 2 },
    }),
  ]);
  expect(at((await send(raw)).body, 'data')).toMatchObject({ read: 3, added: 3, refused: 0 });
  const [year] = await found('Rough-Year');
  expect(year).toMatchObject({ occurredAt: '2025', detectedAt: null });
  const [month] = await found('Rough-Month');
  expect(month).toMatchObject({ occurredAt: '2025-06', detectedAt: '2025-09' });
  expect((await found('Rough-Evening'))[0]).toMatchObject({
    occurredAt: '2018-07-05T23:30:00.000Z',
    detectedAt: '2018-07-06T01:30:00.000Z',
  });
  const { text } = await harbour.owner.call('/api/incident/export?format=csv&search=Rough-Month');
  expect(text).toContain('2025-06');
});

test('incidents of 25 shapes come out as they came in, with every time of day as it was written', async () => {
  const { harbour } = places();
  const answer = at((await send(JSON.stringify(verisShapes))).body, 'data');
  expect(answer).toMatchObject({ read: 25, added: 25, refused: 0, warned: 0 });
  const out = await Promise.all(
    verisShapes.map(async (_shape, index) => {
      const [incident] = await found(`Shape ${index}:`, harbour.owner);
      const { body } = await exportOf(textAt(incident, 'id'));
      // The file is indented; the order of its keys is that of the source.
      return JSON.stringify(JSON.parse(textAt(body, 'data.content')));
    }),
  );
  expect(out).toEqual(verisShapes.map((shape) => JSON.stringify(shape)));
});

test('a time of day that cannot be read is a warning, and never midnight', async () => {
  const { harbour } = places();
  const known = verisIncident(harbour);
  const timeline = { incident: { year: 2025, month: 3, day: 14, time: 'noon' } };
  const document = { ...known, summary: known.incident_id, timeline };
  const warning = {
    entry: 1,
    field: 'timeline.incident.time',
    message: 'The time of day “noon” cannot be read: of when it occurred, only the day comes in',
  };
  for (const dryRun of [true, false])
    expect(at((await send(JSON.stringify(document), { dryRun })).body, 'data')).toMatchObject({
      added: 1,
      refused: 0,
      warned: 1,
      warnings: [warning],
    });
  const [incident] = await found(document.incident_id);
  expect(incident).toMatchObject({ occurredAt: '2025-03-14' });
});
