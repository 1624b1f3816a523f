import { uploadMachine } from '#machines/upload/upload.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const plan = { key: 'plan', name: 'plan.md', size: 4, replaces: null };
/** A new version of a file that is attached already. */
const notes = { key: 'notes', name: 'notes.md', size: 4, replaces: { id: 'attached', version: 1 } };

export const upload = defineFlow({
  name: 'upload',
  title: 'Attaching files to a record',
  prose:
    'The user attaches several files to a record, which are sent one after the other. Any of them can be cancelled, and a refused one is sent again or dismissed. A file can also become the next version of one that is attached already.',
  machine: uploadMachine,
  starts: { 'the files of a record are opened': undefined },
  cases: [
    { type: 'files.chosen', files: [plan] },
    { type: 'files.chosen', files: [notes] },
    { type: 'file.cancelled', key: 'plan' },
    { type: 'file.cancelled', key: 'notes' },
    { type: 'file.retried', key: 'plan' },
    { type: 'file.retried', key: 'notes' },
    ...answers('uploadFile', undefined),
    ...refuses('uploadFile', { ...failure('http_409', 409), current: { version: 2 } }),
  ],
  contextKey: ({ files, current }) => ({
    files: files.map(({ key, failure: failed, replaces }) => `${key} ${failed !== null} ${replaces?.version ?? ''}`),
    current,
  }),
  invariants: [
    {
      name: 'a file is sent exactly while one is current',
      holds: ({ value, context }) => (value === 'uploading') === (context.current !== null),
    },
    {
      name: 'the file being sent is in the list and was not refused',
      holds: ({ context: { files, current } }) =>
        current === null || files.some(({ key, failure: failed }) => key === current && failed === null),
    },
  ],
});
