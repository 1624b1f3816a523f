import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

export interface StepDialogContext<Draft extends object> {
  /** What the dialog asks for; null while no dialog is open. */
  readonly draft: Draft | null;
  /** Why the step was not taken, until something is changed. */
  readonly failure: Failure | null;
}

export type StepDialogEvent<Draft extends object> =
  | { type: 'step.requested'; draft: Draft }
  | { type: 'draft.changed'; changes: Partial<Draft> }
  | { type: 'step.confirmed' }
  | { type: 'step.cancelled' };

/** What the service is given: the draft as it was confirmed. */
export interface StepInput<Draft extends object> {
  readonly draft: Draft;
}

/** Notices emitted to the screen, which has the texts. */
export type StepDialogNotice<Draft extends object> = { type: 'step.taken'; draft: Draft };

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

export type StepDialogMachine<Draft extends object> = ReturnType<typeof createStepDialogMachine<Draft>>;

/**
 * Steps that a person takes about a record, such as those of its lifecycle, each in a dialog that asks for what it needs.
 * A refusal keeps what was typed. The draft says which step it is.
 */
export function createStepDialogMachine<Draft extends object>() {
  const draftOf = ({ draft }: StepDialogContext<Draft>): Draft => {
    if (draft === null) throw new Error('No step was requested');
    return draft;
  };
  return setup({
    types: {
      context: {} as StepDialogContext<Draft>,
      events: {} as StepDialogEvent<Draft>,
      emitted: {} as StepDialogNotice<Draft>,
    },
    actors: { take: fromPromise<void, StepInput<Draft>>(notProvided('take')) },
    actions: {
      open: assign((_, { draft }: { draft: Draft }) => ({ draft, failure: null })),
      change: assign(({ context }, { changes }: { changes: Partial<Draft> }) => ({
        draft: { ...draftOf(context), ...changes },
        failure: null,
      })),
      close: assign({ draft: null, failure: null }),
      clearFailure: assign({ failure: null }),
      keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
      announce: emit(({ context }) => ({ type: 'step.taken', draft: draftOf(context) }) as const),
    },
  }).createMachine({
    id: 'step-dialog',
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
          input: ({ context }) => ({ draft: draftOf(context) }),
          onDone: { target: 'idle', actions: ['announce', 'close'] },
          onError: { target: 'asking', actions: { type: 'keepFailure', params: failureOf } },
        },
      },
    },
  });
}
