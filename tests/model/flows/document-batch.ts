import {
  documentBatchMachine,
  mistakesIn,
  type DocumentBatch,
} from '#machines/document-batch/document-batch.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const plan = { id: 'plan', name: 'Plan.pdf', kind: 'FILE', version: 2, labelIds: [] } as const;
const evidence = { id: 'evidence', name: 'Evidence', kind: 'FOLDER', version: 1, labelIds: ['label-1'] } as const;
const moved: DocumentBatch = {
  task: 'MOVE',
  entries: [plan, evidence],
  repositoryId: 'files',
  folderId: null,
  labelIds: [],
};
const refused = { id: plan.id, name: plan.name, reason: '“Plan.pdf” is in this folder already' };

export const documentBatch = defineFlow({
  name: 'document-batch',
  title: 'Several documents together',
  prose:
    'The user selects files and folders of a list and moves, labels or deletes them together. What is refused is named with its reason, and the others are done.',
  machine: documentBatchMachine,
  starts: { 'a folder is shown': undefined },
  cases: [
    { type: 'batch.requested', batch: moved },
    { type: 'batch.requested', batch: { ...moved, task: 'LABEL' } },
    { type: 'batch.requested', batch: { ...moved, task: 'REMOVE' } },
    { type: 'batch.requested', batch: { ...moved, entries: [] } },
    { type: 'batch.changed', changes: { folderId: 'archive' } },
    { type: 'batch.changed', changes: { labelIds: ['label-2'] } },
    { type: 'batch.confirmed' },
    { type: 'batch.cancelled' },
    ...answers('take', { done: [plan, evidence], refused: [] }, { done: [evidence], refused: [refused] }),
    ...refuses('take', failure('http_500', 500)),
  ],
  contextKey: ({ batch, outcome, failure: failed }) => ({
    task: batch?.task ?? null,
    folderId: batch?.folderId ?? null,
    labels: batch?.labelIds.length ?? null,
    refused: outcome?.refused.length ?? null,
    failed: failed?.code ?? null,
  }),
  invariants: [
    {
      name: 'a dialog is open exactly while something is selected for it',
      holds: ({ value, context }) => (context.batch !== null) === (value !== 'closed'),
    },
    {
      name: 'nothing incomplete is sent',
      holds: ({ value, context: { batch } }) =>
        value !== 'taking' || (batch !== null && Object.keys(mistakesIn(batch)).length === 0),
    },
    {
      name: 'a report names what was refused',
      holds: ({ value, context: { outcome } }) => value !== 'reporting' || (outcome?.refused.length ?? 0) > 0,
    },
  ],
});
