import { clarificationMachine } from '#machines/clarification/clarification.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

export const clarification = defineFlow({
  name: 'clarification',
  title: 'Asking for clarification',
  prose:
    'The reviewer of an assessment collects answers that are not clear, says what is asked of each, and sends them back together. What was chosen and typed survives every refusal.',
  machine: clarificationMachine,
  starts: { 'the answers are opened': undefined },
  cases: [
    { type: 'question.toggled', questionId: 'q-1' },
    { type: 'texts.restored', texts: { 'q-2': 'Who decides?' } },
    { type: 'asking.requested', version: 3, expiresOn: '2026-12-31' },
    { type: 'text.changed', questionId: 'q-1', text: 'Since when?' },
    { type: 'text.changed', questionId: 'q-1', text: ' ' },
    { type: 'day.changed', expiresOn: '2027-01-15' },
    ...answers('clarify', undefined),
    ...refuses('clarify', failure('http_400', 400)),
  ],
  contextKey: ({ texts, checked, failure: failed }) => ({ texts, checked, failed: failed !== null }),
  invariants: [
    {
      name: 'nothing is asked without words',
      holds: ({ value, context }) =>
        value !== 'asking' || Object.values(context.texts).every((text) => text.trim() !== ''),
    },
  ],
});
