import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { isOutdated, toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

export interface StepDialogContext<Draft extends object> {
  /** What the dialog asks for; null while no dialog is open. */
  readonly draft: Draft | null;
  /** What the dialog began with. */
  readonly begun: Draft | null;
  /** What was typed for a step that could not be taken, because what it was about had changed. */
  readonly kept: Draft | null;
  /** Why the step was not taken, until something is changed. */
  readonly failure: Failure | null;
}

export type StepDialogEvent<Draft extends object> =
  | { type: 'step.requested'; draft: Draft }
  | { type: 'draft.changed'; changes: Partial<Draft> }
  | { type: 'step.confirmed' }
  | { type: 'step.cancelled' }
  | { type: 'record.opened' };

/** What the service is given: the draft as it was confirmed. */
export interface StepInput<Draft extends object> {
  readonly draft: Draft;
}

/** Notices emitted to the screen, which has the texts. */
export type StepDialogNotice<Draft extends object> =
  | { type: 'step.taken'; draft: Draft }
  /** What the step is about is another than what was read: it has to be fetched again. */
  | { type: 'record.outdated' };

/** What is particular to the steps of a dialog. */
export interface StepRules<Draft extends object> {
  /**
   * For steps about something that must be read before: what was typed, for a step that is requested again after it had changed, and
   * what it was typed into. Without it, the refusal is shown like any other.
   */
  readonly carriedOver?: (kept: Draft, requested: Draft, begun: Draft) => Draft;
  /** What keeps a step from being taken, by field, before anything is sent. */
  readonly mistakesIn?: (draft: Draft) => Readonly<Record<string, string>>;
}

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

export type StepDialogMachine<Draft extends object> = ReturnType<typeof createStepDialogMachine<Draft>>;

/**
 * Steps that a person takes about a record, such as those of its lifecycle, each in a dialog that asks for what it needs.
 * A refusal keeps what was typed. The draft says which step it is. Nobody decides on what they have not read: after someone
 * else's change, a step is not repeated but the record shown again, and what was typed is there when the step is chosen again.
 */
export function createStepDialogMachine<Draft extends object>(rules: StepRules<Draft> = {}) {
  const { carriedOver, mistakesIn = () => ({}) } = rules;
  const draftOf = ({ draft }: StepDialogContext<Draft>): Draft => {
    if (draft === null) throw new Error('No step was requested');
    return draft;
  };
  const mistakes = (context: StepDialogContext<Draft>) => mistakesIn(draftOf(context));
  return setup({
    types: {
      context: {} as StepDialogContext<Draft>,
      events: {} as StepDialogEvent<Draft>,
      emitted: {} as StepDialogNotice<Draft>,
    },
    actors: { take: fromPromise<void, StepInput<Draft>>(notProvided('take')) },
    guards: {
      isOutdated: (_, { failure }: { failure: Failure }) => carriedOver !== undefined && isOutdated(failure),
      isMistaken: ({ context }) => Object.keys(mistakes(context)).length > 0,
    },
    actions: {
      open: assign(({ context: { kept, begun } }, { draft }: { draft: Draft }) => ({
        draft: kept === null || carriedOver === undefined ? draft : carriedOver(kept, draft, begun ?? kept),
        begun: draft,
        kept: null,
        failure: null,
      })),
      change: assign(({ context }, { changes }: { changes: Partial<Draft> }) => ({
        draft: { ...draftOf(context), ...changes },
        failure: null,
      })),
      refuse: assign(({ context }) => ({
        failure: { code: 'mistake', message: '', fieldErrors: mistakes(context) },
      })),
      close: assign({ draft: null, failure: null }),
      keepTyped: assign(({ context }) => ({ kept: context.draft })),
      clearFailure: assign({ failure: null }),
      keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
      announce: emit(({ context }) => ({ type: 'step.taken', draft: draftOf(context) }) as const),
      announceOutdated: emit({ type: 'record.outdated' } as const),
    },
  }).createMachine({
    id: 'step-dialog',
    context: { draft: null, begun: null, kept: null, failure: null },
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
          'step.confirmed': [{ guard: 'isMistaken', actions: 'refuse' }, { target: 'taking' }],
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
          onError: [
            { guard: { type: 'isOutdated', params: failureOf }, target: 'outdated' },
            { target: 'asking', actions: { type: 'keepFailure', params: failureOf } },
          ],
        },
      },
      outdated: {
        on: { 'record.opened': { target: 'idle', actions: ['announceOutdated', 'keepTyped', 'close'] } },
      },
    },
  });
}
