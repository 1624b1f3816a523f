import { setup } from 'xstate';

import { defineFlow } from '../flow.ts';

type ReturningMemberEvent =
  | { type: 'member.signedIn' }
  | { type: 'organisation.chosen' }
  | { type: 'register.opened' }
  | { type: 'organisation.switched' }
  | { type: 'member.signedOut' }
  | { type: 'member.returned' };

/** The screens of a member of two organisations, today and on the next visit (specification sections 2.6 and 4). */
export const returningMemberMachine = setup({ types: { events: {} as ReturningMemberEvent } }).createMachine({
  id: 'returningMember',
  initial: 'signingIn',
  states: {
    signingIn: { on: { 'member.signedIn': 'choosing' } },
    choosing: { on: { 'organisation.chosen': 'firstDashboard' } },
    firstDashboard: { on: { 'register.opened': 'firstRegister' } },
    firstRegister: { on: { 'organisation.switched': 'secondRegister' } },
    secondRegister: { on: { 'member.signedOut': 'signedOut' } },
    signedOut: { on: { 'member.returned': 'secondDashboard' } },
    secondDashboard: {},
  },
});

export const returningMember = defineFlow({
  name: 'returning-member',
  title: 'Returning member',
  prose:
    'A member of two organisations chooses one, views its register and switches to the other, which has a different register. On return they are not asked again and start in the organisation they used last.',
  machine: returningMemberMachine,
  starts: { 'the sign-in page is opened': undefined },
  cases: [],
  invariants: [],
  contextKey: () => null,
});
