import { answerFilesMachine } from '#machines/answer-files/answer-files.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const report = { key: 'report', questionId: 'question', name: 'report.pdf', size: 4 };
const certificate = { key: 'certificate', questionId: 'question', name: 'certificate.pdf', size: 4 };

const answer = {
  questionId: 'question',
  response: [],
  fileUrls: [],
  version: 1,
  answeredBy: '',
  answeredAt: null,
};

export const answerFiles = defineFlow({
  name: 'answer-files',
  title: 'Adding files to an answer',
  prose:
    'The respondent adds files to answers, which are sent one after the other. Any of them can be cancelled, and a refused one is sent again or dismissed.',
  machine: answerFilesMachine,
  starts: { 'the assessment is opened': undefined },
  cases: [
    { type: 'files.chosen', files: [report] },
    { type: 'files.chosen', files: [certificate] },
    { type: 'file.cancelled', key: 'report' },
    { type: 'file.cancelled', key: 'certificate' },
    { type: 'file.retried', key: 'report' },
    { type: 'upload.progressed', progress: 0.5 },
    ...answers('upload', answer),
    ...refuses('upload', failure('http_413', 413)),
  ],
  watchers: ['watchProgress'],
  externalEvents: ['upload.progressed'],
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
