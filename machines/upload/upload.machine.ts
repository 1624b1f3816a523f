import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { Versioned } from '../record/record.types.ts';

/** A chosen file. Its content is known to the service only, by the key. */
export interface ChosenFile {
  readonly key: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** A file for a record. */
export interface FileToAttach extends ChosenFile {
  /** The attached file of which it becomes a new version; null for a file of its own. */
  readonly replaces: Versioned | null;
}

/** A file that is not attached yet. */
export interface PendingFile extends FileToAttach {
  /** Why it was refused; null while it waits or is being sent. */
  readonly failure: Failure | null;
}

export interface UploadContext {
  /** In the order in which they are sent. */
  readonly files: readonly PendingFile[];
  /** The key of the file being sent. */
  readonly current: string | null;
}

export type UploadEvent =
  | { type: 'files.chosen'; files: readonly FileToAttach[] }
  /** Stops a file that is being sent, takes back one that waits, or dismisses one that was refused. */
  | { type: 'file.cancelled'; key: string }
  | { type: 'file.retried'; key: string };

/** Emitted to the screen, which has the text; why a file was refused stays beside it. */
export interface UploadNotice {
  readonly type: 'file.attached';
  readonly name: string;
}

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

const hasVersion = (current: unknown): current is Pick<Versioned, 'version'> =>
  typeof current === 'object' && current !== null && 'version' in current && typeof current.version === 'number';

/** The refused file. If what it replaces has changed meanwhile, trying again adds it after that change. */
const refused = (file: PendingFile, failure: Failure): PendingFile => {
  const { replaces } = file;
  if (replaces === null || !hasVersion(failure.current)) return { ...file, failure };
  return { ...file, failure, replaces: { ...replaces, version: failure.current.version } };
};

const isWaiting = ({ failure }: PendingFile): boolean => failure === null;

const currentIn = ({ files, current }: UploadContext): PendingFile | undefined =>
  files.find(({ key }) => key === current);

/** Attaches files to a record, one after the other. A refused file stays until it is sent again or dismissed. */
export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    emitted: {} as UploadNotice,
  },
  actors: { uploadFile: fromPromise<void, FileToAttach>(notProvided('uploadFile')) },
  guards: {
    hasWaiting: ({ context }) => context.files.some(isWaiting),
    isCurrent: ({ context }, { key }: { key: string }) => context.current === key,
  },
  actions: {
    /** A key is one file: choosing it again changes nothing. */
    append: assign(({ context }, { files }: { files: readonly FileToAttach[] }) => {
      const others = files.filter(({ key }) => context.files.every((file) => file.key !== key));
      return { files: [...context.files, ...others.map((file) => ({ ...file, failure: null }))] };
    }),
    drop: assign(({ context }, { key }: { key: string }) => ({
      files: context.files.filter((file) => file.key !== key),
    })),
    /** A file that is sent again waits behind the others. */
    queueAgain: assign(({ context }, { key }: { key: string }) => {
      const again = context.files.filter((file) => file.key === key).map((file) => ({ ...file, failure: null }));
      return { files: [...context.files.filter((file) => file.key !== key), ...again] };
    }),
    begin: assign(({ context }) => ({ current: context.files.find(isWaiting)?.key ?? null })),
    notifyAttached: emit(({ context }) => ({ type: 'file.attached', name: currentIn(context)?.name ?? '' }) as const),
    dropCurrent: assign(({ context }) => ({
      files: context.files.filter(({ key }) => key !== context.current),
      current: null,
    })),
    refuseCurrent: assign(({ context }, { failure }: { failure: Failure }) => ({
      files: context.files.map((file) => (file.key === context.current ? refused(file, failure) : file)),
      current: null,
    })),
  },
}).createMachine({
  id: 'upload',
  context: { files: [], current: null },
  initial: 'idle',
  on: {
    'files.chosen': { actions: { type: 'append', params: ({ event }) => ({ files: event.files }) } },
    'file.retried': { actions: { type: 'queueAgain', params: ({ event }) => ({ key: event.key }) } },
    'file.cancelled': { actions: { type: 'drop', params: ({ event }) => ({ key: event.key }) } },
  },
  states: {
    idle: { always: { guard: 'hasWaiting', target: 'uploading' } },
    uploading: {
      entry: 'begin',
      invoke: {
        id: 'uploadFile',
        src: 'uploadFile',
        input: ({ context }) => {
          const file = currentIn(context);
          if (file === undefined) throw new Error('No file waits');
          return { key: file.key, name: file.name, size: file.size, replaces: file.replaces };
        },
        onDone: { target: 'idle', actions: ['notifyAttached', 'dropCurrent'] },
        onError: {
          target: 'idle',
          actions: { type: 'refuseCurrent', params: failureOf },
        },
      },
      on: {
        'file.cancelled': [
          {
            guard: { type: 'isCurrent', params: ({ event }) => ({ key: event.key }) },
            target: 'idle',
            actions: 'dropCurrent',
          },
          { actions: { type: 'drop', params: ({ event }) => ({ key: event.key }) } },
        ],
      },
    },
  },
});
