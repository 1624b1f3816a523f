import { assign, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import type { ChosenFile } from '../upload/upload.machine.ts';
import { importActors } from './import-actors.ts';
import {
  hasQuestions,
  hasWork,
  idOf,
  isAssigned,
  mayAnswer,
  nothing,
  planOf,
  showing,
  unfinished,
  withFile,
  working,
} from './import-context.ts';
import type { FileFormat, Import, ImportContext, ImportEvent, ImportMode, ImportReading } from './import.types.ts';

/** Between two questions how far a step is, in milliseconds. */
const pollInterval = 1_000;

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });
const importIn = ({ event }: { event: DoneActorEvent<Import> }) => ({ found: event.output });

/**
 * The import of a file into a register. The server does the long steps; this asks how far they are, and finds an import
 * again that was left.
 */
export const importMachine = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportEvent,
    tags: {} as 'busy',
  },
  actors: importActors,
  guards: {
    isState: ({ context }, { states }: { states: ReadonlySet<Import['state']> }) =>
      context.current !== null && states.has(context.current.state),
    isWorking: (_, { found }: { found: Import }) => working.has(found.state),
    isKnown: ({ context }, { id }: { id: string }) => context.recent.some((one) => one.id === id),
    isAssigned: ({ context }) => isAssigned(context),
    hasWork: ({ context }) => hasWork(context),
    hasQuestions: ({ context }) => context.current?.state === 'CHECKED' && hasQuestions(context),
    mayAnswer: ({ context }) => mayAnswer(context),
    /** It is at hand only in the tab that it was chosen in. */
    hasFile: ({ context }) => context.file !== null,
  },
  actions: {
    forget: assign(nothing),
    setRecent: assign((_, { found }: { found: readonly Import[] }) => {
      const left = found.find(({ state }) => unfinished.has(state));
      return { recent: found, ...(left && showing(left)) };
    }),
    open: assign(({ context }, { id }: { id: string }) => {
      const chosen = context.recent.find((one) => one.id === id);
      // A file that was chosen before is not that of this import.
      return chosen === undefined ? {} : { ...showing(chosen), file: null };
    }),
    setFile: assign(({ context }, { file }: { file: ChosenFile }) => withFile(context, file)),
    setImport: assign((_, { found }: { found: Import }) => showing(found)),
    setHeader: assign((_, { row }: { row: number }) => ({ headerRow: row })),
    keepHeader: assign(({ context }) => ({ headerRow: context.current?.headerRow ?? 0 })),
    assignColumn: assign(({ context }, { column, field }: { column: number; field: string | null }) => ({
      fields: context.fields.map((own, index) => (index === column ? field : own)),
    })),
    setFormat: assign(({ context }, { format }: { format: Partial<FileFormat> }) => ({
      format: { ...context.format, ...format },
    })),
    setReading: assign(({ context }, { reading }: { reading: Partial<ImportReading> }) => ({
      reading: { ...context.reading, ...reading },
    })),
    setMode: assign((_, { mode }: { mode: ImportMode }) => ({ mode })),
    clearFailure: assign({ failure: null }),
    setFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
  },
}).createMachine({
  id: 'import',
  context: nothing,
  initial: 'finding',
  states: {
    finding: {
      tags: 'busy',
      entry: 'forget',
      invoke: {
        id: 'findImports',
        src: 'findImports',
        onDone: { target: 'sorting', actions: { type: 'setRecent', params: ({ event }) => ({ found: event.output }) } },
        onError: { target: 'unavailable', actions: { type: 'setFailure', params: failureOf } },
      },
    },
    unavailable: { on: { retried: 'finding' } },
    /** Left at once, for the screen that belongs to the state of the import. */
    sorting: {
      always: [
        { guard: { type: 'isState', params: { states: new Set(['UPLOADED']) } }, target: 'assigning' },
        { guard: { type: 'isState', params: { states: working } }, target: 'working' },
        { guard: 'hasQuestions', target: 'questions' },
        { guard: { type: 'isState', params: { states: new Set(['CHECKED']) } }, target: 'checked' },
        { guard: { type: 'isState', params: { states: new Set(['DONE']) } }, target: 'done' },
        { guard: { type: 'isState', params: { states: new Set(['UNDONE']) } }, target: 'undone' },
        { guard: { type: 'isState', params: { states: new Set(['FAILED']) } }, target: 'failed' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      on: {
        'format.chosen': { actions: { type: 'setFormat', params: ({ event }) => event } },
        'file.chosen': { target: 'uploading', actions: { type: 'setFile', params: ({ event }) => event } },
        'import.opened': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'sorting',
          actions: ['clearFailure', { type: 'open', params: ({ event }) => event }],
        },
      },
    },
    uploading: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'uploadFile',
        src: 'uploadFile',
        input: ({ context: { file, format } }) => {
          if (file === null) throw new Error('No file was chosen');
          return { file, format };
        },
        onDone: { target: 'sorting', actions: { type: 'setImport', params: importIn } },
        onError: { target: 'choosing', actions: { type: 'setFailure', params: failureOf } },
      },
      // What the server has read of it is replaced by the next file, or deleted after a day.
      on: { 'upload.cancelled': 'choosing' },
    },
    assigning: {
      on: {
        'column.assigned': { actions: { type: 'assignColumn', params: ({ event }) => event } },
        'header.chosen': { target: 'choosingHeader', actions: { type: 'setHeader', params: ({ event }) => event } },
        // Its texts are others, so the file is read again.
        'format.chosen': {
          guard: 'hasFile',
          target: 'uploading',
          actions: { type: 'setFormat', params: ({ event }) => event },
        },
        'reading.chosen': { actions: { type: 'setReading', params: ({ event }) => event } },
        'mode.chosen': { actions: { type: 'setMode', params: ({ event }) => event } },
        'check.requested': { guard: 'isAssigned', target: 'startingCheck' },
        'file.discarded': 'discarding',
      },
    },
    choosingHeader: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'chooseHeader',
        src: 'chooseHeader',
        input: ({ context }) => ({ id: idOf(context), row: context.headerRow }),
        onDone: { target: 'sorting', actions: { type: 'setImport', params: importIn } },
        onError: { target: 'assigning', actions: ['keepHeader', { type: 'setFailure', params: failureOf }] },
      },
    },
    startingCheck: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'startCheck',
        src: 'startCheck',
        input: ({ context }) => ({ id: idOf(context), plan: planOf(context) }),
        onDone: { target: 'sorting', actions: { type: 'setImport', params: importIn } },
        onError: { target: 'assigning', actions: { type: 'setFailure', params: failureOf } },
      },
    },
    working: {
      tags: 'busy',
      initial: 'reading',
      states: {
        reading: {
          entry: 'clearFailure',
          invoke: {
            id: 'readImport',
            src: 'readImport',
            input: ({ context }) => ({ id: idOf(context) }),
            onDone: [
              {
                guard: { type: 'isWorking', params: importIn },
                target: 'waiting',
                actions: { type: 'setImport', params: importIn },
              },
              { target: '#import.sorting', actions: { type: 'setImport', params: importIn } },
            ],
            onError: { target: 'unknown', actions: { type: 'setFailure', params: failureOf } },
          },
        },
        waiting: { after: { [pollInterval]: 'reading' } },
        /** The step goes on; only how far it is could not be read. */
        unknown: { on: { retried: 'reading' } },
      },
    },
    /** What values stand for and what rows are is answered in the machine `value-mapping`. */
    questions: {
      on: {
        'questions.answered': { target: 'sorting', actions: { type: 'setImport', params: ({ event }) => event } },
        'questions.left': 'checked',
        'columns.reopened': { target: 'assigning', actions: 'clearFailure' },
        'file.discarded': 'discarding',
      },
    },
    checked: {
      on: {
        'questions.opened': { guard: 'mayAnswer', target: 'questions', actions: 'clearFailure' },
        'import.requested': { guard: 'hasWork', target: 'startingRun' },
        'columns.reopened': { target: 'assigning', actions: 'clearFailure' },
        'file.discarded': 'discarding',
      },
    },
    startingRun: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'startRun',
        src: 'startRun',
        input: ({ context }) => ({
          id: idOf(context),
          order: { leaveOutInvalid: (context.current?.counts?.invalid ?? 0) > 0 },
        }),
        onDone: { target: 'sorting', actions: { type: 'setImport', params: importIn } },
        onError: { target: 'checked', actions: { type: 'setFailure', params: failureOf } },
      },
    },
    done: {
      on: { 'undo.requested': 'confirmingUndo', 'another.requested': 'finding' },
    },
    confirmingUndo: {
      on: { 'undo.confirmed': 'startingUndo', 'undo.cancelled': 'done' },
    },
    startingUndo: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'startUndo',
        src: 'startUndo',
        input: ({ context }) => ({ id: idOf(context) }),
        onDone: { target: 'sorting', actions: { type: 'setImport', params: importIn } },
        onError: { target: 'done', actions: { type: 'setFailure', params: failureOf } },
      },
    },
    undone: { on: { 'another.requested': 'finding' } },
    failed: {
      on: {
        'columns.reopened': { target: 'assigning', actions: 'clearFailure' },
        'file.discarded': 'discarding',
      },
    },
    discarding: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'discardImport',
        src: 'discardImport',
        input: ({ context }) => ({ id: idOf(context) }),
        onDone: 'finding',
        onError: { target: 'sorting', actions: { type: 'setFailure', params: failureOf } },
      },
    },
  },
});
