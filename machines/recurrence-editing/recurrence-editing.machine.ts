import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { problemsOf } from '#domain/task/recurrence.ts';
import { ruleOf } from '#domain/task/task-recurrence.ts';
import type { components } from '#openapi/generated/types.ts';

import { isOutdated, toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

type TaskRecurrence = components['schemas']['TaskRecurrence'];

/** How a task recurs, as its dialog holds it; null if it does not. */
export type RecurrenceDraft = TaskRecurrence | null;

export interface RecurrenceContext {
  /** Null while no dialog is open. */
  readonly draft: RecurrenceDraft;
  /** The first dates of the rule; null while they are not known. */
  readonly dates: readonly string[] | null;
  /** Why it was refused, here or by the server, until something is changed. */
  readonly failure: Failure | null;
}

export type RecurrenceEvent =
  | { type: 'editing.started'; draft: TaskRecurrence }
  | { type: 'rule.changed'; changes: Partial<TaskRecurrence> }
  | { type: 'rule.confirmed' }
  | { type: 'rule.ended' }
  | { type: 'editing.cancelled' };

/** Notices emitted to the screen, which has the texts. */
export type RecurrenceNotice =
  | { type: 'recurrence.stored'; recurs: boolean }
  /** The task has changed meanwhile. */
  | { type: 'recurrence.outdated' };

const draftOf = ({ draft }: RecurrenceContext): TaskRecurrence => {
  if (draft === null) throw new Error('No rule is edited');
  return draft;
};

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/** What is wrong with a rule, by the field of the contract. */
export const problemsIn = (rule: TaskRecurrence): Readonly<Record<string, string>> =>
  Object.fromEntries(problemsOf(ruleOf(rule)).map(({ field, message }) => [field === 'on' ? 'day' : field, message]));

const isRight = (rule: TaskRecurrence): boolean => Object.keys(problemsIn(rule)).length === 0;

/**
 * Edits how a task recurs. The next dates follow every change, a moment after the last one; a rule that contradicts itself has none.
 */
export const recurrenceMachine = setup({
  types: {
    context: {} as RecurrenceContext,
    events: {} as RecurrenceEvent,
    emitted: {} as RecurrenceNotice,
  },
  actors: {
    preview: fromPromise<readonly string[], TaskRecurrence>(notProvided('preview')),
    /** Null ends the recurrence. */
    store: fromPromise<void, RecurrenceDraft>(notProvided('store')),
  },
  delays: { pause: 300 },
  guards: {
    isRight: ({ context }) => isRight(draftOf(context)),
    isOutdated: (_, { failure }: { failure: Failure }) => isOutdated(failure),
  },
  actions: {
    open: assign((_, { draft }: { draft: TaskRecurrence }) => ({ draft, dates: null, failure: null })),
    change: assign(({ context }, { changes }: { changes: Partial<TaskRecurrence> }) => ({
      draft: { ...draftOf(context), ...changes },
      dates: null,
      failure: null,
    })),
    check: assign(({ context }) => ({
      failure: { code: 'incomplete', message: '', fieldErrors: problemsIn(draftOf(context)) },
    })),
    keepDates: assign((_, { dates }: { dates: readonly string[] }) => ({ dates })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    clearFailure: assign({ failure: null }),
    close: assign({ draft: null, dates: null, failure: null }),
    announce: emit({ type: 'recurrence.stored', recurs: true } as const),
    announceEnd: emit({ type: 'recurrence.stored', recurs: false } as const),
    announceOutdated: emit({ type: 'recurrence.outdated' } as const),
  },
}).createMachine({
  id: 'recurrence-editing',
  context: { draft: null, dates: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'editing.started': { target: 'editing', actions: { type: 'open', params: ({ event }) => event } },
      },
    },
    editing: {
      initial: 'waiting',
      on: {
        'rule.changed': { target: '.waiting', actions: { type: 'change', params: ({ event }) => event } },
        'rule.confirmed': [{ guard: 'isRight', target: 'storing' }, { actions: 'check' }],
        'rule.ended': { target: 'ending' },
        'editing.cancelled': { target: 'idle', actions: 'close' },
      },
      states: {
        waiting: { after: { pause: [{ guard: 'isRight', target: 'previewing' }, { target: 'shown' }] } },
        previewing: {
          invoke: {
            id: 'preview',
            src: 'preview',
            input: ({ context }) => draftOf(context),
            onDone: {
              target: 'shown',
              actions: { type: 'keepDates', params: ({ event }) => ({ dates: event.output }) },
            },
            onError: { target: 'shown', actions: { type: 'keepFailure', params: failureOf } },
          },
        },
        shown: {},
      },
    },
    storing: {
      entry: 'clearFailure',
      invoke: {
        id: 'store',
        src: 'store',
        input: ({ context }) => draftOf(context),
        onDone: { target: 'idle', actions: ['announce', 'close'] },
        onError: [
          {
            guard: { type: 'isOutdated', params: failureOf },
            target: 'idle',
            actions: ['announceOutdated', 'close'],
          },
          { target: 'editing.shown', actions: { type: 'keepFailure', params: failureOf } },
        ],
      },
    },
    ending: {
      entry: 'clearFailure',
      invoke: {
        id: 'end',
        src: 'store',
        input: () => null,
        onDone: { target: 'idle', actions: ['announceEnd', 'close'] },
        onError: [
          {
            guard: { type: 'isOutdated', params: failureOf },
            target: 'idle',
            actions: ['announceOutdated', 'close'],
          },
          { target: 'editing.shown', actions: { type: 'keepFailure', params: failureOf } },
        ],
      },
    },
  },
});
