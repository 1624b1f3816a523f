import { describe, expect, test } from 'vitest';

import {
  evidenceContactState,
  needsLastDay,
  type EvidenceContactInstants,
} from '#domain/compliance/evidence-contact.ts';
import { versionMistakes } from '#domain/compliance/evidence-period.ts';

const at = '2026-11-20T09:00:00.000Z';
const now = Date.parse('2026-11-29T12:00:00.000Z');
const past = '2026-11-29T11:59:59.999Z';
const fresh: EvidenceContactInstants = {
  openedAt: null,
  givenAt: null,
  acceptedAt: null,
  revokedAt: null,
  expiresAt: '2026-12-31T23:59:59.999Z',
};

describe('where someone stands who is asked for evidence by a link', () => {
  test.each([
    ['asked', {}, 'REQUESTED'],
    ['opened', { openedAt: at }, 'OPENED'],
    ['past its last day', { openedAt: at, expiresAt: past }, 'EXPIRED'],
    ['given', { givenAt: at }, 'GIVEN'],
    ['given, and past its last day', { givenAt: at, expiresAt: past }, 'GIVEN'],
    ['given, then revoked', { givenAt: at, revokedAt: at }, 'REVOKED'],
    ['accepted', { givenAt: at, acceptedAt: at }, 'ACCEPTED'],
    ['accepted, and past its last day', { givenAt: at, acceptedAt: at, expiresAt: past }, 'ACCEPTED'],
  ] as const)('%s', (_title, instants, state) => {
    expect(evidenceContactState({ ...fresh, ...instants }, now)).toBe(state);
  });
});

test.each([
  ['EXTEND', false, true],
  ['RESEND', false, false],
  ['RESEND', true, true],
  ['RETURN', true, true],
  ['RETURN', false, false],
  ['ACCEPT', true, false],
  ['REVOKE', true, false],
] as const)('%s of a link whose last day has passed (%s) needs a new one: %s', (action, isPast, needs) => {
  expect(needsLastDay(action, isPast)).toBe(needs);
});

describe('what is wrong with the dates of a version', () => {
  const none = { madeOn: null, coversFrom: null, coversTo: null };
  test.each([
    ['no date', {}, ['madeOn']],
    ['made today', { madeOn: '2026-11-29' }, []],
    ['made tomorrow', { madeOn: '2026-11-30' }, ['madeOn']],
    ['a period', { coversFrom: '2026-01-01', coversTo: '2026-03-31' }, []],
    ['a period without its beginning', { coversTo: '2026-03-31' }, ['coversFrom']],
    ['a period without its end', { coversFrom: '2026-01-01' }, ['madeOn', 'coversTo']],
    ['a period the wrong way round', { coversFrom: '2026-03-31', coversTo: '2026-01-01' }, ['coversTo']],
  ] as const)('%s', (_title, dates, fields) => {
    expect(versionMistakes({ ...none, ...dates }, '2026-11-29').map(({ field }) => field)).toEqual(fields);
  });
});
