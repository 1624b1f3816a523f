import { problemsIn, recurrenceMachine } from '#machines/recurrence-editing/recurrence-editing.machine.ts';
import type { components } from '#openapi/generated/types.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const rule: components['schemas']['TaskRecurrence'] = {
  every: 'MONTHLY',
  interval: 1,
  anchor: '2027-01-31',
  basis: 'FIXED',
  weekdays: [],
  months: [],
  day: 'ANCHOR',
  nth: null,
  weekday: null,
  shift: 'NONE',
  until: null,
  count: null,
};

export const recurrenceEditing = defineFlow({
  name: 'recurrence-editing',
  title: 'Recurrence of a task',
  prose:
    'The person says how a task recurs, and sees its next dates after every change. A rule that contradicts itself has none and is not sent; what was chosen survives every refusal, unless the task has changed meanwhile.',
  machine: recurrenceMachine,
  starts: { 'a task is opened': undefined },
  cases: [
    { type: 'editing.started', draft: rule },
    { type: 'rule.changed', changes: { interval: 3 } },
    { type: 'rule.changed', changes: { interval: 0 } },
    { type: 'rule.confirmed' },
    { type: 'rule.ended' },
    { type: 'editing.cancelled' },
    ...answers('preview', ['2027-01-31', '2027-02-28']),
    ...refuses('preview', failure('http_400', 400)),
    ...answers('store', undefined),
    ...refuses('store', failure('http_400', 400), failure('http_409', 409)),
    ...answers('end', undefined),
    ...refuses('end', failure('http_400', 400), failure('http_409', 409)),
  ],
  contextKey: ({ draft, dates, failure: failed }) => ({
    interval: draft?.interval ?? null,
    dates: dates !== null,
    failed: failed?.code ?? null,
  }),
  invariants: [
    {
      name: 'a dialog is open exactly while a rule is edited or sent',
      holds: ({ value, context }) => (context.draft !== null) === (value !== 'idle'),
    },
    {
      name: 'no rule is sent that contradicts itself',
      holds: ({ value, context: { draft } }) =>
        value !== 'storing' || (draft !== null && Object.keys(problemsIn(draft)).length === 0),
    },
  ],
});
