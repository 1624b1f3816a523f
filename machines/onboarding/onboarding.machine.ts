import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { isOnboarded, type OnboardingStep, type StepProgress } from '#domain/organisation/onboarding-steps.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

/** A step to leave out, or to take up again. */
export interface StepSkip {
  readonly step: OnboardingStep;
  readonly skipped: boolean;
}

export interface OnboardingContext {
  /** Null until they have been read. */
  readonly steps: readonly StepProgress[] | null;
  readonly skip: StepSkip | null;
  /** Why the steps could not be read, or one could not be skipped. */
  readonly failure: Failure | null;
}

export type OnboardingEvent =
  | { type: 'step.skipped'; step: OnboardingStep }
  | { type: 'step.resumed'; step: OnboardingStep }
  /** Something that a step asks for was saved on this page. */
  | { type: 'facts.changed' }
  | { type: 'retry.pressed' };

/** The last step was done or skipped just now. */
export interface OnboardingNotice {
  readonly type: 'onboarding.completed';
}

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/**
 * The steps by which an organisation is set up, in any order. Their states are facts that the server reads: the machine reads them
 * again after each change, and keeps none of its own, so that leaving and coming back loses nothing.
 */
export const onboardingMachine = setup({
  types: {
    context: {} as OnboardingContext,
    events: {} as OnboardingEvent,
    emitted: {} as OnboardingNotice,
    tags: {} as 'busy',
  },
  actors: {
    read: fromPromise<readonly StepProgress[]>(notProvided('read')),
    skip: fromPromise<readonly StepProgress[], StepSkip>(notProvided('skip')),
  },
  guards: {
    isToDo: ({ context }, { step }: { step: OnboardingStep }) =>
      context.steps?.some((one) => one.step === step && one.state === 'TODO') === true,
    isSkipped: ({ context }, { step }: { step: OnboardingStep }) =>
      context.steps?.some((one) => one.step === step && one.state === 'SKIPPED') === true,
    completes: ({ context }, { steps }: { steps: readonly StepProgress[] }) =>
      context.steps !== null && !isOnboarded(context.steps) && isOnboarded(steps),
    wasRead: ({ context }) => context.steps !== null,
  },
  actions: {
    keepSteps: assign((_, { steps }: { steps: readonly StepProgress[] }) => ({ steps, skip: null, failure: null })),
    keepSkip: assign((_, skip: StepSkip) => ({ skip, failure: null })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure, skip: null })),
    clearFailure: assign({ failure: null }),
    sayCompleted: emit({ type: 'onboarding.completed' }),
  },
}).createMachine({
  id: 'onboarding',
  context: { steps: null, skip: null, failure: null },
  initial: 'reading',
  states: {
    reading: {
      entry: 'clearFailure',
      invoke: {
        id: 'read',
        src: 'read',
        onDone: [
          {
            guard: { type: 'completes', params: ({ event }) => ({ steps: event.output }) },
            target: 'shown',
            actions: ['sayCompleted', { type: 'keepSteps', params: ({ event }) => ({ steps: event.output }) }],
          },
          { target: 'shown', actions: { type: 'keepSteps', params: ({ event }) => ({ steps: event.output }) } },
        ],
        onError: [
          // What was read before is still shown.
          { guard: 'wasRead', target: 'shown', actions: { type: 'keepFailure', params: failureOf } },
          { target: 'failed', actions: { type: 'keepFailure', params: failureOf } },
        ],
      },
    },
    failed: { on: { 'retry.pressed': 'reading' } },
    shown: {
      on: {
        'step.skipped': {
          guard: { type: 'isToDo', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'keepSkip', params: ({ event }) => ({ step: event.step, skipped: true }) },
        },
        'step.resumed': {
          guard: { type: 'isSkipped', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'keepSkip', params: ({ event }) => ({ step: event.step, skipped: false }) },
        },
        'facts.changed': 'reading',
        'retry.pressed': 'reading',
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'skip',
        src: 'skip',
        input: ({ context }) => context.skip ?? { step: 'ORGANISATION', skipped: false },
        onDone: [
          {
            guard: { type: 'completes', params: ({ event }) => ({ steps: event.output }) },
            target: 'shown',
            actions: ['sayCompleted', { type: 'keepSteps', params: ({ event }) => ({ steps: event.output }) }],
          },
          { target: 'shown', actions: { type: 'keepSteps', params: ({ event }) => ({ steps: event.output }) } },
        ],
        onError: { target: 'shown', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
  },
});
