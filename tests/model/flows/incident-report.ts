import { incidentReportMachine } from '#machines/incident-report/incident-report.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const noticedAt = '2026-11-29T01:30:00Z';
const photo = { key: 'photo', name: 'screen.png', size: 4 };
const mail = { key: 'mail', name: 'mail.txt', size: 4 };

export const incidentReport = defineFlow({
  name: 'incident-report',
  title: 'Report of an incident',
  prose:
    'A member reports what happened, when and where, with files. The report is in the register before its files are sent, one after the other; one that is refused is sent again or left out, and the others follow. A refusal keeps what was typed.',
  machine: incidentReportMachine,
  starts: { 'the form is opened': { noticedAt } },
  cases: [
    { type: 'draft.changed', changes: { what: 'Laptop lost on the train' } },
    { type: 'draft.changed', changes: { noticedAt: '2026-11-29' } },
    { type: 'draft.changed', changes: { noticedAt } },
    { type: 'files.chosen', files: [photo] },
    { type: 'files.chosen', files: [mail] },
    { type: 'file.removed', key: 'photo' },
    { type: 'file.removed', key: 'mail' },
    { type: 'report.confirmed' },
    { type: 'files.retried' },
    { type: 'file.left' },
    { type: 'report.begun', noticedAt },
    ...answers('sendReport', { id: 'report', ref: 'I-0001' }),
    ...refuses('sendReport', failure('http_400', 400)),
    ...answers('attachFile', undefined),
    ...refuses('attachFile', failure('http_413', 413)),
  ],
  contextKey: ({ draft, files, report, failure: failed }) => ({
    draft: [draft.what !== '', draft.noticedAt],
    files: files.map(({ key }) => key),
    isSent: report !== null,
    failed: failed !== null,
  }),
  invariants: [
    {
      name: 'a report is in the register before its files are sent',
      holds: ({ value, context }) => (value !== 'attaching' && value !== 'incomplete') || context.report !== null,
    },
    {
      name: 'nothing is sent without what happened and when',
      holds: ({ value, context: { draft } }) =>
        value !== 'sending' || (draft.what !== '' && draft.noticedAt === noticedAt),
    },
    {
      name: 'a complete report has no file left',
      holds: ({ value, context }) => value !== 'sent' || context.files.length === 0,
    },
  ],
});
