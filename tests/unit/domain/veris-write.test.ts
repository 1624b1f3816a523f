import { describe, expect, test } from 'vitest';

import { withAt, type VerisObject } from '#domain/veris/document.ts';
import { readVeris } from '#domain/veris/read.ts';
import { roughTimesOf } from '#domain/veris/rough-times.ts';
import { writeVeris, type HeldIncident } from '#domain/veris/write.ts';

const created: HeldIncident = {
  ...readVeris({}),
  ...roughTimesOf({}),
  id: 'id',
  ref: 'I-0001',
  status: 'OPEN',
  createdAt: '2024-12-31T23:59:59Z',
  title: 'Lost',
  assets: [],
};
const plus = { attest: { ref: 'I-0001', status: 'OPEN' } };

describe('a new incident', () => {
  test('has what the schema requires, as not known', () => {
    expect(writeVeris(null, created)).toStrictEqual({
      schema_version: '1.3.7',
      incident_id: 'id',
      source_id: 'attest',
      security_incident: 'Confirmed',
      summary: '',
      timeline: { incident: { year: 2024 } },
      discovery_method: { unknown: true },
      victim: { country: ['Unknown'], employee_count: 'Unknown', industry: '00' },
      actor: { unknown: {} },
      action: { unknown: {} },
      asset: { assets: [{ variety: 'Unknown' }] },
      attribute: { confidentiality: { data_disclosure: 'Unknown' } },
      impact: { overall_rating: 'Unknown' },
      plus: { attest: { ...plus.attest, title: 'Lost', impact: '', occurred_in: null } },
    });
  });

  test('without an impact is read as one without', () => {
    const held = { ...created, impact: '' };
    expect(readVeris(writeVeris(null, held))).toMatchObject({ impact: '', type: null });
  });

  test.each([
    ['Malware', { malware: { variety: ['Unknown'], vector: ['Unknown'] } }],
    ['Intrusion', { hacking: { variety: ['Unknown'], vector: ['Unknown'] } }],
    ['Phishing and fraud', { social: { variety: ['Unknown'], vector: ['Unknown'], target: ['Unknown'] } }],
    ['Physical', { physical: { variety: ['Unknown'], vector: ['Unknown'] } }],
    ['Human error', { error: { variety: ['Unknown'], vector: ['Unknown'] } }],
    ['Outage', { environmental: { variety: ['Unknown'] } }],
    ['Data breach', { unknown: {} }],
  ])('of the type %s has its action', (type, action) => {
    const document = writeVeris(null, { ...created, type });
    expect(document['action']).toStrictEqual(action);
    expect(readVeris(document).type).toBe(type);
  });

  test('tells how many assets it affects, and which', () => {
    expect(writeVeris(null, { ...created, assets: ['Gate', 'Camera'] })).toMatchObject({
      asset: { assets: [{ variety: 'Unknown', amount: 2 }] },
      plus: { attest: { assets: ['Gate', 'Camera'] } },
    });
  });

  test.each([
    ['it occurred', { occurredAt: '2022-05-01T00:00:00Z', detectedAt: '2023-05-01T00:00:00Z' }, 2022],
    ['it is known to have occurred', { occurredIn: '2021', detectedAt: '2023-05-01T00:00:00Z' }, 2021],
    ['it was detected', { detectedAt: '2023-05-01T00:00:00Z' }, 2023],
    ['it was entered', {}, 2024],
  ])('has the year in which %s', (_title, times, year) => {
    expect(writeVeris(null, { ...created, ...times })).toMatchObject({ timeline: { incident: { year } } });
  });

  test.each([
    {},
    { occurredIn: '2021' },
    { occurredIn: '2021-06' },
    { occurredIn: '2021-06-17', detectedIn: '2022' },
    { reportedIn: '2022', containedIn: '2022-03', resolvedIn: '2022-03-04' },
  ])('is read without what is not known: %j', (times) => {
    const document = writeVeris(null, { ...created, ...times });
    expect(roughTimesOf(document)).toEqual({ ...roughTimesOf({}), ...times });
    expect(readVeris(document)).toMatchObject({ occurredAt: null, detectedAt: null });
  });
});

const kept = {
  incident_id: 'A7',
  summary: ' Lost. ',
  timeline: {
    incident: { year: 2025, month: 3, day: 14, time: '09:30', note: 'about' },
    discovery: { unit: 'Hours', value: 48, note: 'later' },
    containment: { unit: 'Minutes', value: 240 },
  },
  action: { misuse: { variety: ['Data mishandling'] } },
  discovery_method: { internal: { variety: ['Audit'] } },
  impact: { overall_rating: 'Painful', notes: 'One day' },
  corrective_action: 'A limit',
} as const;

const changed = (document: VerisObject, changes: Partial<HeldIncident>) =>
  writeVeris(document, { ...created, ...readVeris(document), ...roughTimesOf(document), ...changes });

describe('an imported incident', () => {
  test.each([
    ['of all fields', kept],
    ['without any', {}],
    ['with parts that are not known', { timeline: { incident: { year: 2016, month: 2 } }, impact: {} }],
    [
      'with parts of another kind',
      { timeline: null, action: 'x', impact: ['x'], summary: 5, discovery_method: 7, corrective_action: 9 },
    ],
  ])('%s stays as it is, if nothing changes', (_title, document) => {
    expect(changed(document, {})).toStrictEqual(document);
  });

  const { timeline } = kept;
  test.each<[string, Partial<HeldIncident>, VerisObject]>([
    [
      'another description',
      { description: 'Lost. Found.' },
      { summary: 'Lost. Found.', plus: { attest: { ...plus.attest, title: 'Lost.' } } },
    ],
    ['another severity', { severity: 'LOW' }, { impact: { ...kept.impact, overall_rating: 'Insignificant' } }],
    ['no severity', { severity: null }, { impact: { ...kept.impact, overall_rating: 'Unknown' } }],
    ['another detection', { detection: 'EXTERNAL' }, { discovery_method: { external: { variety: ['Unknown'] } } }],
    ['no detection', { detection: null }, { discovery_method: { unknown: true } }],
    ['another impact', { impact: 'Two days' }, { impact: { ...kept.impact, notes: 'Two days' } }],
    ['other corrective actions', { correctiveActions: 'A lock' }, { corrective_action: 'A lock' }],
    [
      'another time of detection',
      { detectedAt: '2025-03-14T09:30:00.000Z', containedAt: '2025-03-14T13:30:00.000Z' },
      { timeline: { ...timeline, discovery: { unit: 'Weeks', value: 0 } } },
    ],
    [
      'another time of containment',
      { containedAt: '2025-03-16T09:30:07.000Z' },
      { timeline: { ...timeline, containment: { unit: 'Seconds', value: 7 } } },
    ],
    ['no time of containment', { containedAt: null }, { timeline: { ...timeline, containment: { unit: 'Unknown' } } }],
  ])('with %s keeps the rest', (_title, changes, expected) => {
    const document = changed(kept, changes);
    expect(document).toStrictEqual({ ...kept, plus, ...expected });
    expect(readVeris(document)).toMatchObject({ ...readVeris(kept), ...changes });
  });

  test('has no corrective actions or impact any more', () => {
    const { corrective_action: _, ...others } = kept;
    const document = changed(kept, { correctiveActions: '', impact: '' });
    const attest = { ...plus.attest, impact: '' };
    expect(document).toStrictEqual({ ...others, impact: { overall_rating: 'Painful' }, plus: { attest } });
    expect(readVeris(document)).toMatchObject({ correctiveActions: '', impact: '' });
  });

  test('without a known detection is given one', () => {
    const discovery_method = { internal: { variety: ['Unknown'] } };
    expect(changed({}, { detection: 'INTERNAL' })).toStrictEqual({ discovery_method, plus });
  });

  test('that has an impact has a rating too, as the schema requires', () => {
    expect(changed({}, { impact: 'One day' })).toStrictEqual({
      impact: { notes: 'One day', overall_rating: 'Unknown' },
      plus,
    });
  });

  test.each([
    ['with it', 'Found.\n\nReference: a', 'Found.', undefined],
    ['without it', 'Found.', 'Found.', 'Found.'],
  ])('keeps its reference, if the description ends %s', (_title, description, summary, own) => {
    const document = changed({ summary: 'Lost.', reference: 'a' }, { title: 'Found.', description });
    expect(document).toMatchObject({ summary, reference: 'a' });
    expect(document['plus']).toEqual({ attest: { ...plus.attest, description: own } });
    expect(readVeris(document).description).toBe(description);
  });

  test('has no type any more', () => {
    const document = changed(kept, { type: null });
    expect(document).toStrictEqual({ ...kept, plus: { attest: { ...plus.attest, type: null } } });
    expect(readVeris(document).type).toBeNull();
  });

  test.each([
    ['without the time that it occurred', null, '2025-03-14T10:00:00.000Z'],
    ['before it occurred', '2025-03-15T10:00:00.000Z', '2025-03-14T10:00:00.000Z'],
  ])('that was detected %s has no duration until then', (_title, occurredAt, detectedAt) => {
    const document = changed({}, { occurredAt, detectedAt });
    expect(document).toMatchObject({
      timeline: { discovery: { unit: 'Unknown' } },
      plus: { attest: { detected_at: detectedAt } },
    });
    expect(readVeris(document)).toMatchObject({ occurredAt, detectedAt });
  });

  test('that occurred an hour later has the same time of detection', () => {
    const occurredAt = '2025-03-14T10:30:00.000Z';
    expect(changed(kept, { occurredAt })).toStrictEqual({
      ...kept,
      timeline: {
        ...timeline,
        incident: { year: 2025, month: 3, day: 14, time: '10:30' },
        discovery: { unit: 'Hours', value: 47 },
      },
      plus,
    });
  });

  test.each([
    ['2025-11-02T10:15:00.000Z', { year: 2025, month: 11, day: 2, time: '10:15' }],
    ['2025-11-02T10:00:07.000Z', { year: 2025, month: 11, day: 2, time: '10:00:07' }],
    ['2025-01-31T00:00:00.000Z', { year: 2025, month: 1, day: 31, time: '00:00' }],
    [null, { year: 2025 }],
  ])('that occurred at %s has that day', (occurredAt, incident) => {
    const document = changed({ timeline: { incident: timeline.incident } }, { occurredAt });
    expect(document).toMatchObject({ plus });
    expect(document['timeline']).toStrictEqual({ incident });
    expect(readVeris(document).occurredAt).toBe(occurredAt);
    expect(roughTimesOf(document).occurredIn).toBeNull();
  });
});

test('an instant that is entered keeps what VERIS says of the others', () => {
  const timeline = {
    incident: { year: 2025, month: 3, day: 14 },
    discovery: { unit: 'Days', value: 3 },
    containment: { unit: 'Hours', value: 2 },
  };
  const document = changed({ timeline }, { occurredAt: '2025-03-14T09:30:00.000Z' });
  expect(document).toMatchObject({
    timeline: { ...timeline, incident: { ...timeline.incident, time: '09:30' } },
    plus: { attest: { detected_at: null, contained_at: null } },
  });
  expect(roughTimesOf(document)).toEqual({ ...roughTimesOf({}), detectedIn: '2025-03-17' });
});

test('a value replaces one in its place, and what is at no path is the document itself', () => {
  expect(JSON.stringify(withAt({ a: 1, b: { c: 2 }, d: 3 }, ['b', 'e'], 4))).toBe('{"a":1,"b":{"c":2,"e":4},"d":3}');
  expect(withAt({ a: 1 }, [], 2)).toEqual({ a: 1 });
});
