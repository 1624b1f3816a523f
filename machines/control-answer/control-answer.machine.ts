import { assign, emit, fromCallback, fromPromise, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided, watcherNotProvided } from '../not-provided.ts';
import {
  changed,
  contradicted,
  discarded,
  nextSave,
  refused,
  restored,
  retried,
  saved,
  settled,
} from './answer-edits.ts';
import type {
  AnswerSave,
  ControlAnswerContext,
  ControlAnswerEvent,
  ControlAnswerNotice,
  SaveOutcome,
  StoredAnswer,
} from './control-answer.types.ts';

type Changed = Extract<ControlAnswerEvent, { type: 'answer.changed' }>;
type Restored = Extract<ControlAnswerEvent, { type: 'edits.restored' }>;
type Settled = Extract<ControlAnswerEvent, { type: 'conflict.settled' }>;

/** Whether leaving would lose what was typed. */
export const hasUnsavedAnswers = ({ edits }: Pick<ControlAnswerContext, 'edits'>): boolean =>
  Object.keys(edits).length > 0;

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/** What a save is answered with, where it says what is stored. */
function storedIn({ event: { output } }: { event: DoneActorEvent<SaveOutcome> }): { stored: StoredAnswer } {
  if (output.outcome === 'CLOSED') throw new Error('A closed assessment stores nothing');
  return { stored: output.stored };
}

const saveIn = (context: ControlAnswerContext): AnswerSave => {
  const save = nextSave(context);
  if (save === undefined) throw new Error('Nothing is to be saved');
  return save;
};

const change = { type: 'change', params: ({ event }: { event: Changed }) => event } as const;
const settle = { type: 'settle', params: ({ event }: { event: Settled }) => event } as const;
const restore = { type: 'restore', params: ({ event }: { event: Restored }) => event } as const;
const discard = {
  type: 'discard',
  params: ({ event }: { event: Extract<ControlAnswerEvent, { type: 'edit.discarded' }> }) => event,
} as const;

/**
 * The answers and judgements of an assessment. Each is saved shortly after it was typed, one control after the other, also after
 * the person has gone on to the next. Nothing that was typed is lost: it waits while there is no connection, survives refusals,
 * and where someone else has changed the same field the person chooses. Once the assessment is closed, what is left can be copied.
 */
export const controlAnswerMachine = setup({
  types: {
    context: {} as ControlAnswerContext,
    events: {} as ControlAnswerEvent,
    emitted: {} as ControlAnswerNotice,
  },
  actors: {
    save: fromPromise<SaveOutcome, AnswerSave>(notProvided('save')),
    watchConnection: fromCallback<ControlAnswerEvent>(watcherNotProvided('watchConnection')),
  },
  delays: {
    // Long enough to type a word, so that an observation is not saved with every letter.
    typingPause: 800,
    // Where the browser does not say that the connection is back.
    retryDelay: 10_000,
  },
  guards: {
    hasNext: ({ context }) => nextSave(context) !== undefined,
    isUnreachable: (_, { failure }: { failure: Failure }) =>
      failure.status === undefined || failure.status === 429 || failure.status >= 500,
    isSaved: (_, { output }: { output: SaveOutcome }) => output.outcome === 'SAVED',
    isContradicted: (_, { output }: { output: SaveOutcome }) => output.outcome === 'CONFLICT',
  },
  actions: {
    change: assign(({ context }, event: Changed) => changed(context, event)),
    settle: assign(({ context }, event: Settled) => settled(context, event)),
    restore: assign(({ context }, { edits }: Restored) => restored(context, edits)),
    discard: assign(({ context }, { positionId }: { positionId: string }) => discarded(context, positionId)),
    send: assign(({ context }) => ({ sent: saveIn(context) })),
    keepSaved: assign(({ context }, { stored }: { stored: StoredAnswer }) => saved(context, stored)),
    keepTheirs: assign(({ context }, { stored }: { stored: StoredAnswer }) => contradicted(context, stored)),
    keepRefused: assign(({ context }, { failure }: { failure: Failure }) => refused(context, failure)),
    retry: assign(({ context }) => retried(context)),
    forgetSent: assign({ sent: null }),
    announceSaved: emit(({ context: { sent } }, { stored }: { stored: StoredAnswer }) => ({
      type: 'answer.saved' as const,
      positionId: sent?.positionId ?? '',
      stored,
    })),
    announceConflict: emit(({ context: { sent } }, { stored }: { stored: StoredAnswer }) => ({
      type: 'answer.conflicting' as const,
      positionId: sent?.positionId ?? '',
      stored,
    })),
    announceClosed: emit({ type: 'assessment.closed' } as const),
  },
}).createMachine({
  id: 'control-answer',
  context: { edits: {}, sent: null },
  initial: 'open',
  states: {
    open: {
      initial: 'choosing',
      states: {
        idle: {
          on: {
            'answer.changed': { target: 'pausing', actions: change },
            'save.retried': { target: 'choosing', actions: 'retry' },
            'conflict.settled': { target: 'choosing', actions: settle },
            'edit.discarded': { actions: discard },
            'edits.restored': { target: 'choosing', actions: restore },
          },
        },
        pausing: {
          after: { typingPause: 'choosing' },
          on: {
            'answer.changed': { target: 'pausing', reenter: true, actions: change },
            'save.requested': { target: 'choosing' },
            'save.retried': { target: 'choosing', actions: 'retry' },
            'conflict.settled': { target: 'choosing', actions: settle },
            'edit.discarded': { actions: discard },
          },
        },
        choosing: { always: [{ guard: 'hasNext', target: 'saving' }, { target: 'idle' }] },
        saving: {
          entry: 'send',
          invoke: {
            id: 'save',
            src: 'save',
            input: ({ context }) => saveIn(context),
            onDone: [
              {
                guard: { type: 'isSaved', params: ({ event }) => event },
                target: 'choosing',
                actions: [
                  { type: 'announceSaved', params: storedIn },
                  { type: 'keepSaved', params: storedIn },
                ],
              },
              {
                guard: { type: 'isContradicted', params: ({ event }) => event },
                target: 'choosing',
                actions: [
                  { type: 'announceConflict', params: storedIn },
                  { type: 'keepTheirs', params: storedIn },
                ],
              },
              { target: '#control-answer.closed' },
            ],
            onError: [
              { guard: { type: 'isUnreachable', params: failureOf }, target: 'offline', actions: 'forgetSent' },
              { target: 'choosing', actions: { type: 'keepRefused', params: failureOf } },
            ],
          },
          on: {
            'answer.changed': { actions: change },
            'conflict.settled': { actions: settle },
          },
        },
        /** What is typed meanwhile waits with the rest. */
        offline: {
          invoke: { id: 'watchConnection', src: 'watchConnection' },
          after: { retryDelay: 'choosing' },
          on: {
            'answer.changed': { actions: change },
            'conflict.settled': { actions: settle },
            'connection.returned': { target: 'choosing' },
            'save.retried': { target: 'choosing', actions: 'retry' },
          },
        },
      },
    },
    closed: {
      entry: ['forgetSent', 'announceClosed'],
      on: { 'edit.discarded': { actions: discard } },
    },
  },
});
