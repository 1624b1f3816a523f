import { describe, expect, test } from 'vitest';

import { isObject } from '#domain/veris/document.ts';
import { readVeris } from '#domain/veris/read.ts';
import { roughTimesOf } from '#domain/veris/rough-times.ts';
import { writeVeris } from '#domain/veris/write.ts';

const document = {
  incident_id: 'DESK-1',
  summary: 'A terminal was left unlocked. Notices were copied.',
  reference: 'https://example.org/notice',
  security_incident: 'Confirmed',
  timeline: {
    incident: { year: 2025, month: 3, day: 14, time: '09:30' },
    discovery: { unit: 'Days', value: 2 },
    containment: { unit: 'Hours', value: 4 },
  },
  actor: { internal: { variety: ['End-user'], motive: ['Convenience'] } },
  action: { misuse: { variety: ['Data mishandling'], vector: ['Physical access'] } },
  asset: { assets: [{ variety: 'U - Desktop' }] },
  attribute: { confidentiality: { data: [{ variety: 'Internal' }], data_disclosure: 'Yes' } },
  discovery_method: { internal: { variety: ['Security review'] } },
  impact: { overall_rating: 'Distracting', loss: [{ variety: 'Response and recovery' }] },
  plus: { analyst: 'test' },
};

const named = { id: 'id', ref: 'I-0001', status: 'OPEN', createdAt: '2026-01-01T00:00:00Z', assets: [] };
const own = { ref: 'I-0001', status: 'OPEN' };
const heldOf = (kept: object, changes: object = {}) => ({
  ...readVeris({ ...kept }),
  ...roughTimesOf({ ...kept }),
  ...named,
  ...changes,
});
const written = (changes: object) => writeVeris(document, heldOf(document, changes));

describe('a VERIS document', () => {
  test('is read with instants that follow from its durations, and with its enumerations in words', () => {
    expect(readVeris(document)).toEqual({
      title: 'A terminal was left unlocked. Notices were copied.',
      description: 'A terminal was left unlocked. Notices were copied.\n\nReference: https://example.org/notice',
      type: 'Misuse',
      severity: 'MINOR',
      detection: 'INTERNAL',
      occurredAt: '2025-03-14T09:30:00.000Z',
      detectedAt: '2025-03-16T09:30:00.000Z',
      reportedAt: null,
      containedAt: '2025-03-16T13:30:00.000Z',
      resolvedAt: null,
      impact:
        'Security incident: Confirmed\nActors: internal (End-user; Convenience)\nActions: misuse (Data mishandling; Physical access)\nAssets: U - Desktop\nData: Internal\nData disclosed: Yes',
      immediateMitigation: '',
      rootCause: '',
      correctiveActions: '',
      lessonsLearned: '',
    });
  });
});

describe('an incident written as VERIS', () => {
  test('is the document that it was imported with, key by key, if nothing has changed', () => {
    expect(JSON.stringify(written({}))).toBe(JSON.stringify(document));
    const exported = written({ status: 'IN_PROGRESS', rootCause: 'Haste' });
    const again = writeVeris(exported, { ...heldOf(exported), status: 'IN_PROGRESS' });
    expect(JSON.stringify(again)).toBe(JSON.stringify(exported));
  });

  test.each(['status', 'reportedAt', 'assets'])('says that its %s has changed', (field) => {
    const changes = { status: 'CLOSED', reportedAt: '2025-03-20T10:00:00Z', assets: ['Gate'] };
    const changed = written({ [field]: Reflect.get(changes, field) });
    expect(changed).toMatchObject({ plus: { analyst: 'test', attest: { ref: 'I-0001' } } });
  });

  test('says what has changed in the fields of VERIS, and keeps the others', () => {
    const changes = {
      description: 'A terminal was used.\n\nReference: https://example.org/notice',
      severity: 'CRITICAL',
      detection: 'EXTERNAL',
      detectedAt: '2025-03-14T10:15:00Z',
      containedAt: '2025-03-15T10:15:00Z',
      correctiveActions: 'Screens lock.',
    };
    expect(written(changes)).toEqual({
      ...document,
      summary: 'A terminal was used.',
      timeline: {
        ...document.timeline,
        discovery: { unit: 'Minutes', value: 45 },
        containment: { unit: 'Days', value: 1 },
      },
      discovery_method: { external: { variety: ['Unknown'] } },
      impact: { ...document.impact, overall_rating: 'Catastrophic' },
      corrective_action: 'Screens lock.',
      plus: { analyst: 'test', attest: { ...own, title: 'A terminal was left unlocked. Notices were copied.' } },
    });
  });

  test.each([
    ['imported', document],
    ['new', null],
  ])('can be read again without loss, if it was %s', (_title, kept) => {
    const rough = roughTimesOf({});
    const held = {
      ...named,
      ...rough,
      title: 'Notices were copied',
      description: 'What happened',
      type: 'Data breach',
      severity: 'MAJOR',
      detection: 'EXTERNAL',
      occurredAt: null,
      detectedAt: '2025-03-14T10:15:07.123Z',
      reportedAt: '2025-03-14T11:00:00.000Z',
      containedAt: '2025-03-15T10:15:00.000Z',
      resolvedAt: '2025-03-16T10:15:00.000Z',
      impact: 'Two customers were told.',
      immediateMitigation: 'The terminal was locked.',
      rootCause: 'No time limit',
      correctiveActions: 'A time limit',
      lessonsLearned: 'Check them all',
    } as const;
    const { id: _id, ref: _ref, status: _status, createdAt: _createdAt, assets: _assets, ...fields } = held;
    const again: unknown = JSON.parse(JSON.stringify(writeVeris(kept, held)));
    if (!isObject(again)) throw new Error('It is no object');
    expect({ ...readVeris(again), ...roughTimesOf(again) }).toEqual(fields);
  });
});
