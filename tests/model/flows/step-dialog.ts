import { createStepDialogMachine } from '#machines/step-dialog/step-dialog.machine.ts';
import { sameStep } from '#src/registers/step-dialog/same-step.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { contradiction, failure } from './support/failure.ts';

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
    'The user takes a step about a record: of a policy or an assessment, of the response to an incident, of the acceptance of a risk, of a proposed score. What was typed survives every refusal. A user who was overtaken by a change looks at the record again before deciding.',
  machine: createStepDialogMachine<Draft>({
    carriedOver: sameStep({ of: ({ response }) => response, read: [] }),
    mistakesIn: ({ text }): Record<string, string> => (text === 'nobody' ? { text: 'This is no name' } : {}),
  }),
  starts: { 'a record is opened': undefined },
  cases: [
    { type: 'step.requested', draft },
    { type: 'draft.changed', changes: { text: 'The network was cut off' } },
    { type: 'draft.changed', changes: { text: 'nobody' } },
    { type: 'step.confirmed' },
    { type: 'step.cancelled' },
    ...answers('take', undefined),
    ...refuses('take', failure('http_400', 400), failure('http_409', 409), contradiction('action')),
  ],
  contextKey: ({ draft: open, kept, failure: failed }) => ({
    text: open?.text ?? null,
    kept: kept?.text ?? null,
    failed: failed !== null,
  }),
  invariants: [
    {
      name: 'a dialog is open exactly while something is asked, saved or to be looked at again',
      holds: ({ value, context }) => (context.draft !== null) === (value !== 'idle'),
    },
  ],
});
