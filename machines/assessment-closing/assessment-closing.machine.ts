import { assign, emit, fromPromise, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';

import { complianceAssessmentLifecycle } from '#domain/compliance/assessment-lifecycle.ts';
import type { components } from '#openapi/generated/types.ts';

import { isOutdated, toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

type Schemas = components['schemas'];

export type ClosingAction = Schemas['ComplianceAssessmentAction'];

/** What stands between an assessment and its closing, with the assessment as it is. */
export interface ClosingState {
  readonly assessment: Pick<Schemas['ComplianceAssessment'], 'version' | 'status'>;
  readonly view: Schemas['AssessmentClosingView'];
}

/** A step of the assessment, with what it needs. */
export interface ClosingDraft {
  readonly action: ClosingAction;
  /** The version of the assessment that the person sees. */
  readonly version: number;
  readonly reason: string;
  readonly conclusion: string;
}

export interface ClosingContext {
  readonly state: ClosingState | null;
  /** What the dialog asks for; null while no dialog is open. */
  readonly draft: ClosingDraft | null;
  /** Why loading or the last step was refused. */
  readonly failure: Failure | null;
}

export type ClosingEvent =
  | { type: 'load.retried' }
  /** Items were answered, judged or got findings: the gaps are counted again. */
  | { type: 'items.changed' }
  | { type: 'step.requested'; action: ClosingAction }
  | { type: 'draft.changed'; changes: Partial<Pick<ClosingDraft, 'reason' | 'conclusion'>> }
  | { type: 'step.confirmed' }
  | { type: 'step.cancelled' };

/** Notices emitted to the screen, which has the texts. */
export type ClosingNotice =
  | { type: 'step.taken'; action: ClosingAction }
  /** Someone else was faster: what is shown is fetched again. */
  | { type: 'assessment.outdated' };

/** What is missing from a step, by field. */
export function missingIn({ action, reason, conclusion }: ClosingDraft): Readonly<Record<string, string>> {
  const { needs } = complianceAssessmentLifecycle.steps[action];
  return {
    ...(needs.includes('reason') && reason.trim() === '' && { reason: 'Give a reason' }),
    ...(needs.includes('conclusion') && conclusion.trim() === '' && { conclusion: 'Write a conclusion' }),
  };
}

const draftOf = ({ draft }: ClosingContext): ClosingDraft => {
  if (draft === null) throw new Error('No step was requested');
  return draft;
};

/** Whether gaps of items keep a step from being taken: the person is led to them instead. */
const isBlocked = ({ state }: ClosingContext, action: ClosingAction): boolean =>
  action === 'SUBMIT' && state !== null && state.view.gapCount > 0;

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });
const stateOf = ({ event }: { event: DoneActorEvent<ClosingState> }) => ({ state: event.output });
const requested = ({ event }: { event: Extract<ClosingEvent, { type: 'step.requested' }> }) => event;

/**
 * The way of an assessment to its closing: what items still need, the submission, the conclusion and the closing, and back. What
 * was typed survives every refusal; where someone else was faster, the assessment is shown again first.
 */
export const assessmentClosingMachine = setup({
  types: {
    context: {} as ClosingContext,
    events: {} as ClosingEvent,
    emitted: {} as ClosingNotice,
  },
  actors: {
    load: fromPromise<ClosingState>(notProvided('load')),
    take: fromPromise<void, ClosingDraft>(notProvided('take')),
  },
  guards: {
    isBlocked: ({ context }, { action }: { action: ClosingAction }) => isBlocked(context, action),
    isComplete: ({ context }) => Object.keys(missingIn(draftOf(context))).length === 0,
    isOutdated: (_, { failure }: { failure: Failure }) => isOutdated(failure),
    hasGaps: (_, { state }: { state: ClosingState }) => state.view.gapCount > 0,
    hasDraft: ({ context }) => context.draft !== null,
  },
  actions: {
    show: assign((_, { state }: { state: ClosingState }) => ({ state, failure: null })),
    open: assign(({ context: { state } }, { action }: { action: ClosingAction }) => ({
      draft: { action, version: state?.assessment.version ?? 0, reason: '', conclusion: '' },
      failure: null,
    })),
    change: assign(({ context }, { changes }: { changes: Partial<ClosingDraft> }) => ({
      draft: { ...draftOf(context), ...changes },
      failure: null,
    })),
    renew: assign(({ context: { draft, state } }) => ({
      draft: draft && { ...draft, version: state?.assessment.version ?? draft.version },
    })),
    check: assign(({ context }) => ({
      failure: { code: 'incomplete', message: '', fieldErrors: missingIn(draftOf(context)) },
    })),
    close: assign({ draft: null, failure: null }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    clearFailure: assign({ failure: null }),
    announce: emit(({ context }) => ({ type: 'step.taken' as const, action: draftOf(context).action })),
    announceOutdated: emit({ type: 'assessment.outdated' } as const),
  },
}).createMachine({
  id: 'assessment-closing',
  context: { state: null, draft: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          { guard: 'hasDraft', target: 'asking', actions: [{ type: 'show', params: stateOf }, 'renew'] },
          { target: 'viewing', actions: { type: 'show', params: stateOf } },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: failureOf } },
      },
      on: { 'items.changed': { target: 'loading', reenter: true } },
    },
    failed: { on: { 'load.retried': { target: 'loading', actions: 'clearFailure' } } },
    viewing: {
      on: {
        'items.changed': { target: 'loading' },
        'step.requested': [
          { guard: { type: 'isBlocked', params: requested }, target: 'blocked' },
          { target: 'asking', actions: { type: 'open', params: requested } },
        ],
      },
    },
    /** The list of what items still need is what can be done now. */
    blocked: {
      on: {
        'items.changed': { target: 'recounting' },
        'step.cancelled': { target: 'viewing' },
      },
    },
    /** The list stays open while it is counted again: the last answer may have been saved only now. */
    recounting: {
      invoke: {
        id: 'recount',
        src: 'load',
        onDone: [
          {
            guard: { type: 'hasGaps', params: stateOf },
            target: 'blocked',
            actions: { type: 'show', params: stateOf },
          },
          { target: 'viewing', actions: { type: 'show', params: stateOf } },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: failureOf } },
      },
      on: {
        'items.changed': { target: 'recounting', reenter: true },
        'step.cancelled': { target: 'loading' },
      },
    },
    asking: {
      on: {
        'draft.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'step.confirmed': [{ guard: 'isComplete', target: 'taking' }, { actions: 'check' }],
        'step.cancelled': { target: 'viewing', actions: 'close' },
      },
    },
    taking: {
      entry: 'clearFailure',
      invoke: {
        id: 'take',
        src: 'take',
        input: ({ context }) => draftOf(context),
        onDone: { target: 'loading', actions: ['announce', 'close'] },
        onError: [
          { guard: { type: 'isOutdated', params: failureOf }, target: 'loading', actions: 'announceOutdated' },
          { target: 'asking', actions: { type: 'keepFailure', params: failureOf } },
        ],
      },
    },
  },
});
