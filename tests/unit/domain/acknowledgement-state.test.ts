import { expect, test } from 'vitest';

import { acknowledgementState } from '#domain/policy/acknowledgement-state.ts';

const expiresAt = '2026-11-27T12:00:00Z';
const requested = { openedAt: null, acknowledgedAt: null, revokedAt: null, supersededAt: null, expiresAt };
const at = '2026-11-26T12:00:00Z';
const before = Date.parse(expiresAt) - 1;

test.each([
  ['REQUESTED', {}, before],
  ['OPENED', { openedAt: at }, before],
  ['EXPIRED', { openedAt: at }, Date.parse(expiresAt)],
  ['EXPIRED', {}, Date.parse(expiresAt) + 1],
  ['REVOKED', { openedAt: at, revokedAt: at }, before],
  ['REVOKED', { revokedAt: at }, Date.parse(expiresAt)],
  ['SUPERSEDED', { openedAt: at, supersededAt: at }, before],
  ['SUPERSEDED', { supersededAt: at }, Date.parse(expiresAt)],
  ['ACKNOWLEDGED', { acknowledgedAt: at, supersededAt: at }, before],
  ['ACKNOWLEDGED', { openedAt: at, acknowledgedAt: at }, before],
  ['ACKNOWLEDGED', { acknowledgedAt: at, revokedAt: at }, Date.parse(expiresAt)],
] as const)('%s after %j', (state, instants, now) => {
  expect(acknowledgementState({ ...requested, ...instants }, now)).toBe(state);
});
