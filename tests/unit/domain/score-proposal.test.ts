import { expect, test } from 'vitest';

import { actionsFor, actionsOf } from '#domain/lifecycle.ts';
import { proposalLifecycle } from '#domain/risk/score-proposal.ts';

const actions = actionsOf(proposalLifecycle);

const member = { id: 'member', isAdministrator: false, isLeading: false, mayEdit: false };
const editor = { ...member, mayEdit: true };
const leader = { ...editor, isLeading: true };

test.each([
  ['the owner of the risk decides', member, { proposedById: 'other', riskOwnerId: 'member' }, ['ACCEPT', 'DECLINE']],
  ['the owner decides on their own proposal', member, { proposedById: 'member', riskOwnerId: 'member' }, actions],
  ['the author only withdraws', editor, { proposedById: 'member', riskOwnerId: null }, ['WITHDRAW']],
  ['a leading author only withdraws', leader, { proposedById: 'member', riskOwnerId: 'other' }, ['WITHDRAW']],
  [
    'an editor decides if there is no owner',
    editor,
    { proposedById: 'other', riskOwnerId: null },
    ['ACCEPT', 'DECLINE'],
  ],
  ['an editor does not decide for an owner', editor, { proposedById: 'other', riskOwnerId: 'owner' }, []],
  ['a viewer decides nothing', member, { proposedById: 'other', riskOwnerId: null }, []],
  ['a leading role acts for anyone', leader, { proposedById: 'other', riskOwnerId: 'owner' }, actions],
] as const)('%s', (_title, person, parties, expected) => {
  expect(actionsFor(proposalLifecycle, 'OPEN', parties, person)).toEqual(expected);
});
