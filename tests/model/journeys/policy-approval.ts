import { setup } from 'xstate';

import { defineFlow } from '../flow.ts';

type PolicyApprovalEvent =
  | { type: 'version.submitted' }
  | { type: 'changes.requested' }
  | { type: 'text.corrected' }
  | { type: 'version.endorsed' }
  | { type: 'version.approved' }
  | { type: 'recipient.asked' }
  | { type: 'link.opened' }
  | { type: 'policy.acknowledged' }
  | { type: 'version.replaced' }
  | { type: 'newLink.opened' };

/** What the people of a policy see: its author, a reviewer, the approver, and a recipient without an account. */
export const policyApprovalMachine = setup({ types: { events: {} as PolicyApprovalEvent } }).createMachine({
  id: 'policyApproval',
  initial: 'written',
  states: {
    written: { on: { 'version.submitted': 'underReview' } },
    underReview: { on: { 'changes.requested': 'sentBack', 'version.endorsed': 'endorsed' } },
    sentBack: { on: { 'text.corrected': 'corrected' } },
    corrected: { on: { 'version.submitted': 'underReview' } },
    endorsed: { on: { 'version.approved': 'inForce' } },
    inForce: { on: { 'recipient.asked': 'requested' } },
    requested: { on: { 'link.opened': 'read' } },
    read: { on: { 'policy.acknowledged': 'acknowledged' } },
    acknowledged: { on: { 'version.replaced': 'askedAgain' } },
    askedAgain: { on: { 'newLink.opened': 'changeShown' } },
    changeShown: {},
  },
});

export const policyApproval = defineFlow({
  name: 'policy-approval',
  title: 'Policy, from the author to the recipient',
  prose:
    'An author submits a policy. A reviewer sends it back or approves it, then the approver puts it into force. A recipient without an account acknowledges it by a link. A new version asks the recipient again, and shows only what it changes.',
  machine: policyApprovalMachine,
  starts: { 'the document of a policy is opened by its author': undefined },
  cases: [],
  invariants: [],
  contextKey: () => null,
});
