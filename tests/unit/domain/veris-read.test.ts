import { describe, expect, test } from 'vitest';

import { readVeris } from '#domain/veris/read.ts';

const day = { year: 2025, month: 3, day: 14, time: '09:30' };

describe('the title of a VERIS document', () => {
  const title = (summary: string) => readVeris({ incident_id: 'A7', summary }).title;

  test.each([
    [
      'its beginning, not only its first sentence',
      'Example Ltd. lost a laptop. It was found.',
      'Example Ltd. lost a laptop. It was found.',
    ],
    ['one line, without control characters', ' A laptop\r\n\twas\u202elost! Really.', 'A laptop was lost! Really.'],
    ['the id, if nothing is told', '\u0000 \n', 'Incident A7'],
  ])('is %s', (_title, summary, expected) => {
    expect(title(summary)).toBe(expected);
  });

  test('has at most 120 characters', () => {
    const most = 'x'.repeat(120);
    expect(title(most)).toBe(most);
    expect(title(`${most}x`)).toBe(`${'x'.repeat(119)}…`);
    expect(title(`${'x'.repeat(118)} is the end`)).toBe(`${'x'.repeat(118)}…`);
    expect(title('word '.repeat(30))).toBe(`${'word '.repeat(23)}word…`);
    expect(title(`${'x'.repeat(118)}😀 is no half`)).toBe(`${'x'.repeat(118)}\ufffd…`);
    expect(readVeris({ incident_id: 'x'.repeat(200) }).title).toBe(`Incident ${'x'.repeat(111)}`);
  });
});

test.each([
  ['both', { summary: 'Lost', reference: ' a ' }, 'Lost\n\nReference: a'],
  ['the summary alone', { summary: ' Lost\n' }, 'Lost'],
  ['the reference alone', { reference: 'a' }, 'Reference: a'],
  ['a blank reference', { summary: 'Lost', reference: ' ' }, 'Lost'],
])('a description is made of summary and reference: %s', (_title, document, description) => {
  expect(readVeris(document).description).toBe(description);
});

describe('when it occurred', () => {
  test.each([
    ['a year alone', { year: 2016 }, null],
    ['a month', { year: 2016, month: 2 }, null],
    ['a day', { year: 2016, month: 2, day: 29 }, null],
    ['a day with a blank time', { year: 2016, month: 2, day: 29, time: ' ' }, null],
    ['a day and a time', { year: 2016, month: 2, day: 29, time: '00:00' }, '2016-02-29T00:00:00.000Z'],
    ['a day that there is not', { year: 2015, month: 2, day: 29, time: '00:00' }, null],
    ['a thirteenth month', { year: 2015, month: 13, day: 5, time: '00:00' }, null],
    ['a day of the year', { year: 2016, month: 1, day: 367, time: '00:00' }, null],
    ['a part of a year', { year: 2016.5, month: 1, day: 2, time: '00:00' }, null],
    ['a year in quotes', { year: '2016', month: 1, day: 2, time: '00:00' }, null],
    ['the year before the first', { year: 1899, month: 12, day: 31, time: '00:00' }, null],
    ['the first year', { year: 1900, month: 1, day: 1, time: '00:00' }, '1900-01-01T00:00:00.000Z'],
    ['the last year', { year: 2200, month: 1, day: 1, time: '00:00' }, '2200-01-01T00:00:00.000Z'],
    ['the year after the last', { year: 2201, month: 1, day: 1, time: '00:00' }, null],
    ['a list', [2016, 1, 2], null],
    ['null', null, null],
    ['nothing', undefined, null],
  ])('is read from %s', (_title, incident, occurredAt) => {
    const { detectedAt, ...found } = readVeris({ timeline: { incident, discovery: { unit: 'Days', value: 'x' } } });
    expect([found.occurredAt, detectedAt]).toEqual([occurredAt, null]);
  });

  test.each([
    ['9:30', '09:30:00'],
    ['09:30Z', '09:30:00'],
    ['23:59:48', '23:59:48'],
    ['09:30 PM', '21:30:00'],
    ['11:30:00 pm', '23:30:00'],
    ['12:05 AM', '00:05:00'],
    ['12:05PM', '12:05:00'],
    ['21:30 PM', '21:30:00'],
    ['2330', '23:30:00'],
    ['08:20:00 PM UTC', '20:20:00'],
    ['11:30 PM', '23:30:00'],
  ])('has the time %j', (time, expected) => {
    const { occurredAt } = readVeris({ timeline: { incident: { ...day, time } } });
    expect(occurredAt).toBe(`2025-03-14T${expected}.000Z`);
  });

  test.each(['at 09:30', 930])('has no instant with the time %j, rather than midnight', (time) => {
    expect(readVeris({ timeline: { incident: { ...day, time } } }).occurredAt).toBeNull();
  });
});

test.each([
  [{ unit: 'Weeks', value: 1 }, '2025-03-21T09:30:00.000Z'],
  [{ unit: 'Days', value: 2 }, '2025-03-16T09:30:00.000Z'],
  [{ unit: 'Hours', value: 1.5 }, '2025-03-14T11:00:00.000Z'],
  [{ unit: 'Minutes', value: 5 }, '2025-03-14T09:35:00.000Z'],
  [{ unit: 'Seconds', value: 7 }, '2025-03-14T09:30:07.000Z'],
  [{ unit: 'Days', value: 0 }, '2025-03-14T09:30:00.000Z'],
  [{ unit: 'Days', value: 36_600 }, '2125-05-29T09:30:00.000Z'],
  [{ unit: 'Days', value: 36_601 }, null],
  [{ unit: 'Days', value: -1 }, null],
  [{ unit: 'Days', value: '1' }, null],
  [{ unit: 'Days' }, null],
  [{ unit: 'Months', value: 1 }, null],
  [{ unit: 'Never' }, null],
  ['Days', null],
])('says when it was discovered by %j', (discovery, detectedAt) => {
  expect(readVeris({ timeline: { incident: day, discovery } }).detectedAt).toBe(detectedAt);
});

test.each([
  ['Ext - law enforcement', 'EXTERNAL'],
  ['Int - log review', 'INTERNAL'],
  ['Prt - audit', 'EXTERNAL'],
  ['Unknown', null],
  [{ internal: {} }, 'INTERNAL'],
  [{ external: {} }, 'EXTERNAL'],
  [{ partner: { variety: ['Audit'] } }, 'EXTERNAL'],
  [{ unknown: true }, null],
  [['internal'], null],
  [null, null],
])('says by %j who discovered it', (discovery_method, detection) => {
  expect(readVeris({ discovery_method }).detection).toBe(detection);
});

test.each([
  ['Catastrophic', 'CRITICAL'],
  ['Damaging', 'MAJOR'],
  ['Painful', 'MODERATE'],
  ['Distracting', 'MINOR'],
  ['Insignificant', 'LOW'],
  ['Unknown', null],
  [5, null],
])('the overall rating %j is the severity %s', (overall_rating, severity) => {
  expect(readVeris({ impact: { overall_rating } }).severity).toBe(severity);
});

test.each([
  [{ malware: {} }, 'Malware'],
  [{ hacking: {} }, 'Intrusion'],
  [{ social: {} }, 'Phishing and fraud'],
  [{ misuse: {} }, 'Misuse'],
  [{ physical: {} }, 'Physical'],
  [{ error: {} }, 'Human error'],
  [{ environmental: {} }, 'Outage'],
  [{ unknown: {}, hacking: {}, malware: {} }, 'Intrusion'],
  [{ unknown: {} }, null],
  [{ constructor: {} }, null],
  ['malware', null],
  [null, null],
])('the action %j suggests the type %s', (action, type) => {
  expect(readVeris({ action }).type).toBe(type);
});

describe('the impact', () => {
  test.each([
    ['notes, if there are any', { impact: { notes: 'Two days' }, security_incident: 'Near miss' }, 'Two days'],
    ['several values', { actor: { external: { variety: ['A', 'B'], motive: ['C'] } } }, 'Actors: external (A, B; C)'],
    ['only one kind of values', { action: { hacking: { vector: ['Web'] } } }, 'Actions: hacking (Web)'],
    ['several categories', { actor: { internal: {}, external: {} } }, 'Actors: internal, external'],
    ['a text in place of a list', { action: { social: { variety: 'Bribery' } } }, 'Actions: social (Bribery)'],
    [
      'a list with other values',
      { action: { error: { variety: ['Loss', 7, null, ['Gaffe']] } } },
      'Actions: error (Loss)',
    ],
    [
      'assets',
      { asset: { assets: [{ variety: 'S - Web' }, {}, 'S - Mail', { variety: 'P - Guard' }] } },
      'Assets: S - Web, P - Guard',
    ],
    [
      'data',
      {
        attribute: { confidentiality: { data: [{ variety: 'Bank' }, { variety: 'Medical' }], data_disclosure: 'No' } },
      },
      'Data: Bank, Medical\nData disclosed: No',
    ],
    ['nothing', {}, ''],
    [
      'nothing of the expected kind',
      { actor: ['x'], action: 'x', asset: { assets: 'x' }, attribute: null, impact: 5 },
      '',
    ],
  ])('tells %s', (_title, document, impact) => {
    expect(readVeris(document).impact).toBe(impact);
  });

  test('has at most 10,000 characters', () => {
    const { impact } = readVeris({ security_incident: 'x'.repeat(20_000) });
    expect(impact).toHaveLength(10_000);
  });
});

describe('what Attest has written itself', () => {
  const attest = {
    title: 'Own title',
    description: '',
    type: 'Own type',
    occurred_at: '2025-01-01T00:00:00Z',
    detected_at: '2025-01-02T00:00:00Z',
    reported_at: '2025-01-03T00:00:00Z',
    contained_at: '2025-01-04T00:00:00Z',
    resolved_at: '2025-01-05T00:00:00Z',
    immediate_mitigation: 'Locked',
    root_cause: 'No limit',
    lessons_learned: 'Check',
  };
  const document = {
    summary: 'Lost',
    action: { malware: {} },
    timeline: { incident: day },
    corrective_action: 'Limit',
  };

  test('counts before the fields of VERIS', () => {
    expect(readVeris({ ...document, plus: { attest } })).toEqual({
      title: 'Own title',
      description: '',
      type: 'Own type',
      severity: null,
      detection: null,
      occurredAt: '2025-01-01T00:00:00.000Z',
      detectedAt: '2025-01-02T00:00:00.000Z',
      reportedAt: '2025-01-03T00:00:00.000Z',
      containedAt: '2025-01-04T00:00:00.000Z',
      resolvedAt: '2025-01-05T00:00:00.000Z',
      impact: 'Actions: malware',
      immediateMitigation: 'Locked',
      rootCause: 'No limit',
      correctiveActions: 'Limit',
      lessonsLearned: 'Check',
    });
  });

  test.each([
    ['numbers', Object.fromEntries(Object.keys(attest).map((key) => [key, 5]))],
    ['lists', Object.fromEntries(Object.keys(attest).map((key) => [key, ['2025-01-01T00:00:00Z']]))],
    ['no object', 'x'],
    ['a list', [attest]],
  ])('does not count if it is %s', (_title, wrong) => {
    expect(readVeris({ ...document, plus: { attest: wrong } })).toEqual(readVeris(document));
  });

  test('counts if it was cleared', () => {
    const cleared = { type: null, impact: '', occurred_at: null, detected_at: null };
    expect(readVeris({ ...document, plus: { attest: cleared } })).toMatchObject({
      type: null,
      impact: '',
      occurredAt: null,
      detectedAt: null,
    });
  });

  test('is no instant if it is another text', () => {
    const { occurredAt, reportedAt } = readVeris({ plus: { attest: { occurred_at: 'soon', reported_at: '' } } });
    expect([occurredAt, reportedAt]).toEqual([null, null]);
  });
});

test('an empty document says nothing', () => {
  expect(Object.entries(readVeris({})).filter(([, value]) => value !== null && value !== '')).toEqual([
    ['title', 'Incident '],
  ]);
});

test.each(['25:00', 'half past nine', 'noon', '930 PM'])('a time that cannot be read is not midnight: %s', (time) => {
  expect(readVeris({ timeline: { incident: { ...day, time } } }).occurredAt).toBeNull();
});
