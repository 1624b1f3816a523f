import { batchLimit, registerMachine } from '#machines/register/register.machine.ts';
import type { RegisterRow } from '#machines/register/register.types.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { list, running } from './support/bulk.ts';
import { failure } from './support/failure.ts';

const [first, second]: readonly [RegisterRow, RegisterRow] = [
  { id: 'a', ref: 'R-0001', version: 1 },
  { id: 'b', ref: 'R-0002', version: 5 },
];
const tooMany = Array.from({ length: batchLimit + 1 }, (_, index) => ({ ...first, id: `row-${index}` }));

export const register = defineFlow({
  name: 'register',
  title: 'Rows of a register',
  prose:
    'The user selects rows singly, as a range, a page at a time, or the whole list, and removes them together after confirming. The removal of rows is atomic, and rows of other pages stay selected.',
  machine: registerMachine,
  starts: { 'a list is opened': undefined },
  externalEvents: ['row.left'],
  cases: [
    { type: 'row.toggled', row: first, among: [first, second] },
    { type: 'range.selected', row: second, among: [first, second] },
    { type: 'rows.toggled', rows: [first, second] },
    { type: 'row.left', id: second.id },
    { type: 'list.selected', list },
    { type: 'list.shown', narrowing: JSON.stringify(list.query) },
    { type: 'list.shown', narrowing: '{}' },
    { type: 'removal.requested', rows: [first, second] },
    { type: 'removal.requested', rows: [first] },
    { type: 'removal.requested', rows: [] },
    { type: 'removal.requested', rows: tooMany },
    { type: 'reason.changed', reason: ' Merged into R-0042 ' },
    { type: 'reason.changed', reason: ' ' },
    ...answers('removeRecords', undefined),
    ...refuses('removeRecords', failure('http_409', 409)),
    ...answers('removeList', running('REMOVE')),
    ...refuses('removeList', failure('http_409', 409)),
  ],
  contextKey: ({ selected, whole, anchor, picking, toRemove, reason, reasonMissing }) => ({
    whole: whole !== null,
    selected: selected.map(({ id }) => id),
    anchor,
    // With rows or the list selected, it changes nothing that is seen.
    picking: picking && selected.length === 0 && whole === null,
    toRemove: toRemove.length,
    reason: reason.trim(),
    reasonMissing,
  }),
  invariants: [
    {
      name: 'rows to remove are in the context exactly while confirming or removing, unless it is the whole list',
      holds: (snapshot) =>
        (snapshot.context.whole === null && snapshot.hasTag('removing')) === snapshot.context.toRemove.length > 0,
    },
    {
      name: 'bulk removal requires a reason',
      holds: ({ value, context }) =>
        value !== 'removing' || context.toRemove.length === 1 || context.reason.trim() !== '',
    },
    {
      name: 'the whole list is selected instead of rows',
      holds: ({ context: { selected, whole } }) => whole === null || selected.length === 0,
    },
    {
      name: 'no row is selected twice',
      holds: ({ context: { selected } }) => new Set(selected.map(({ id }) => id)).size === selected.length,
    },
  ],
});
