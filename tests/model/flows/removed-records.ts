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
    'The user restores one removed record, or selects several and restores them together. The restoration is atomic, and rows of other pages stay selected.',
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
      name: 'rows to restore are in the context exactly while restoring',
      holds: (snapshot) => snapshot.matches('restoring') === snapshot.context.restoring.length > 0,
    },
    {
      name: 'no row is selected twice',
      holds: ({ context: { selected } }) => new Set(selected.map(({ id }) => id)).size === selected.length,
    },
  ],
});
