import { documentRemovalMachine, mayRemove } from '#machines/document-removal/document-removal.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { contradiction, failure } from './support/failure.ts';

const plan = { id: 'plan', name: 'Plan.pdf', kind: 'FILE', version: 2 } as const;
const use = {
  document: { id: 'plan', name: 'Plan.pdf' },
  number: 1,
  kind: 'policy',
  record: { id: 'policy-1', ref: 'P-0001', title: 'Clean desk' },
};

export const documentRemoval = defineFlow({
  name: 'document-removal',
  title: 'Removal of documents',
  prose:
    'The user removes a file or folder of a document repository, after they have seen which records have it among their files. What proves something that is approved or closed stays.',
  machine: documentRemovalMachine,
  starts: { 'a folder is shown': undefined },
  cases: [
    { type: 'removal.requested', entry: plan },
    { type: 'uses.retried' },
    { type: 'removal.confirmed' },
    { type: 'removal.cancelled' },
    ...answers('findUses', { uses: [], count: 0 }),
    ...answers('findUses', { uses: [{ ...use, keptAs: null }], count: 1 }),
    ...answers('findUses', { uses: [{ ...use, keptAs: 'APPROVED_WITH' }], count: 1 }),
    ...answers('findUses', { uses: [{ ...use, keptAs: 'OF_CLOSED_RECORD' }], count: 1 }),
    ...refuses('findUses', failure('http_500', 500)),
    ...answers('remove', undefined),
    ...refuses(
      'remove',
      contradiction('id'),
      { ...failure('http_409', 409), current: { version: 3 } },
      failure('http_404', 404),
    ),
  ],
  contextKey: ({ entry, uses, failure: failed }) => ({
    entry: entry?.id ?? null,
    uses: uses?.count ?? null,
    approved: uses?.uses.some(({ keptAs }) => keptAs !== null) ?? null,
    failed: failed !== null,
  }),
  invariants: [
    {
      name: 'nothing is removed whose uses are not known, or that was approved',
      holds: ({ value, context }) => value !== 'removing' || mayRemove(context),
    },
    {
      name: 'a dialog is open exactly while something is to be removed',
      holds: ({ value, context }) => (context.entry !== null) === (value !== 'closed'),
    },
  ],
});
