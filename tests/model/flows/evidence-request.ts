import { evidenceRequestMachine } from '#machines/evidence-request/evidence-request.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const view = {
  organisation: { name: 'Harbour Logistics' },
  title: 'Penetration test',
  note: 'The report of this year',
  askedBy: 'Ana Lima',
  dueOn: null,
  recipient: 'Ada Lovelace',
  state: 'OPEN' as const,
  returnedBecause: '',
  files: [],
  madeOn: null,
  coversFrom: null,
  coversTo: null,
  reply: '',
  givenAt: null,
  expiresOn: '2026-12-31',
  today: '2026-11-29',
  timeZone: 'UTC',
  largestFile: 25,
};

const report = { id: '6a1e9f1e-5d0a-4f55-8a3e-0c5d1a9e8b11', name: 'report.txt', size: 4, url: '/files/report' };
const withFile = { ...view, files: [report] };
const given = { ...withFile, state: 'GIVEN' as const, madeOn: '2026-11-01', givenAt: '2026-11-29T09:30:00.000Z' };
const chosen = { key: 'report', name: 'report.txt' };

export const evidenceRequest = defineFlow({
  name: 'evidence-request',
  title: 'Evidence given by a link',
  prose:
    'Someone without an account gives evidence: files are sent one after the other as they are chosen, and given together with their dates, once. A refused file stays until it is dismissed, and what is wrong with the dates is said beside them.',
  machine: evidenceRequestMachine,
  starts: { 'nothing is given yet': { view }, 'it was given on an earlier visit': { view: given } },
  cases: [
    { type: 'files.chosen', files: [chosen] },
    { type: 'refusal.dismissed', key: 'report' },
    { type: 'file.removed', fileId: report.id },
    { type: 'draft.changed', change: { madeOn: '2026-11-01' } },
    { type: 'give.requested' },
    ...answers('addFile', withFile),
    ...refuses('addFile', failure('http_413', 413)),
    ...answers('removeFile', view),
    ...refuses('removeFile', failure('network_error')),
    ...answers('give', given),
    ...refuses(
      'give',
      { ...failure('http_400', 400), fieldErrors: { madeOn: 'Say when it was made' } },
      failure('network_error'),
    ),
  ],
  contextKey: ({ view: { state, files }, waiting, refused, mistakes, failure: failed, draft }) => ({
    state,
    files: files.length,
    waiting: waiting.length,
    refused: refused.length,
    isMistaken: Object.keys(mistakes).length > 0,
    hasFailed: failed !== null,
    madeOn: draft.madeOn,
  }),
  invariants: [
    {
      name: 'a file is sent only while one waits',
      holds: (snapshot) => !snapshot.matches({ open: 'adding' }) || snapshot.context.waiting.length > 0,
    },
    {
      name: 'what was given is no longer open',
      holds: (snapshot) => snapshot.matches('given') === (snapshot.context.view.state !== 'OPEN'),
    },
    {
      name: 'while it is given, nothing says that it failed',
      holds: ({ context, ...snapshot }) =>
        !snapshot.matches('giving') || (context.failure === null && Object.keys(context.mistakes).length === 0),
    },
  ],
});
