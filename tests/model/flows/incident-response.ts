import { incidentResponseMachine, type ResponseDraft } from '#machines/incident-response/incident-response.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const draft: ResponseDraft = {
  response: 'CONTAIN',
  version: 1,
  at: null,
  severity: null,
  kind: 'OBSERVATION',
  rootCause: '',
  text: '',
};

export const incidentResponse = defineFlow({
  name: 'incident-response',
  title: 'Response to an incident',
  prose:
    'The user moves an incident to its next status, assesses its severity again, or enters what happened in its timeline. What was typed survives every refusal.',
  machine: incidentResponseMachine,
  starts: { 'an incident is opened': undefined },
  cases: [
    { type: 'response.requested', draft },
    { type: 'draft.changed', changes: { text: 'The network was cut off' } },
    { type: 'response.confirmed' },
    { type: 'response.cancelled' },
    ...answers('respond', undefined),
    ...refuses('respond', failure('http_400', 400)),
  ],
  contextKey: ({ draft: open, failure: failed }) => ({ text: open?.text ?? null, failed: failed !== null }),
  invariants: [
    {
      name: 'a dialog is open exactly while something is asked or saved',
      holds: ({ value, context }) => (context.draft !== null) === (value !== 'idle'),
    },
  ],
});
