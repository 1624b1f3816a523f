import { expect, test } from 'vitest';

import {
  findingLifecycle,
  findingRefusal,
  fixedFindingFields,
  isArchivable,
  isReclassifiable,
  isRemovable,
  type FindingAction,
} from '#domain/compliance/finding-lifecycle.ts';
import { grantOf } from '#domain/compliance/rights.ts';

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
    rootCause: '',
    correction: '',
    evidenceIds: [],
    positionIds: [],
  };
  const input = { ...before, kind: 'MAJOR', evidenceIds: ['e'] };
  const fixed = (status: 'OPEN' | 'IN_PROGRESS' | 'CLOSED' | 'RISK_ACCEPTED') =>
    fixedFindingFields(status, before, input);
  expect([fixed('OPEN'), fixed('IN_PROGRESS'), fixed('CLOSED'), fixed('RISK_ACCEPTED')]).toEqual([
    ['kind'],
    ['kind'],
    ['kind', 'evidenceIds'],
    ['kind', 'evidenceIds'],
  ]);
});

test('a finding is removed only before it is decided on, and if it is not of an assessment that has begun', () => {
  expect(
    (['OPEN', 'IN_PROGRESS', 'CLOSED', 'RISK_ACCEPTED'] as const).map((status) => isRemovable(status, false)),
  ).toEqual([true, true, false, false]);
  expect(isRemovable('OPEN', true)).toBe(false);
  expect([isReclassifiable('IN_PROGRESS'), isReclassifiable('CLOSED')]).toEqual([true, false]);
});

test('a closed finding is archived, and an open one that was raised in error', () => {
  expect([
    isArchivable('CLOSED', false),
    isArchivable('OPEN', true),
    isArchivable('OPEN', false),
    isArchivable('IN_PROGRESS', true),
  ]).toEqual([true, true, false, false]);
});
