import { expect, test } from 'vitest';

import { nounOf } from '#src/components/record-panel/record-nouns.ts';
import { timeLeft } from '#src/components/register/RemovedTable.tsx';

const now = Date.parse('2026-11-22T12:00:00Z');

test.each([
  ['2026-12-22T12:00:00Z', '30 days'],
  ['2026-12-22T11:59:59Z', '30 days'],
  ['2026-12-21T23:00:00Z', '29 days'],
  ['2026-11-23T12:00:00Z', '1 day'],
  ['2026-11-23T11:00:00Z', 'Less than a day'],
  ['2026-11-20T00:00:00Z', 'Less than a day'],
])('a record kept until %s has %s left', (keptUntil, left) => {
  expect(timeLeft(keptUntil, now)).toBe(left);
});

test('record kinds are named by their nouns, and an unknown kind is called a record', () => {
  expect(nounOf('informationAsset').many).toBe('assets');
  expect(nounOf('toString').many).toBe('records');
});
