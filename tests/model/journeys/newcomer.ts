import { setup } from 'xstate';

import { defineFlow } from '../flow.ts';

type NewcomerEvent =
  | { type: 'account.requested' }
  | { type: 'code.mistyped' }
  | { type: 'code.resendRequested' }
  | { type: 'code.entered' }
  /** The user returns later. */
  | { type: 'page.reloaded' }
  /** By a platform administrator; the user has no membership yet. */
  | { type: 'account.approved' }
  /** The same, for a user who was added to an organisation first. */
  | { type: 'account.approvedAsMember' }
  | { type: 'membership.granted' }
  | { type: 'organisation.chosen' };

/** The screens of a new user, from the sign-up to the dashboard (specification sections 2.2 and 2.4). */
export const newcomerMachine = setup({ types: { events: {} as NewcomerEvent } }).createMachine({
  id: 'newcomer',
  initial: 'signingUp',
  states: {
    signingUp: { on: { 'account.requested': 'verifyingEmail' } },
    verifyingEmail: { on: { 'code.entered': 'underReview', 'code.mistyped': 'codeRejected' } },
    codeRejected: { on: { 'code.resendRequested': 'codeResent' } },
    codeResent: { on: { 'code.entered': 'underReview' } },
    underReview: { on: { 'page.reloaded': 'stillUnderReview' } },
    stillUnderReview: { on: { 'account.approved': 'withoutOrganisation', 'account.approvedAsMember': 'choosing' } },
    withoutOrganisation: { on: { 'membership.granted': 'choosing' } },
    choosing: { on: { 'organisation.chosen': 'dashboard' } },
    dashboard: {},
  },
});

export const newcomer = defineFlow({
  name: 'newcomer',
  title: 'Newcomer',
  prose:
    'A new user signs up, verifies their email address and waits for a platform administrator to approve the account. Until they belong to an organisation there is nothing to see; then they choose it and start at its dashboard.',
  machine: newcomerMachine,
  starts: { 'the sign-up page is opened': undefined },
  cases: [],
  invariants: [],
  contextKey: () => null,
});
