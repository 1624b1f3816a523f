import { documentTransferMachine, modesFor } from '#machines/document-transfer/document-transfer.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { contradiction, failure } from './support/failure.ts';

const plan = { id: 'plan', name: 'Plan.pdf', kind: 'FILE', version: 2, repositoryId: 'files' } as const;
const evidence = { id: 'evidence', name: 'Evidence', kind: 'FOLDER', version: 1, repositoryId: 'files' } as const;
const nameTaken = { ...failure('http_409', 409), fieldErrors: { name: '“Plan.pdf” is in this folder already' } };

export const documentTransfer = defineFlow({
  name: 'document-transfer',
  title: 'Copying and moving documents',
  prose:
    'The user copies or moves a file or folder of a document repository. Nothing is overwritten: where the name is taken, they say whether it gets a free name, becomes a version, or is put into the folder of its name.',
  machine: documentTransferMachine,
  starts: { 'a folder is shown': undefined },
  cases: [
    { type: 'transfer.requested', task: 'COPY', entry: plan, repositoryId: 'files', folderId: null },
    { type: 'transfer.requested', task: 'MOVE', entry: plan, repositoryId: 'files', folderId: null },
    { type: 'transfer.requested', task: 'MOVE', entry: evidence, repositoryId: 'files', folderId: null },
    { type: 'repository.chosen', repositoryId: 'archive' },
    { type: 'folder.chosen', folderId: 'archive' },
    { type: 'mode.chosen', mode: 'VERSION' },
    { type: 'transfer.confirmed' },
    { type: 'transfer.cancelled' },
    ...answers('transfer', { name: 'Plan (2).pdf', folder: 'Archive', repository: null }),
    ...refuses(
      'transfer',
      nameTaken,
      contradiction('folderId'),
      { ...failure('http_409', 409), current: { version: 3 } },
      failure('http_404', 404),
      failure('http_400', 400),
    ),
  ],
  contextKey: ({ transfer, isTaken, failure: failed }) => ({
    what: transfer === null ? null : `${transfer.task} ${transfer.entry.id}`,
    repositoryId: transfer?.repositoryId ?? null,
    folderId: transfer?.folderId ?? null,
    onConflict: transfer?.onConflict ?? null,
    isTaken,
    failed: failed?.code ?? null,
  }),
  invariants: [
    {
      name: 'a dialog is open exactly while something is copied or moved',
      holds: ({ value, context }) => (context.transfer !== null) === (value !== 'closed'),
    },
    {
      name: 'nothing is done about a taken name before the user was asked',
      holds: ({ context: { transfer, isTaken } }) => transfer === null || isTaken || transfer.onConflict === 'STOP',
    },
    {
      name: 'what is offered first changes nothing that is there',
      holds: ({ context: { transfer } }) => transfer === null || modesFor(transfer)[0] === 'RENAME',
    },
  ],
});
