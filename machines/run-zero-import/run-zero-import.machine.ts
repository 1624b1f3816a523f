import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import type { components } from '#openapi/generated/types.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { ChosenFile } from '../upload/upload.machine.ts';

type Result = components['schemas']['RunZeroImport'];

export interface RunZeroImportContext {
  /** The file of the dialog; its content is known to the service only, by the key. */
  readonly file: ChosenFile | null;
  /** The file has all devices: those that are stored and not in it are gone. */
  readonly complete: boolean;
  readonly result: Result | null;
  /** Why the file was not imported, until another attempt. */
  readonly failure: Failure | null;
}

export type RunZeroImportEvent =
  | { type: 'dialog.opened' }
  | { type: 'completeness.chosen'; complete: boolean }
  | { type: 'file.chosen'; file: ChosenFile }
  | { type: 'import.cancelled' }
  | { type: 'import.retried' }
  | { type: 'dialog.closed' };

/** Emitted to the screen, which reads its list again. */
export type RunZeroImportNotice = { type: 'devices.imported' };

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/** Whether the file itself was refused, so that the same one will be refused again. */
const isUnreadable = ({ status }: Failure): boolean => status === 400 || status === 413;

/** The import of runZero's asset export, from the choice of a file to what became of its devices. */
export const runZeroImportMachine = setup({
  types: {
    context: {} as RunZeroImportContext,
    events: {} as RunZeroImportEvent,
    emitted: {} as RunZeroImportNotice,
  },
  actors: {
    /** Sends the file; when it is stopped, the request is aborted. */
    importDevices: fromPromise<Result, { readonly file: ChosenFile; readonly complete: boolean }>(
      notProvided('importDevices'),
    ),
  },
  actions: {
    setFile: assign((_, { file }: { file: ChosenFile }) => ({ file })),
    setCompleteness: assign((_, { complete }: { complete: boolean }) => ({ complete })),
    setResult: assign((_, { result }: { result: Result }) => ({ result })),
    // What cannot be read comes in parts or in another file, of which it was not said that it has all devices.
    setFailure: assign(({ context }, { failure }: { failure: Failure }) => ({
      failure,
      complete: context.complete && !isUnreadable(failure),
    })),
    clear: assign({ file: null, complete: false, result: null, failure: null }),
    clearFailure: assign({ failure: null }),
    announce: emit({ type: 'devices.imported' }),
  },
}).createMachine({
  id: 'run-zero-import',
  context: { file: null, complete: false, result: null, failure: null },
  initial: 'closed',
  states: {
    closed: { entry: 'clear', on: { 'dialog.opened': { target: 'choosing' } } },
    choosing: {
      on: {
        'completeness.chosen': {
          actions: { type: 'setCompleteness', params: ({ event: { complete } }) => ({ complete }) },
        },
        'file.chosen': {
          target: 'importing',
          actions: { type: 'setFile', params: ({ event }) => ({ file: event.file }) },
        },
        'dialog.closed': { target: 'closed' },
      },
    },
    importing: {
      entry: 'clearFailure',
      invoke: {
        id: 'importDevices',
        src: 'importDevices',
        input: ({ context: { file, complete } }) => {
          if (file === null) throw new Error('No file was chosen');
          return { file, complete };
        },
        onDone: {
          target: 'imported',
          actions: [{ type: 'setResult', params: ({ event }) => ({ result: event.output }) }, 'announce'],
        },
        onError: { target: 'failed', actions: { type: 'setFailure', params: failureOf } },
      },
      // Devices may have been stored until then: the list is read again.
      on: { 'import.cancelled': { target: 'choosing', actions: 'announce' } },
    },
    failed: {
      on: {
        'completeness.chosen': {
          actions: { type: 'setCompleteness', params: ({ event: { complete } }) => ({ complete }) },
        },
        'import.retried': { target: 'importing' },
        'file.chosen': {
          target: 'importing',
          actions: { type: 'setFile', params: ({ event }) => ({ file: event.file }) },
        },
        'dialog.closed': { target: 'closed' },
      },
    },
    imported: { on: { 'dialog.closed': { target: 'closed' } } },
  },
});
