import { assign, emit, fromCallback, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import type { components } from '#openapi/generated/types.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided, watcherNotProvided } from '../not-provided.ts';

type ServerAnswer = components['schemas']['SecureAnswer'];

/** A file to add to the answer of a question. Its content is known to the service only, by the key. */
export interface AnswerUpload {
  readonly key: string;
  readonly questionId: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** A file that is not stored yet. */
export interface PendingUpload extends AnswerUpload {
  /** Why it was refused; null while it waits or is being sent. */
  readonly failure: Failure | null;
}

export interface AnswerFilesContext {
  /** In the order in which they are sent. */
  readonly files: readonly PendingUpload[];
  /** The key of the file being sent. */
  readonly current: string | null;
  /** How much of it is sent, from 0 to 1. */
  readonly progress: number;
}

export type AnswerFilesEvent =
  | { type: 'files.chosen'; files: readonly AnswerUpload[] }
  /** Stops a file that is being sent, takes back one that waits, or dismisses one that was refused. */
  | { type: 'file.cancelled'; key: string }
  | { type: 'file.retried'; key: string }
  | { type: 'upload.progressed'; progress: number };

/** The answer with its files, as the server has it now. */
export interface AnswerFilesNotice {
  readonly type: 'file.stored';
  readonly answer: ServerAnswer;
}

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

const isWaiting = ({ failure }: PendingUpload): boolean => failure === null;

/** Adds files to answers, one after the other. A refused file stays until it is sent again or dismissed. */
export const answerFilesMachine = setup({
  types: {
    context: {} as AnswerFilesContext,
    events: {} as AnswerFilesEvent,
    emitted: {} as AnswerFilesNotice,
  },
  actors: {
    upload: fromPromise<ServerAnswer, AnswerUpload>(notProvided('upload')),
    watchProgress: fromCallback<AnswerFilesEvent>(watcherNotProvided('watchProgress')),
  },
  guards: {
    hasWaiting: ({ context }) => context.files.some(isWaiting),
    isCurrent: ({ context }, { key }: { key: string }) => context.current === key,
  },
  actions: {
    /** A key is one file: choosing it again changes nothing. */
    append: assign(({ context }, { files }: { files: readonly AnswerUpload[] }) => {
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
    begin: assign(({ context }) => ({ current: context.files.find(isWaiting)?.key ?? null, progress: 0 })),
    noteProgress: assign((_, { progress }: { progress: number }) => ({ progress })),
    notifyStored: emit((_, answer: ServerAnswer) => ({ type: 'file.stored' as const, answer })),
    dropCurrent: assign(({ context }) => ({
      files: context.files.filter(({ key }) => key !== context.current),
      current: null,
    })),
    refuseCurrent: assign(({ context }, { failure }: { failure: Failure }) => ({
      files: context.files.map((file) => (file.key === context.current ? { ...file, failure } : file)),
      current: null,
    })),
  },
}).createMachine({
  id: 'answerFiles',
  context: { files: [], current: null, progress: 0 },
  initial: 'idle',
  invoke: { id: 'watchProgress', src: 'watchProgress' },
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
        id: 'upload',
        src: 'upload',
        input: ({ context }): AnswerUpload => {
          const file = context.files.find(({ key }) => key === context.current);
          if (file === undefined) throw new Error('No file waits');
          const { key, questionId, name, size } = file;
          return { key, questionId, name, size };
        },
        onDone: {
          target: 'idle',
          actions: [{ type: 'notifyStored', params: ({ event }) => event.output }, 'dropCurrent'],
        },
        onError: { target: 'idle', actions: { type: 'refuseCurrent', params: failureOf } },
      },
      on: {
        'upload.progressed': { actions: { type: 'noteProgress', params: ({ event }) => event } },
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
