import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import type { components } from '#openapi/generated/types.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

/** Asking for an acceptance, or an action on one. */
export type AcceptanceStep = 'SUBMIT' | components['schemas']['RiskAcceptanceAction'];

/** What the dialog of a step asks for; each step uses some of it. */
export interface AcceptanceDraft {
  readonly step: AcceptanceStep;
  /** The acceptance that the person sees; null while it is asked for. */
  readonly acceptance: { readonly id: string; readonly version: number } | null;
  readonly approverId: string | null;
  /** A calendar day; a text that is none is rejected by the contract. */
  readonly expiresOn: string | null;
  /** The justification or the reason. */
  readonly text: string;
}

export interface RiskAcceptanceContext {
  /** Null while no dialog is open. */
  readonly draft: AcceptanceDraft | null;
  /** Why it was not done, until something is changed. */
  readonly failure: Failure | null;
}

export type RiskAcceptanceEvent =
  | { type: 'step.requested'; draft: AcceptanceDraft }
  | { type: 'draft.changed'; changes: Partial<Omit<AcceptanceDraft, 'step' | 'acceptance'>> }
  | { type: 'step.confirmed' }
  | { type: 'step.cancelled' };

/** Notices emitted to the screen, which has the texts. */
export type RiskAcceptanceNotice = { type: 'step.taken'; step: AcceptanceStep };

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

const draftOf = ({ draft }: RiskAcceptanceContext): AcceptanceDraft => {
  if (draft === null) throw new Error('No step was requested');
  return draft;
};

/** The acceptance of one risk: it is asked for, decided, withdrawn or revoked. A refusal keeps what was typed. */
export const riskAcceptanceMachine = setup({
  types: {
    context: {} as RiskAcceptanceContext,
    events: {} as RiskAcceptanceEvent,
    emitted: {} as RiskAcceptanceNotice,
  },
  actors: { take: fromPromise<void, AcceptanceDraft>(notProvided('take')) },
  actions: {
    open: assign((_, { draft }: { draft: AcceptanceDraft }) => ({ draft, failure: null })),
    change: assign(({ context }, { changes }: { changes: Partial<AcceptanceDraft> }) => ({
      draft: { ...draftOf(context), ...changes },
      failure: null,
    })),
    close: assign({ draft: null, failure: null }),
    clearFailure: assign({ failure: null }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    announce: emit(({ context }) => ({ type: 'step.taken', step: draftOf(context).step }) as const),
  },
}).createMachine({
  id: 'risk-acceptance',
  context: { draft: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'step.requested': {
          target: 'asking',
          actions: { type: 'open', params: ({ event }) => ({ draft: event.draft }) },
        },
      },
    },
    asking: {
      on: {
        'draft.changed': { actions: { type: 'change', params: ({ event }) => ({ changes: event.changes }) } },
        'step.confirmed': { target: 'taking' },
        'step.cancelled': { target: 'idle', actions: 'close' },
      },
    },
    taking: {
      entry: 'clearFailure',
      invoke: {
        id: 'take',
        src: 'take',
        input: ({ context }) => draftOf(context),
        onDone: { target: 'idle', actions: ['announce', 'close'] },
        onError: { target: 'asking', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
  },
});
