import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import type { components } from '#openapi/generated/types.ts';

import { isOutdated, toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

type Schemas = components['schemas'];
export type ConflictMode = Schemas['DocumentConflictMode'];

/** The file or folder that is copied or moved. */
export interface TransferredEntry {
  readonly id: string;
  readonly name: string;
  readonly kind: Schemas['DocumentEntryKind'];
  readonly version: number;
  /** The repository that it is in. */
  readonly repositoryId: string;
}

export type TransferTask = 'COPY' | 'MOVE';

/** What is to be done. */
export interface Transfer {
  readonly task: TransferTask;
  readonly entry: TransferredEntry;
  /** The repository that it goes to. */
  readonly repositoryId: string;
  /** Where to; null for the top of the repository. */
  readonly folderId: string | null;
  readonly onConflict: ConflictMode;
}

/** Where it has come to, and what it is called there. */
export interface Transferred {
  readonly name: string;
  /** The folder; null for the top of the repository. */
  readonly folder: string | null;
  /** The name of the repository, if it is another than before; null if not. */
  readonly repository: string | null;
}

export interface TransferContext {
  readonly transfer: Transfer | null;
  /** Whether the name is taken there, so that the person says what is done about it. */
  readonly isTaken: boolean;
  readonly failure: Failure | null;
}

export type TransferEvent =
  | {
      type: 'transfer.requested';
      task: TransferTask;
      entry: TransferredEntry;
      repositoryId: string;
      folderId: string | null;
    }
  | { type: 'repository.chosen'; repositoryId: string }
  | { type: 'folder.chosen'; folderId: string | null }
  | { type: 'mode.chosen'; mode: ConflictMode }
  | { type: 'transfer.confirmed' }
  | { type: 'transfer.cancelled' };

/** Notices emitted to the screen, which has the texts. */
export type TransferNotice =
  | { type: 'entry.transferred'; transfer: Transfer; to: Transferred }
  /** It is not as it was shown any more. */
  | { type: 'entry.outdated'; transfer: Transfer };

/** What can be done about a taken name, the safest first. */
export const modesFor = ({ task, entry }: Transfer): readonly ConflictMode[] => {
  if (entry.kind === 'FOLDER') return ['RENAME', 'MERGE'];
  return task === 'COPY' ? ['RENAME', 'VERSION'] : ['RENAME'];
};

const transferOf = ({ transfer }: TransferContext): Transfer => {
  if (transfer === null) throw new Error('Nothing is copied or moved');
  return transfer;
};

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

const names = ({ fieldErrors }: Failure, field: string): boolean => fieldErrors[field] !== undefined;

/** Copies or moves a file or folder. Nothing is overwritten: where the name is taken, the person says what is done about it. */
export const documentTransferMachine = setup({
  types: {
    context: {} as TransferContext,
    events: {} as TransferEvent,
    emitted: {} as TransferNotice,
  },
  actors: { transfer: fromPromise<Transferred, Transfer>(notProvided('transfer')) },
  guards: {
    wasAsked: ({ context }) => context.isTaken,
    isTaken: (_, { failure }: { failure: Failure }) => failure.status === 409 && names(failure, 'name'),
    isOutdated: (_, { failure }: { failure: Failure }) => failure.status === 404 || isOutdated(failure),
  },
  actions: {
    begin: assign((_, { task, entry, repositoryId, folderId }: Omit<Transfer, 'onConflict'>) => ({
      transfer: { task, entry, repositoryId, folderId, onConflict: 'STOP' as const },
      isTaken: false,
      failure: null,
    })),
    chooseRepository: assign(({ context }, { repositoryId }: { repositoryId: string }) => ({
      transfer: { ...transferOf(context), repositoryId, folderId: null, onConflict: 'STOP' as const },
      isTaken: false,
      failure: null,
    })),
    chooseFolder: assign(({ context }, { folderId }: { folderId: string | null }) => ({
      transfer: { ...transferOf(context), folderId, onConflict: 'STOP' as const },
      isTaken: false,
      failure: null,
    })),
    chooseMode: assign(({ context }, { mode }: { mode: ConflictMode }) => ({
      transfer: { ...transferOf(context), onConflict: mode },
      failure: null,
    })),
    ask: assign(({ context }) => ({
      transfer: { ...transferOf(context), onConflict: modesFor(transferOf(context))[0] ?? 'RENAME' },
      isTaken: true,
    })),
    clearFailure: assign({ failure: null }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    close: assign({ transfer: null, isTaken: false, failure: null }),
    announce: emit(
      ({ context }, { to }: { to: Transferred }) =>
        ({ type: 'entry.transferred', transfer: transferOf(context), to }) as const,
    ),
    announceOutdated: emit(({ context }) => ({ type: 'entry.outdated', transfer: transferOf(context) }) as const),
  },
}).createMachine({
  id: 'document-transfer',
  context: { transfer: null, isTaken: false, failure: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'transfer.requested': { target: 'choosing', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
    choosing: {
      on: {
        'repository.chosen': {
          actions: { type: 'chooseRepository', params: ({ event: { repositoryId } }) => ({ repositoryId }) },
        },
        'folder.chosen': {
          actions: { type: 'chooseFolder', params: ({ event }) => ({ folderId: event.folderId }) },
        },
        'mode.chosen': {
          guard: 'wasAsked',
          actions: { type: 'chooseMode', params: ({ event }) => ({ mode: event.mode }) },
        },
        'transfer.confirmed': 'transferring',
        'transfer.cancelled': { target: 'closed', actions: 'close' },
      },
    },
    transferring: {
      entry: 'clearFailure',
      invoke: {
        id: 'transfer',
        src: 'transfer',
        input: ({ context }) => transferOf(context),
        onDone: {
          target: 'closed',
          actions: [{ type: 'announce', params: ({ event }) => ({ to: event.output }) }, 'close'],
        },
        onError: [
          { guard: { type: 'isTaken', params: failureOf }, target: 'choosing', actions: 'ask' },
          {
            guard: { type: 'isOutdated', params: failureOf },
            target: 'closed',
            actions: ['announceOutdated', 'close'],
          },
          { target: 'choosing', actions: { type: 'keepFailure', params: failureOf } },
        ],
      },
    },
  },
});
