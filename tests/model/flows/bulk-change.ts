import { bulkChangeMachine } from '#machines/bulk-change/bulk-change.machine.ts';
import type { BulkChange } from '#machines/bulk-change/bulk-change.types.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { ended, running } from './support/bulk.ts';
import { failure } from './support/failure.ts';

const started = running('CHANGE');
const stopping: BulkChange = { ...started, state: 'STOPPING' };
const undoing: BulkChange = { ...started, state: 'UNDOING' };

const done = ended;
const partly: BulkChange = { ...done, refused: 1 };
const stopped: BulkChange = { ...done, state: 'STOPPED', done: 5 };
const brokenOff: BulkChange = { ...started, state: 'FAILED', done: 5, failure: 'It could not be finished' };
const undoBrokenOff: BulkChange = { ...done, state: 'UNDO_FAILED', done: 5, failure: 'It could not be finished' };
const undone: BulkChange = { ...undoing, state: 'UNDONE', done: 11 };

export const bulkChange = defineFlow({
  name: 'bulk-change',
  title: 'A change of a whole list, followed',
  prose:
    'The user sees how far a change of a whole list is, can stop it, and undo it once it has ended. Records that others have changed are left as they are and named.',
  machine: bulkChangeMachine,
  starts: { 'the app is opened': undefined },
  externalEvents: ['bulk.started', 'undo.requested'],
  cases: [
    { type: 'bulk.started', bulk: started },
    { type: 'undo.requested', bulk: done },
    { type: 'undo.requested', bulk: undone },
    ...answers('readBulkChange', started, done, partly, stopped, brokenOff, undone, undoBrokenOff),
    ...refuses('readBulkChange', failure('http_500', 500), failure('http_404', 404)),
    ...answers('stopBulkChange', stopping),
    ...refuses('stopBulkChange', failure('http_409', 409)),
    ...answers('undoBulkChange', undoing),
    ...refuses('undoBulkChange', failure('http_409', 409)),
  ],
  headlessAnswers: [stopped, brokenOff, undoBrokenOff],
  contextKey: ({ bulk, failure: failed }) => ({
    state: bulk?.state,
    refused: bulk?.refused,
    failed: failed !== null,
  }),
  invariants: [
    {
      name: 'there is a change while one is shown',
      holds: (snapshot) => !snapshot.hasTag('shown') || snapshot.context.bulk !== null,
    },
    {
      name: 'only a change that is running is stopped',
      holds: (snapshot) => !snapshot.matches('stopping') || snapshot.context.bulk?.state === 'RUNNING',
    },
    {
      name: 'only a change that can be undone is undone',
      holds: (snapshot) => !snapshot.matches('startingUndo') || snapshot.context.bulk?.undoUntil !== null,
    },
  ],
});
