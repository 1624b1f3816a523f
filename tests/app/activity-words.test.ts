import { expect, test } from 'vitest';

import { formatInstant } from '#src/components/format.ts';
import { fieldLabel, namesOf, valueLabel } from '#src/registers/history/changes.ts';
import { wordsOfKind } from '#src/registers/words/index.ts';

test.each([
  ['risk', 'treatmentPlan', 'Treatment plan'],
  ['risk', 'nextReviewOn', 'Next review'],
  ['risk', 'categoryIds', 'Categories'],
  ['informationAsset', 'typeId', 'Type'],
  ['riskAppetite', 'score', 'Highest score without treatment'],
  ['runZeroConnection', 'consoleUrl', 'Console address'],
  ['user', 'ownerId', 'Owner'],
  ['user', 'approvedAt', 'Approved at'],
  ['risk', 'toString', 'To string'],
])('for the kind %s the field %s is labelled %s', (kind, field, label) => {
  expect(fieldLabel(wordsOfKind(kind), field)).toBe(label);
});

test('an enumeration field uses the labels of its own kind', () => {
  const fields = (open: string) => ({ status: { label: 'Status', labels: { OPEN: open } } });
  expect(valueLabel(fields('Not started'), 'status', 'OPEN', names)).toBe('Not started');
  expect(valueLabel(fields('Reported'), 'status', 'OPEN', names)).toBe('Reported');
  expect(valueLabel(wordsOfKind('user'), 'status', 'OPEN', names)).toBe('OPEN');
});

const tomasz = '0190a6c1-0000-7000-8000-00000000000a';
const rare = '0190a6c1-0000-7000-8000-00000000000b';
const fire = '0190a6c1-0000-7000-8000-00000000000c';
const unknown = '0190a6c1-0000-7000-8000-00000000000d';

const names = namesOf({
  names: [
    { id: tomasz, name: 'Tomasz Wiśniewski' },
    { id: rare, name: 'Rare' },
    { id: fire, name: 'R-0001 Fire' },
  ],
});

test.each([
  ['exemption', 'validTo', '2027-06-30', '30 Jun 2027'],
  ['audit', 'plannedFrom', '2027-06-30', '30 Jun 2027'],
  ['changeManagementProcess', 'plannedStart', '2027-06-30T08:00:00.000Z', formatInstant('2027-06-30T08:00:00.000Z')],
])('of the kind %s, a time is shown as such whatever the name of its field: %s', (kind, field, value, label) => {
  expect(valueLabel(wordsOfKind(kind), field, value, names)).toBe(label);
});

test('the reason for a step is told from the reason of the record itself', () => {
  for (const kind of ['exemption', 'changeManagementProcess'] as const) {
    expect(fieldLabel(wordsOfKind(kind), 'statusReason')).toBe('Reason');
    expect(fieldLabel(wordsOfKind(kind), 'reason')).not.toBe('Reason');
  }
});

const prose = 'Of HIGH value, says 2026-11-20.\n\nAnd much more besides. '.repeat(400);

test.each<[string, unknown, string]>([
  // Empty and plain values.
  ['description', null, 'None'],
  ['description', undefined, 'None'],
  ['description', '', 'None'],
  ['categoryIds', [], 'None'],
  ['tags', ['A', 'B'], 'A\nB'],
  ['active', true, 'Yes'],
  ['active', false, 'No'],
  ['score', 12, '12'],
  ['score', 0, '0'],
  // Ids are replaced by names; an id without a name is shown in full.
  ['ownerId', tomasz, 'Tomasz Wiśniewski'],
  ['ownerId', tomasz.toUpperCase(), 'Tomasz Wiśniewski'],
  ['ownerId', unknown, unknown],
  ['assetIds', [fire, unknown], `R-0001 Fire\n${unknown}`],
  ['title', 'constructor', 'constructor'],
  // Enumeration values use the labels of the screens; unknown values are shown in sentence case.
  ['treatment', 'NONE', 'None'],
  ['treatment', 'MITIGATE', 'Mitigate'],
  ['treatment', 'IN_TREATMENT', 'In treatment'],
  ['treatment', 'toString', 'toString'],
  ['pillars', ['INTEGRITY', 'AVAILABILITY'], 'Integrity\nAvailability'],
  // User text is not reworded.
  ['title', 'AWS', 'AWS'],
  ['name', 'HIGH', 'HIGH'],
  ['name', '2026-11-20', '2026-11-20'],
  ['description', prose, prose],
  // Dates, and times in the reader's time zone.
  ['nextReviewOn', '2026-11-20', '20 Nov 2026'],
  ['dueOn', null, 'None'],
  ['approvedAt', '2026-11-20T16:42:00.000Z', formatInstant('2026-11-20T16:42:00.000Z')],
  ['approvedAt', 'never', 'never'],
  // Nested fields, one per line.
  ['current', { likelihoodId: rare, impactId: null }, 'Likelihood: Rare\nImpact: None'],
  ['current', { likelihoodId: null, impactId: null }, 'None'],
  [
    'treatmentPlan',
    { actions: 'Move it', dueOn: '2026-12-01', progress: 40, status: 'IN_PROGRESS' },
    'Actions: Move it\nDue: 01 Dec 2026\nProgress (%): 40\nStatus: In progress',
  ],
])('for the field %s the value %j is shown as %j', (field, value, label) => {
  expect(valueLabel(wordsOfKind('risk'), field, value, names)).toBe(label);
});
