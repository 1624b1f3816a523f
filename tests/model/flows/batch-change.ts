import { batchChangeMachine, type BatchOutcome } from '#machines/batch-change/batch-change.machine.ts';
import { batchLimit } from '#machines/register/register.machine.ts';
import type { RegisterRow } from '#machines/register/register.types.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { ended, list, running } from './support/bulk.ts';
import { failure } from './support/failure.ts';

const [first, second]: readonly [RegisterRow, RegisterRow] = [
  { id: 'a', ref: 'R-0001', version: 1 },
  { id: 'b', ref: 'R-0002', version: 5 },
];
const tooMany = Array.from({ length: batchLimit + 1 }, (_, index) => ({ ...first, id: `row-${index}` }));

const tooManyLabels: BatchOutcome = { refused: [{ id: first.id, reason: 'LABELS' }], undo: ended };
const otherStatus: BatchOutcome = { refused: [{ id: first.id, reason: 'STATUS' }], undo: ended };

export const batchChange = defineFlow({
  name: 'batch-change',
  title: 'A change of several records',
  prose:
    'The user chooses a field and a value for the selected rows of a register, or for its whole list. Rows that others have changed or removed in the meantime are left as they are and named.',
  machine: batchChangeMachine,
  starts: { 'a list is opened': undefined },
  cases: [
    { type: 'change.requested', rows: [first, second], whole: null },
    { type: 'change.requested', rows: [], whole: list },
    { type: 'change.requested', rows: [], whole: null },
    { type: 'change.requested', rows: tooMany, whole: null },
    { type: 'field.chosen', field: 'treatment', value: 'NONE' },
    { type: 'value.changed', value: 'MITIGATE' },
    ...answers(
      'changeRecords',
      { refused: [], undo: ended },
      { refused: [{ id: second.id, reason: 'CHANGED' }], undo: ended },
      { refused: [{ id: second.id, reason: 'UNFIT' }], undo: ended },
      { refused: [{ id: second.id, reason: 'MISSING' }], undo: null },
      tooManyLabels,
      otherStatus,
    ),
    ...refuses('changeRecords', failure('http_500', 500)),
    ...answers('changeList', running('CHANGE')),
    ...refuses('changeList', failure('http_409', 409)),
  ],
  headlessAnswers: [tooManyLabels, otherStatus],
  contextKey: ({ rows, whole, field, value, fieldMissing, failure: failed }) => ({
    rows: rows.length,
    whole: whole !== null,
    // What was chosen for a change is cleared by the next one.
    ...((rows.length > 0 || whole !== null) && { field, value, fieldMissing, failed: failed !== null }),
  }),
  invariants: [
    {
      name: 'there are rows or a list to change exactly while it is open',
      holds: (snapshot) =>
        snapshot.hasTag('open') === (snapshot.context.rows.length > 0 || snapshot.context.whole !== null),
    },
    {
      name: 'nothing is changed without a field',
      holds: ({ value, context }) => value !== 'changing' || context.field !== null,
    },
    {
      name: 'a failure is shown only until the next attempt',
      holds: ({ value, context }) => value !== 'changing' || context.failure === null,
    },
  ],
});
