import { describe, expect, it, test } from 'vitest';

import { isNewlyAlarming, problemsOfGroups, waitsForSomeone } from '#domain/incident/on-call.ts';
import { descriptionOfReport, titleOfReport } from '#domain/incident/report.ts';

describe('people are told at once of a severity', () => {
  it.each([
    [null, 'CRITICAL', true],
    [null, 'MAJOR', true],
    ['MAJOR', 'CRITICAL', true],
    ['MINOR', 'MAJOR', true],
    ['CRITICAL', 'MAJOR', false],
    ['MAJOR', 'MAJOR', false],
    [null, 'MODERATE', false],
    ['CRITICAL', null, false],
  ] as const)('from %s to %s: %s', (was, is, expected) => {
    expect(isNewlyAlarming(was, is)).toBe(expected);
  });
});

test('an alarming incident waits for someone until it was taken over or work on it begins', () => {
  const waiting = { status: 'OPEN', severity: 'MAJOR', takenOverAt: null } as const;
  expect(waitsForSomeone(waiting)).toBe(true);
  expect(waitsForSomeone({ ...waiting, takenOverAt: '2026-11-29T01:00:00Z' })).toBe(false);
  expect(waitsForSomeone({ ...waiting, status: 'IN_PROGRESS' })).toBe(false);
  expect(waitsForSomeone({ ...waiting, severity: 'MINOR' })).toBe(false);
});

test('a group has someone, and a name of its own', () => {
  const first = { name: 'First', roles: ['ORG_ADMIN'], memberIds: [] } as const;
  expect(problemsOfGroups([first, { ...first, name: 'Second' }])).toEqual([]);
  const problems = problemsOfGroups([first, { name: 'FIRST', roles: [], memberIds: [] }]);
  expect(problems.map(({ field }) => field)).toEqual(['groups/1/memberIds', 'groups/1/name']);
});

describe('the title of a report', () => {
  it('is what was reported in one line', () => {
    expect(titleOfReport('  Laptop lost\n on the train ')).toBe('Laptop lost on the train');
  });

  it('is cut between words, or within one that is too long, never within a character', () => {
    const words = titleOfReport('phishing '.repeat(20));
    expect(words).toMatch(/phishing…$/);
    expect(words.length).toBeLessThanOrEqual(121);
    expect(titleOfReport('x'.repeat(200))).toBe(`${'x'.repeat(119)}…`);
    expect(titleOfReport(`${'x'.repeat(118)}😀${'y'.repeat(80)}`)).toBe(`${'x'.repeat(118)}…`);
  });
});

test('the description says where, if that is known', () => {
  expect(descriptionOfReport({ what: 'Lost', where: '' })).toBe('Lost');
  expect(descriptionOfReport({ what: 'Lost', where: 'Train' })).toBe('Lost\n\nWhere: Train');
});
