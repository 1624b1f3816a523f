import { uploadMachine } from '#machines/upload/upload.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const plan = { key: 'plan', name: 'plan.md', size: 4 };
const notes = { key: 'notes', name: 'notes.md', size: 4 };

export const upload = defineFlow({
  name: 'upload',
  title: 'Attaching files to a record',
  prose:
    'The user attaches several files to a record, which are sent one after the other. Any of them can be cancelled, and a refused one is sent again or dismissed.',
  machine: uploadMachine,
  starts: { 'the files of a record are opened': undefined },
  cases: [
    { type: 'files.chosen', files: [plan, notes] },
    { type: 'file.cancelled', key: 'plan' },
    { type: 'file.cancelled', key: 'notes' },
    { type: 'file.retried', key: 'plan' },
    ...answers('uploadFile', undefined),
    ...refuses('uploadFile', failure('http_500', 500)),
  ],
  contextKey: ({ files, current }) => ({
    files: files.map(({ key, failure: failed }) => `${key} ${failed !== null}`),
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
