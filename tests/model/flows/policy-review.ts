import { policyReviewMachine, type ReviewDraft } from '#machines/policy-review/policy-review.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const draft: ReviewDraft = {
  step: 'REJECT',
  version: 3,
  contentSha256: 'read',
  reason: '',
  changeLog: '',
  size: 'MINOR',
  whom: 'NOBODY',
  roles: [],
  memberIds: [],
  addresses: '',
  askOn: null,
};

export const policyReview = defineFlow({
  name: 'policy-review',
  title: 'The review of a policy',
  prose:
    'The user takes a step on the way of a policy to its approval, or gives a verdict as a reviewer. A user who was overtaken by a change reads the document again before deciding.',
  machine: policyReviewMachine,
  starts: { 'a policy is opened': undefined },
  cases: [
    { type: 'step.requested', draft },
    { type: 'draft.changed', changes: { reason: 'The scope is missing' } },
    { type: 'step.requested', draft: { ...draft, step: 'APPROVE', whom: 'CHOSEN', addresses: 'nobody' } },
    ...answers('take', undefined),
    ...refuses('take', failure('http_400', 400), failure('http_409', 409)),
  ],
  contextKey: ({ draft: open, kept, failure: failed, isUnread }) => ({
    reason: open?.reason ?? null,
    kept: kept?.reason ?? null,
    failed: failed !== null,
    step: open?.step ?? null,
    isUnread,
  }),
  invariants: [
    {
      name: 'a dialog is open exactly while something is asked, saved or to be read again',
      holds: ({ value, context }) => (context.draft !== null) === (value !== 'idle'),
    },
  ],
});
