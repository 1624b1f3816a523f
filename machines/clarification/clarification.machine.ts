import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import type { components } from '#openapi/generated/types.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

export interface ClarificationContext {
  /** What is to be clarified, by question. */
  readonly texts: Readonly<Record<string, string>>;
  /** The version of the assessment as it was when the dialog was opened. */
  readonly version: number;
  /** The last day for the clarification, `2026-12-31`. */
  readonly expiresOn: string;
  /** Whether to say which texts are missing: once the request was confirmed. */
  readonly checked: boolean;
  /** Why the request was refused, until something is changed. */
  readonly failure: Failure | null;
}

export type ClarificationEvent =
  | { type: 'question.toggled'; questionId: string }
  /** Kept in this browser by a page that is gone. */
  | { type: 'texts.restored'; texts: ClarificationContext['texts'] }
  | { type: 'asking.requested'; version: number; expiresOn: string }
  | { type: 'text.changed'; questionId: string; text: string }
  | { type: 'day.changed'; expiresOn: string }
  | { type: 'asking.confirmed' }
  | { type: 'asking.cancelled' };

/** Notices emitted to the screen, which has the texts. */
export type ClarificationNotice = { type: 'clarification.asked'; count: number };

type Request = components['schemas']['ClarificationRequest'];

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

const withToggled = (texts: ClarificationContext['texts'], questionId: string): ClarificationContext['texts'] => {
  const { [questionId]: text, ...others } = texts;
  return text === undefined ? { ...others, [questionId]: '' } : others;
};

/** Collects the answers of an assessment that are not clear, and asks the respondents about them together. */
export const clarificationMachine = setup({
  types: {
    context: {} as ClarificationContext,
    events: {} as ClarificationEvent,
    emitted: {} as ClarificationNotice,
  },
  actors: { clarify: fromPromise<void, Request>(notProvided('clarify')) },
  guards: {
    hasChosen: ({ context }) => Object.keys(context.texts).length > 0,
    isComplete: ({ context }) => Object.values(context.texts).every((text) => text.trim() !== ''),
  },
  actions: {
    toggle: assign(({ context: { texts } }, { questionId }: { questionId: string }) => ({
      texts: withToggled(texts, questionId),
    })),
    restore: assign((_, { texts }: { texts: ClarificationContext['texts'] }) => ({ texts })),
    begin: assign((_, { version, expiresOn }: { version: number; expiresOn: string }) => ({
      version,
      expiresOn,
      checked: false,
      failure: null,
    })),
    write: assign(({ context: { texts } }, { questionId, text }: { questionId: string; text: string }) => ({
      texts: { ...texts, [questionId]: text },
      failure: null,
    })),
    chooseDay: assign((_, { expiresOn }: { expiresOn: string }) => ({ expiresOn, failure: null })),
    check: assign({ checked: true }),
    forget: assign({ texts: {} }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    clearFailure: assign({ failure: null }),
    announce: emit(
      ({ context }) => ({ type: 'clarification.asked', count: Object.keys(context.texts).length }) as const,
    ),
  },
}).createMachine({
  id: 'clarification',
  context: { texts: {}, version: 0, expiresOn: '', checked: false, failure: null },
  initial: 'collecting',
  states: {
    collecting: {
      on: {
        'question.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
        'texts.restored': { actions: { type: 'restore', params: ({ event }) => event } },
        'asking.requested': {
          guard: 'hasChosen',
          target: 'writing',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    writing: {
      on: {
        'text.changed': { actions: { type: 'write', params: ({ event }) => event } },
        'day.changed': { actions: { type: 'chooseDay', params: ({ event }) => event } },
        'asking.confirmed': [{ guard: 'isComplete', target: 'asking' }, { actions: 'check' }],
        'asking.cancelled': { target: 'collecting' },
      },
    },
    asking: {
      entry: 'clearFailure',
      invoke: {
        id: 'clarify',
        src: 'clarify',
        input: ({ context: { version, expiresOn, texts } }) => ({
          version,
          expiresOn,
          questions: Object.entries(texts).map(([questionId, text]) => ({ questionId, text })),
        }),
        onDone: { target: 'collecting', actions: ['announce', 'forget'] },
        onError: { target: 'writing', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
  },
});
