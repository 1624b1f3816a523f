import { assign, emit, fromPromise, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { ChosenFile } from '../upload/upload.machine.ts';
import type {
  ReadyStandard,
  StandardImportContext,
  StandardImportEvent,
  StandardImportInput,
  StandardImportNotice,
  StandardNaming,
  StandardProposal,
  StandardVersion,
} from './standard-import.types.ts';

const nothing: StandardImportContext = {
  file: null,
  proposal: null,
  title: '',
  number: '',
  standardId: null,
  assessed: [],
  ready: null,
  imported: null,
  failure: null,
};

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });
const versionOf = ({ event }: { event: DoneActorEvent<StandardVersion> }) => ({ version: event.output });

/** What a standard still lacks that its file does not have, by field. A new version keeps the name of its standard. */
const missingIn = ({ title, number, standardId }: StandardNaming): Record<string, string> => ({
  ...(standardId === null && title.trim() === '' && { title: 'Enter the name of the standard' }),
  ...(number.trim() === '' && { number: 'Enter the version of the standard' }),
});

const importOf = (context: StandardImportContext): StandardImportInput => {
  const { file, proposal, title, number, standardId, assessed } = context;
  if (file === null || proposal === null) throw new Error('No file was read');
  return { file, sha256: proposal.sha256, title: title.trim(), number: number.trim(), standardId, assessed };
};

const importedIn = ({ imported }: StandardImportContext): StandardVersion => {
  if (imported === null) throw new Error('Nothing was imported');
  return imported;
};

/**
 * The import of a standard: a file is read, a person decides what is assessed and what it is called, and only then is it
 * stored, as a draft. What comes with Attest is added in one step. An import can be undone while it is a draft.
 */
export const standardImportMachine = setup({
  types: {
    context: {} as StandardImportContext,
    events: {} as StandardImportEvent,
    emitted: {} as StandardImportNotice,
    tags: {} as 'busy',
  },
  actors: {
    readFile: fromPromise<StandardProposal, ChosenFile>(notProvided('readFile')),
    importFile: fromPromise<StandardVersion, StandardImportInput>(notProvided('importFile')),
    addReady: fromPromise<StandardVersion, { readonly standard: ReadyStandard }>(notProvided('addReady')),
    undoImport: fromPromise<void, { readonly id: string }>(notProvided('undoImport')),
  },
  guards: { isNamed: ({ context }) => Object.keys(missingIn(context)).length === 0 },
  actions: {
    forget: assign(nothing),
    setFile: assign((_, { file }: { file: ChosenFile }) => ({ ...nothing, file })),
    setProposal: assign((_, { proposal }: { proposal: StandardProposal }) => ({
      proposal,
      title: proposal.title,
      number: proposal.number,
      standardId: proposal.standardId,
      assessed: proposal.classes.flatMap((one) => (one.isAssessed ? [one.class] : [])),
    })),
    setReady: assign((_, { standard }: { standard: ReadyStandard }) => ({ ready: standard })),
    setNaming: assign((_, { changes }: { changes: Partial<StandardNaming> }) => ({ ...changes, failure: null })),
    toggle: assign(({ context }, { name }: { name: string }) => ({
      assessed: context.assessed.includes(name)
        ? context.assessed.filter((one) => one !== name)
        : [...context.assessed, name],
    })),
    refuse: assign(({ context }) => ({
      failure: { code: 'missing_field', message: '', fieldErrors: missingIn(context) },
    })),
    setImported: assign((_, { version }: { version: StandardVersion }) => ({ imported: version })),
    setFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    clearFailure: assign({ failure: null }),
    announceImport: emit((_, { version }: { version: StandardVersion }) => ({ type: 'standard.imported', version })),
    announceUndo: emit(({ context }) => ({ type: 'import.undone', version: importedIn(context) })),
  },
}).createMachine({
  id: 'standard-import',
  context: nothing,
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'file.chosen': { target: 'reading', actions: { type: 'setFile', params: ({ event }) => event } },
        'ready.chosen': { target: 'adding', actions: { type: 'setReady', params: ({ event }) => event } },
      },
    },
    reading: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context: { file } }) => {
          if (file === null) throw new Error('No file was chosen');
          return file;
        },
        onDone: {
          target: 'proposed',
          actions: { type: 'setProposal', params: ({ event }) => ({ proposal: event.output }) },
        },
        onError: { target: 'choosing', actions: { type: 'setFailure', params: failureOf } },
      },
      on: { 'reading.cancelled': { target: 'choosing', actions: 'forget' } },
    },
    adding: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'addReady',
        src: 'addReady',
        input: ({ context: { ready } }) => {
          if (ready === null) throw new Error('Nothing was chosen');
          return { standard: ready };
        },
        onDone: {
          target: 'imported',
          actions: [
            { type: 'setImported', params: versionOf },
            { type: 'announceImport', params: versionOf },
          ],
        },
        onError: { target: 'choosing', actions: { type: 'setFailure', params: failureOf } },
      },
    },
    proposed: {
      on: {
        'naming.changed': { actions: { type: 'setNaming', params: ({ event }) => event } },
        'class.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
        'file.discarded': { target: 'choosing', actions: 'forget' },
        'import.requested': [{ guard: 'isNamed', target: 'importing' }, { actions: 'refuse' }],
      },
    },
    importing: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'importFile',
        src: 'importFile',
        input: ({ context }) => importOf(context),
        onDone: {
          target: 'imported',
          actions: [
            { type: 'setImported', params: versionOf },
            { type: 'announceImport', params: versionOf },
          ],
        },
        onError: { target: 'proposed', actions: { type: 'setFailure', params: failureOf } },
      },
    },
    imported: {
      on: {
        'undo.requested': 'undoing',
        'another.requested': { target: 'choosing', actions: 'forget' },
      },
    },
    undoing: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'undoImport',
        src: 'undoImport',
        input: ({ context }) => ({ id: importedIn(context).id }),
        onDone: { target: 'choosing', actions: ['announceUndo', 'forget'] },
        onError: { target: 'imported', actions: { type: 'setFailure', params: failureOf } },
      },
    },
  },
});
