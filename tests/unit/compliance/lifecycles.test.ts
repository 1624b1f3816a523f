import { expect, test } from 'vitest';

import {
  complianceAssessmentLifecycle,
  complianceAssessmentRefusal,
  isReopenable,
  itemGaps,
  overlaps,
  refusalToJudge,
  type ComplianceAssessmentAction,
  type ComplianceAssessmentParties,
} from '#domain/compliance/assessment-lifecycle.ts';
import {
  findingLifecycle,
  findingRefusal,
  fixedFindingFields,
  isArchivable,
  type FindingAction,
} from '#domain/compliance/finding-lifecycle.ts';
import { grantOf } from '#domain/compliance/rights.ts';
import { statementLifecycle, statementRefusal, type StatementAction } from '#domain/compliance/statement-lifecycle.ts';

type Moves = Readonly<Record<string, { readonly from: readonly string[]; readonly to: string }>>;

const rowsOf = ({ steps, events }: { readonly steps: Moves; readonly events: Moves }) =>
  Object.entries({ ...steps, ...events }).map(([name, { from, to }]) => `${name}: ${from.join(', ')} → ${to}`);

test('lifecycles are those of the tables', () => {
  expect(rowsOf(complianceAssessmentLifecycle)).toEqual([
    'START: PLANNED → IN_PROGRESS',
    'SUBMIT: IN_PROGRESS → IN_REVIEW',
    'RETURN: IN_REVIEW → IN_PROGRESS',
    'CLOSE: IN_REVIEW → CLOSED',
    'ABANDON: PLANNED, IN_PROGRESS → ABANDONED',
    'REOPEN: CLOSED → IN_PROGRESS',
  ]);
  expect(rowsOf(statementLifecycle)).toEqual([
    'SUBMIT: DRAFT, REJECTED → REVIEW',
    'WITHDRAW: REVIEW → DRAFT',
    'APPROVE: REVIEW → APPROVED',
    'REJECT: REVIEW → REJECTED',
    'REVISE: APPROVED, EXPIRED → DRAFT',
    'EXPIRE: APPROVED → EXPIRED',
  ]);
  expect(rowsOf(findingLifecycle)).toEqual([
    'START: OPEN → IN_PROGRESS',
    'CLOSE: IN_PROGRESS → CLOSED',
    'FAIL_CHECK: IN_PROGRESS → IN_PROGRESS',
    'ACCEPT_RISK: OPEN, IN_PROGRESS → RISK_ACCEPTED',
    'REOPEN: CLOSED → IN_PROGRESS',
    'END: RISK_ACCEPTED → OPEN',
  ]);
});

const parties: ComplianceAssessmentParties = {
  kind: 'INTERNAL',
  assessorIds: ['cem'],
  reviewerIds: ['eve', 'cem', 'ana'],
  judgeIds: ['cem'],
  ownerIds: ['ana'],
};

const person = (id: string, role: 'ADMIN' | 'MANAGER' | 'OTHER' = 'OTHER') => ({
  id,
  isAdministrator: role === 'ADMIN',
  isLeading: role !== 'OTHER',
});

test.each<[ComplianceAssessmentAction, string, ReturnType<typeof person>, string | undefined]>([
  ['START', 'a named assessor', person('cem'), undefined],
  ['START', 'a lead', person('max', 'MANAGER'), undefined],
  ['START', 'someone else', person('eve'), 'NOT_ASSESSOR'],
  ['SUBMIT', 'an assessor', person('cem'), undefined],
  ['SUBMIT', 'a lead who is none', person('max', 'ADMIN'), 'NOT_ASSESSOR'],
  ['RETURN', 'a reviewer', person('eve'), undefined],
  ['RETURN', 'someone else', person('max', 'ADMIN'), 'NOT_REVIEWER'],
  ['CLOSE', 'a reviewer', person('eve'), undefined],
  ['CLOSE', 'a reviewer who judged an item', person('cem'), 'JUDGED_IT'],
  ['CLOSE', 'a reviewer who owns a control in scope', person('ana'), 'OWNS_CONTROLS'],
  ['CLOSE', 'someone else', person('max', 'ADMIN'), 'NOT_REVIEWER'],
  ['ABANDON', 'a lead', person('max', 'MANAGER'), undefined],
  ['ABANDON', 'an assessor', person('cem'), 'NOT_LEADING'],
  ['REOPEN', 'an administrator', person('max', 'ADMIN'), undefined],
  ['REOPEN', 'a manager', person('max', 'MANAGER'), 'NOT_ADMIN'],
])('%s by %s', (action, _name, by, refusal) => {
  expect(complianceAssessmentRefusal(action, parties, by)).toBe(refusal);
});

test('in a self-assessment, owners judge and review what they own', () => {
  const self = { ...parties, kind: 'SELF', assessorIds: ['ana'], judgeIds: [] } as const;
  expect([complianceAssessmentRefusal('CLOSE', self, person('ana')), refusalToJudge(self, ['ana'], 'ana')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('in an audit no one judges items of own controls that they own', () => {
  expect([
    refusalToJudge(parties, ['cem'], 'cem'),
    refusalToJudge({ ...parties, kind: 'EXTERNAL' }, ['cem'], 'cem'),
    refusalToJudge(parties, ['ana'], 'cem'),
    refusalToJudge(parties, [], 'eve'),
  ]).toEqual(['OWNS_CONTROLS', 'OWNS_CONTROLS', undefined, 'NOT_ASSESSOR']);
});

const item = { result: 'COMPLIANT', flags: [], hasFinding: false, reason: '' } as const;

test.each([
  ['an item that conforms', item, []],
  ['one that waits', { ...item, flags: ['TO_CONFIRM'] }, ['TO_CONFIRM']],
  ['one to check', { ...item, flags: ['CHECK'] }, []],
  [
    'a contradiction',
    { ...item, result: 'MAJOR_NON_CONFORMITY', hasFinding: true, flags: ['CONTRADICTION'] },
    ['CONTRADICTION'],
  ],
  ['a non-conformity without a finding', { ...item, result: 'MINOR_NON_CONFORMITY' }, ['FINDING_MISSING']],
  ['one that was not assessed', { ...item, result: 'NOT_ASSESSED', reason: ' ' }, ['REASON_MISSING']],
  ['one that was not assessed, and why', { ...item, result: 'NOT_ASSESSED', reason: 'Site closed' }, []],
  ['an improvement', { ...item, result: 'OFI' }, []],
] as const)('submission: %s', (_name, submitted, gaps) => {
  expect(itemGaps(submitted)).toEqual(gaps);
});

test('a position is judged in one assessment at a time', () => {
  const scope = { adoptedStandardId: 'S', status: 'PLANNED', positionIds: ['1', '2'] } as const;
  const active = { ...scope, status: 'IN_PROGRESS', positionIds: ['2', '3'] } as const;
  expect([
    overlaps(scope, active),
    overlaps(scope, { ...active, status: 'IN_REVIEW' }),
    overlaps(scope, { ...active, status: 'CLOSED' }),
    overlaps(scope, { ...active, positionIds: ['3'] }),
    overlaps(scope, { ...active, adoptedStandardId: 'T' }),
  ]).toEqual([true, true, false, false, false]);
});

test('a closing can be undone for seven days', () => {
  const closedAt = '2026-11-20T10:00:00Z';
  expect([isReopenable(closedAt, '2026-11-27T10:00:00Z'), isReopenable(closedAt, '2026-11-27T10:00:01Z')]).toEqual([
    true,
    false,
  ]);
});

const statement = { authorIds: ['ana', 'ben'], approverId: 'ben' };

test.each<[StatementAction, string, { id: string; isLeading: boolean }, string | undefined]>([
  ['SUBMIT', 'a lead', { id: 'ana', isLeading: true }, undefined],
  ['SUBMIT', 'an author who leads nothing', { id: 'ana', isLeading: false }, 'NOT_LEADING'],
  ['REVISE', 'an author who leads nothing', { id: 'ana', isLeading: false }, 'NOT_LEADING'],
  ['WITHDRAW', 'an author', { id: 'ana', isLeading: false }, undefined],
  ['WITHDRAW', 'a lead', { id: 'eve', isLeading: true }, undefined],
  ['WITHDRAW', 'someone else', { id: 'eve', isLeading: false }, 'NOT_AUTHOR'],
  ['APPROVE', 'its approver, who wrote some of it', { id: 'ben', isLeading: true }, 'OWN_STATEMENT'],
  ['REJECT', 'someone else', { id: 'eve', isLeading: true }, 'NOT_APPROVER'],
])('%s a statement of applicability by %s', (action, _name, by, refusal) => {
  expect(statementRefusal(action, statement, by)).toBe(refusal);
});

test('an approver who wrote none of it approves', () => {
  const by = { id: 'eve', isLeading: false };
  expect(statementRefusal('APPROVE', { ...statement, approverId: 'eve' }, by)).toBeUndefined();
});

const noRole = { isOwner: false, isVerifier: false, isAssessor: false, isLeading: false, mayClose: true };

test('who may do what with a finding', () => {
  const actions: readonly FindingAction[] = ['START', 'CLOSE', 'FAIL_CHECK', 'ACCEPT_RISK', 'REOPEN'];
  const may = (roles: Partial<typeof noRole>, kind: 'MAJOR' | 'MINOR' | 'OFI') =>
    actions.filter((action) => findingRefusal(action, kind, { ...noRole, ...roles }) === undefined);
  expect({
    owner: [may({ isOwner: true }, 'MINOR'), may({ isOwner: true }, 'OFI')],
    verifier: [may({ isVerifier: true }, 'MAJOR'), may({ isVerifier: true }, 'OFI')],
    assessor: may({ isAssessor: true }, 'MINOR'),
    lead: [may({ isLeading: true }, 'MAJOR'), may({ isLeading: true }, 'MINOR'), may({ isLeading: true }, 'OFI')],
    other: may({}, 'MINOR'),
  }).toEqual({
    owner: [['START'], ['START', 'CLOSE']],
    verifier: [['CLOSE', 'FAIL_CHECK'], ['FAIL_CHECK']],
    assessor: ['REOPEN'],
    lead: [
      ['START', 'REOPEN'],
      ['START', 'ACCEPT_RISK', 'REOPEN'],
      ['START', 'CLOSE', 'ACCEPT_RISK', 'REOPEN'],
    ],
    other: [],
  });
  expect(findingRefusal('ACCEPT_RISK', 'MAJOR', { ...noRole, isLeading: true })).toBe('MAJOR_NOT_ACCEPTABLE');
});

test('a role that does not verify closes nothing, and one that does not treat starts nothing, even where they are named', () => {
  const ana = { id: 'ana', isLeading: false, isAdministrator: false, mayEdit: true };
  const named = { kind: 'MINOR', ownerId: 'ana', verifierId: 'ana', assessorIds: [] } as const;
  const may = (mayVerify: boolean, mayTreat: boolean) =>
    (['START', 'CLOSE', 'FAIL_CHECK'] as const).filter(
      (action) =>
        findingLifecycle.refusal(action, { ...named, mayVerify, mayTreat, mayClose: true }, ana) === undefined,
    );
  expect([may(true, true), may(false, true), may(true, false), may(false, false)]).toEqual([
    ['START', 'CLOSE', 'FAIL_CHECK'],
    ['START'],
    ['CLOSE', 'FAIL_CHECK'],
    [],
  ]);
});

test('a consultant closes no improvement that they own, an assessor does', () => {
  const ana = { id: 'ana', isLeading: false, isAdministrator: false, mayEdit: true };
  const refusalFor = (role: 'ORG_ASSESSOR' | 'ORG_CONSULTANT') =>
    findingLifecycle.refusal(
      'CLOSE',
      {
        kind: 'OFI',
        ownerId: 'ana',
        verifierId: null,
        assessorIds: [],
        mayVerify: grantOf(role, 'VERIFY_FINDING') !== 'NEVER',
        mayTreat: grantOf(role, 'TREAT_FINDING') !== 'NEVER',
        mayClose: grantOf(role, 'APPROVE') !== 'NEVER',
      },
      ana,
    );
  expect([refusalFor('ORG_ASSESSOR'), refusalFor('ORG_CONSULTANT')]).toEqual([
    undefined,
    'A consultant closes no findings',
  ]);
});

test('what was decided on stays while a finding is closed or its risk accepted', () => {
  const before = {
    kind: 'MINOR',
    title: 'a',
    description: '',
    ownerId: null,
    verifierId: null,
    raisedOn: null,
    formerOwnerIds: [],
    rootCause: '',
    correction: '',
    evidenceIds: [],
    positionIds: [],
  };
  const input = { ...before, kind: 'MAJOR', evidenceIds: ['e'] };
  const fixed = (status: 'OPEN' | 'IN_PROGRESS' | 'CLOSED' | 'RISK_ACCEPTED') =>
    fixedFindingFields(status, before, input);
  expect([fixed('OPEN'), fixed('IN_PROGRESS'), fixed('CLOSED'), fixed('RISK_ACCEPTED')]).toEqual([
    [],
    [],
    ['kind', 'evidenceIds'],
    ['kind', 'evidenceIds'],
  ]);
});

test('a closed finding is archived, and an open one that was raised in error', () => {
  expect([
    isArchivable('CLOSED', false),
    isArchivable('OPEN', true),
    isArchivable('OPEN', false),
    isArchivable('IN_PROGRESS', true),
  ]).toEqual([true, true, false, false]);
});
