import { riskAcceptanceMachine, type AcceptanceDraft } from '#machines/risk-acceptance/risk-acceptance.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const draft: AcceptanceDraft = {
  step: 'ACCEPT',
  acceptance: { id: 'acceptance', version: 1 },
  approverId: null,
  expiresOn: null,
  text: '',
};

export const riskAcceptance = defineFlow({
  name: 'risk-acceptance',
  title: 'Acceptance of a risk',
  prose:
    'The user asks another person to accept a residual risk, decides on such a request, withdraws or revokes it. What was typed survives every refusal.',
  machine: riskAcceptanceMachine,
  starts: { 'a risk is opened': undefined },
  cases: [
    { type: 'step.requested', draft },
    { type: 'draft.changed', changes: { text: 'The supplier has a patch' } },
    { type: 'step.confirmed' },
    { type: 'step.cancelled' },
    ...answers('take', undefined),
    ...refuses('take', failure('http_400', 400)),
  ],
  contextKey: ({ draft: open, failure: failed }) => ({ text: open?.text ?? null, failed: failed !== null }),
  invariants: [
    {
      name: 'a dialog is open exactly while something is asked or saved',
      holds: ({ value, context }) => (context.draft !== null) === (value !== 'idle'),
    },
  ],
});
