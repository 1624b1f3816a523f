import { assign, fromCallback, fromPromise, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';

import { isEditable } from '#domain/questionnaire/template-lifecycle.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided, watcherNotProvided } from '../not-provided.ts';
import { madeIn, nextEdits, rebased, redoneIn, selectedIn, undoneIn } from './builder-steps.ts';
import type {
  BuilderContext,
  BuilderEvent,
  BuilderSaveInput,
  Selection,
  StoredContent,
  TemplateState,
} from './questionnaire-builder.types.ts';

/** How long edits are collected before they are stored, in milliseconds. */
const savePause = 1000;

const storedIn = ({ stored }: BuilderContext): TemplateState => {
  if (stored === null) throw new Error('The content is not loaded');
  return stored;
};

const theirsOf = ({ theirs }: BuilderContext): StoredContent => {
  if (theirs === null) throw new Error('There is no choice');
  return theirs;
};

/** Whether leaving would lose edits. */
export const hasUnsavedEdits = ({ sent, waiting }: Pick<BuilderContext, 'sent' | 'waiting'>): boolean =>
  sent.length > 0 || waiting.length > 0;

const isStored = (value: unknown): value is StoredContent =>
  typeof value === 'object' && value !== null && 'questionnaires' in value && 'version' in value;

const currentIn = (event: ErrorActorEvent): StoredContent | undefined => {
  const { status, current } = toFailure(event.error);
  return status === 409 && isStored(current) ? current : undefined;
};

const conflictIn = (event: ErrorActorEvent): StoredContent => {
  const current = currentIn(event);
  if (current === undefined) throw new Error('The refusal is not a conflict');
  return current;
};

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

const empty = {
  done: [],
  undone: [],
  sent: [],
  waiting: [],
  theirs: null,
  dropped: 0,
  refusal: null,
  failure: null,
} as const;

/** The selected section or question, if it is still there. */
const selectionIn = ({ questionnaires }: StoredContent, selection: Selection | null): Selection | null => {
  const isThere = questionnaires.some(
    ({ id, questions }) => id === selection?.id || questions.some((question) => question.id === selection?.id),
  );
  return isThere ? selection : null;
};

/**
 * The questionnaire builder: every change of a template's content is made of edits (domain/questionnaire/template-edits.ts), each of which
 * can be undone. They are stored by themselves a second later, in their order, and nothing that was made is lost: it waits
 * while the network is away, survives refusals, and after a conflict the person chooses between reloading and keeping it.
 */
export const questionnaireBuilderMachine = setup({
  types: {
    context: {} as BuilderContext,
    events: {} as BuilderEvent,
  },
  actors: {
    load: fromPromise<StoredContent>(notProvided('load')),
    save: fromPromise<TemplateState, BuilderSaveInput>(notProvided('save')),
    watchNetwork: fromCallback<Extract<BuilderEvent, { type: 'network.found' }>>(watcherNotProvided('watchNetwork')),
  },
  delays: { savePause },
  guards: {
    isEditable: ({ context }) => isEditable(storedIn(context).status),
    isWaiting: ({ context }) => context.waiting.length > 0,
    canUndo: ({ context }) => context.done.length > 0,
    canRedo: ({ context }) => context.undone.length > 0,
    isConflict: (_, { isConflict }: { isConflict: boolean }) => isConflict,
  },
  actions: {
    show: assign(({ context }, { content }: { content: StoredContent }) => {
      const { questionnaires, ...stored } = content;
      return { ...empty, stored, content: questionnaires, selection: selectionIn(content, context.selection) };
    }),
    make: assign(({ context }, making: Parameters<typeof madeIn>[1]) => madeIn(context, making)),
    undo: assign(({ context }) => undoneIn(context)),
    redo: assign(({ context }) => redoneIn(context)),
    select: assign(({ context }, { selection }: { selection: Selection | null }) => selectedIn(context, selection)),
    send: assign(({ context: { waiting } }) => {
      const sent = nextEdits(waiting);
      return { sent, waiting: waiting.slice(sent.length), failure: null };
    }),
    keepStored: assign((_, { stored }: { stored: TemplateState }) => ({ stored, sent: [] })),
    /** What was not stored waits again, before what was made meanwhile. */
    takeBack: assign(({ context: { sent, waiting } }) => ({ sent: [], waiting: [...sent, ...waiting] })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    keepTheirs: assign((_, { theirs }: { theirs: StoredContent }) => ({ theirs })),
    takeTheirs: assign(({ context }) => {
      const { questionnaires, ...stored } = theirsOf(context);
      const selection = selectionIn(theirsOf(context), context.selection);
      return { ...empty, stored, content: questionnaires, selection };
    }),
    keepMine: assign(({ context }) => {
      const { questionnaires, ...stored } = theirsOf(context);
      return { ...empty, stored, ...rebased(questionnaires, context.waiting) };
    }),
  },
}).createMachine({
  id: 'questionnaire-builder',
  context: { ...empty, stored: null, content: [], selection: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        onDone: {
          target: 'editing',
          actions: {
            type: 'show',
            params: ({ event }: { event: DoneActorEvent<StoredContent> }) => ({ content: event.output }),
          },
        },
        onError: { target: 'unavailable', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
    unavailable: { on: { 'load.retried': 'loading' } },
    editing: {
      type: 'parallel',
      states: {
        content: {
          on: {
            selected: { actions: { type: 'select', params: ({ event }) => ({ selection: event.selection }) } },
            'edits.made': {
              guard: 'isEditable',
              actions: {
                type: 'make',
                params: ({ event: { edits, name, selects } }) => ({ edits, name, selects }),
              },
            },
            'undo.requested': { guard: 'canUndo', actions: 'undo' },
            'redo.requested': { guard: 'canRedo', actions: 'redo' },
          },
        },
        storage: {
          initial: 'saved',
          states: {
            saved: {
              always: { guard: 'isWaiting', target: 'waiting' },
              on: { 'content.changed': '#questionnaire-builder.loading' },
            },
            waiting: {
              on: { 'save.requested': 'saving' },
              after: { savePause: 'saving' },
            },
            saving: {
              entry: 'send',
              invoke: {
                id: 'save',
                src: 'save',
                input: ({ context }) => ({ version: storedIn(context).version, edits: context.sent }),
                onDone: {
                  target: 'saved',
                  actions: { type: 'keepStored', params: ({ event }) => ({ stored: event.output }) },
                },
                onError: [
                  {
                    guard: {
                      type: 'isConflict',
                      params: ({ event }) => ({ isConflict: currentIn(event) !== undefined }),
                    },
                    target: 'conflicted',
                    actions: [
                      'takeBack',
                      { type: 'keepTheirs', params: ({ event }) => ({ theirs: conflictIn(event) }) },
                    ],
                  },
                  { target: 'failed', actions: ['takeBack', { type: 'keepFailure', params: failureOf }] },
                ],
              },
            },
            failed: {
              invoke: { id: 'watchNetwork', src: 'watchNetwork' },
              on: {
                'save.requested': 'saving',
                'network.found': 'saving',
                'edits.made': 'waiting',
                'content.changed': '#questionnaire-builder.loading',
              },
            },
            conflicted: {
              on: {
                'theirs.taken': { target: 'saved', actions: 'takeTheirs' },
                'mine.kept': { target: 'saved', actions: 'keepMine' },
              },
            },
          },
        },
      },
    },
  },
});
