import { expect, test } from 'vitest';

import { grantOf, mayInCompliance, standingOfNewLink, type ComplianceRight } from '#domain/compliance/rights.ts';
import { organisationRoles, type OrganisationRole } from '#openapi/access.ts';

/** ● always, ○ where named, – never; roles in the order of the columns. */
const columns: readonly OrganisationRole[] = [
  'ORG_ADMIN',
  'ORG_MANAGER',
  'ORG_ASSESSOR',
  'ORG_CONSULTANT',
  'ORG_AUDITOR',
  'ORG_VIEWER',
];

const signs = { ALWAYS: '●', NAMED: '○', NEVER: '–' } as const;

test.each<[ComplianceRight, string]>([
  ['READ', '● ● ● ● ● ●'],
  ['ADOPT', '● ● – – – –'],
  ['UPGRADE', '● ● – – – –'],
  ['USE_MAPPINGS', '● ● – – – –'],
  ['IMPORT_STANDARD', '● – – – – –'],
  ['DECIDE_POSITION', '● ● – – – –'],
  ['RESPOND', '● ● ● ● – –'],
  ['LINK', '● ● ● ● – –'],
  ['CONFIRM_LINK', '● ● ● – – –'],
  ['KEEP_EVIDENCE', '● ● ● ● – –'],
  ['ANSWER_EVIDENCE_REQUEST', '● ● ● ● – ○'],
  ['REQUEST_EVIDENCE', '● ● ● ● ○ –'],
  ['JUDGE', '● ● ○ ○ ○ –'],
  ['RAISE_FINDING', '● ● ● ● ○ –'],
  ['TREAT_FINDING', '● ● ● ● – –'],
  ['VERIFY_FINDING', '● ● ○ – ○ –'],
  ['APPROVE', '● ● ○ – – –'],
])('%s: %s', (right, row) => {
  expect(columns.map((role) => signs[grantOf(role, right)]).join(' ')).toBe(row);
});

test('every role has a column', () => {
  expect(columns.toSorted()).toEqual(organisationRoles.toSorted());
});

test('who is named has what needs it', () => {
  expect([mayInCompliance('ORG_AUDITOR', 'JUDGE', true), mayInCompliance('ORG_AUDITOR', 'JUDGE', false)]).toEqual([
    true,
    false,
  ]);
  expect(mayInCompliance('ORG_VIEWER', 'JUDGE', true)).toBe(false);
  expect(mayInCompliance('ORG_ADMIN', 'JUDGE', false)).toBe(true);
});

test('links of a consultant wait for someone else', () => {
  expect(columns.map(standingOfNewLink)).toEqual([
    'CONFIRMED',
    'CONFIRMED',
    'CONFIRMED',
    'PROPOSED',
    'PROPOSED',
    'PROPOSED',
  ]);
});
