import { runZeroImportMachine } from '#machines/run-zero-import/run-zero-import.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const file = { key: 'file', name: 'assets.json', size: 20 };

export const runZeroImport = defineFlow({
  name: 'run-zero-import',
  title: 'Import of what runZero has found',
  prose:
    'The user chooses an asset export of runZero and sees what became of its devices. A file that was refused can be sent again or replaced.',
  machine: runZeroImportMachine,
  starts: { 'the list of devices is opened': undefined },
  cases: [
    { type: 'dialog.opened' },
    { type: 'completeness.chosen', complete: true },
    { type: 'completeness.chosen', complete: false },
    { type: 'file.chosen', file },
    { type: 'import.cancelled' },
    { type: 'import.retried' },
    { type: 'dialog.closed' },
    ...answers('importDevices', { added: 1, updated: 0, unchanged: 0, older: 0, refused: 0, gone: 0, refusals: [] }),
    ...refuses('importDevices', failure('http_400', 400)),
  ],
  contextKey: ({ complete, failure: reason, result }) => ({
    complete,
    reason: reason?.status,
    result: result !== null,
  }),
  invariants: [
    {
      name: 'a reason is shown exactly while an import has failed',
      holds: ({ value, context }) => (value === 'failed') === (context.failure !== null),
    },
    {
      name: 'a result is shown exactly after an import',
      holds: ({ value, context }) => (value === 'imported') === (context.result !== null),
    },
  ],
});
