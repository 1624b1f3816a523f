import { batchLimit } from '#machines/register/register.machine.ts';
import type { RegisterRow } from '#machines/register/register.types.ts';
import { removedRecordsMachine } from '#machines/removed-records/removed-records.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const [first, second]: readonly [RegisterRow, RegisterRow] = [
  { id: 'a', ref: 'R-0001', version: 2 },
  { id: 'b', ref: 'R-0002', version: 6 },
];
const tooMany = Array.from({ length: batchLimit + 1 }, (_, index) => ({ ...first, id: `row-${index}` }));

export const removedRecords = defineFlow({
  name: 'removed-records',
  title: 'Removed records of a register',
  prose:
    'A person restores a removed record, or ticks several and restores them together. They are restored together or not at all, and rows of other pages stay ticked.',
  machine: removedRecordsMachine,
  starts: { 'the removed records are opened': undefined },
  cases: [
    { type: 'row.toggled', row: first },
    { type: 'rows.toggled', rows: [first, second] },
    { type: 'restoration.requested', rows: [first] },
    { type: 'restoration.requested', rows: [first, second] },
    { type: 'restoration.requested', rows: [] },
    { type: 'restoration.requested', rows: tooMany },
    ...answers('restoreRecords', undefined),
    ...refuses('restoreRecords', failure('http_409', 409)),
  ],
  contextKey: ({ selected, restoring }) => ({
    selected: selected.map(({ id }) => id),
    restoring: restoring.length,
  }),
  invariants: [
    {
      name: 'what is being restored is known exactly while it is under way',
      holds: (snapshot) => snapshot.matches('restoring') === snapshot.context.restoring.length > 0,
    },
    {
      name: 'no row is ticked twice',
      holds: ({ context: { selected } }) => new Set(selected.map(({ id }) => id)).size === selected.length,
    },
  ],
});
