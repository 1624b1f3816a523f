import { createStepDialogMachine } from '#machines/step-dialog/step-dialog.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

/** What the browser's paths ask for: the containment of an incident. */
interface Draft {
  readonly response: 'CONTAIN';
  readonly text: string;
}

const draft: Draft = { response: 'CONTAIN', text: '' };

export const stepDialog = defineFlow({
  name: 'step-dialog',
  title: 'A step in a dialog',
  prose:
    'The user takes a step about a record: of the response to an incident, of the acceptance of a risk, of a proposed score. What was typed survives every refusal.',
  machine: createStepDialogMachine<Draft>(),
  starts: { 'a record is opened': undefined },
  cases: [
    { type: 'step.requested', draft },
    { type: 'draft.changed', changes: { text: 'The network was cut off' } },
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
