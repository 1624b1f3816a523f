import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { extensionLifecycle } from '#domain/exemption/lifecycle.ts';
import { extensionProblems, type Term } from '#domain/exemption/term.ts';
import type { components } from '#openapi/generated/types.ts';

import { isOutdated, toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

/** What is asked for, or what is decided about it. */
export interface ExtensionDraft {
  readonly step: 'ASK' | components['schemas']['ExtensionAction'];
  /** The request that is decided on, as the person sees it; null while one is asked for. */
  readonly extension: { readonly id: string; readonly version: number } | null;
  /** The last day that is asked for. */
  readonly validTo: string | null;
  readonly reason: string;
}

/** The exemption as it is shown. */
export interface ExtensionInput {
  readonly term: Term;
  readonly today: string;
}

export interface ExtensionContext extends ExtensionInput {
  /** What the dialog asks for; null while no dialog is open. */
  readonly draft: ExtensionDraft | null;
  /** Why the step was refused, here or by the server, until something is changed. */
  readonly failure: Failure | null;
}

export type ExtensionEvent =
  | { type: 'step.requested'; draft: ExtensionDraft }
  | { type: 'draft.changed'; changes: Partial<Pick<ExtensionDraft, 'validTo' | 'reason'>> }
  | { type: 'step.confirmed' }
  | { type: 'step.cancelled' }
  | { type: 'renewal.requested' };

/** Notices emitted to the screen, which has the texts. */
export type ExtensionNotice =
  | { type: 'extension.taken'; step: ExtensionDraft['step'] }
  /** The request is not as it was shown: someone was faster. */
  | { type: 'extension.outdated' }
  | { type: 'exemption.renewed'; id: string }
  | { type: 'renewal.refused'; failure: Failure };

/** What is wrong with a draft, by field. The server also knows the longest term of the organisation. */
export function problemsIn(
  { step, validTo, reason }: ExtensionDraft,
  { term, today }: ExtensionInput,
): Readonly<Record<string, string>> {
  const needsReason = step === 'ASK' || extensionLifecycle.steps[step].needs.length > 0;
  const isMissing = needsReason && reason.trim() === '';
  const [problem] = step === 'ASK' ? extensionProblems(term, validTo ?? '', today, Number.POSITIVE_INFINITY) : [];
  return {
    ...(problem !== undefined && { validTo: problem.message }),
    ...(isMissing && { reason: 'Give a reason' }),
  };
}

const draftOf = ({ draft }: ExtensionContext): ExtensionDraft => {
  if (draft === null) throw new Error('No step was requested');
  return draft;
};

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/**
 * Asks for a longer term of an exemption, decides on such a request, and renews an exemption that has expired. What was
 * typed survives every refusal, unless the request is not as it was shown any more.
 */
export const extensionMachine = setup({
  types: {
    context: {} as ExtensionContext,
    input: {} as ExtensionInput,
    events: {} as ExtensionEvent,
    emitted: {} as ExtensionNotice,
  },
  actors: {
    take: fromPromise<void, ExtensionDraft>(notProvided('take')),
    renew: fromPromise<string>(notProvided('renew')),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(problemsIn(draftOf(context), context)).length === 0,
    isOutdated: (_, { failure }: { failure: Failure }) => isOutdated(failure),
  },
  actions: {
    open: assign((_, { draft }: { draft: ExtensionDraft }) => ({ draft, failure: null })),
    change: assign(({ context }, { changes }: { changes: Partial<ExtensionDraft> }) => ({
      draft: { ...draftOf(context), ...changes },
      failure: null,
    })),
    check: assign(({ context }) => ({
      failure: { code: 'incomplete', message: '', fieldErrors: problemsIn(draftOf(context), context) },
    })),
    close: assign({ draft: null, failure: null }),
    clearFailure: assign({ failure: null }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    announce: emit(({ context }) => ({ type: 'extension.taken', step: draftOf(context).step }) as const),
    announceOutdated: emit({ type: 'extension.outdated' } as const),
    announceRenewal: emit((_, { id }: { id: string }) => ({ type: 'exemption.renewed', id }) as const),
    announceRefusal: emit((_, { failure }: { failure: Failure }) => ({ type: 'renewal.refused', failure }) as const),
  },
}).createMachine({
  id: 'exemption-extension',
  context: ({ input }) => ({ ...input, draft: null, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'step.requested': { target: 'asking', actions: { type: 'open', params: ({ event }) => event } },
        'renewal.requested': { target: 'renewing' },
      },
    },
    asking: {
      on: {
        'draft.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'step.confirmed': [{ guard: 'isComplete', target: 'taking' }, { actions: 'check' }],
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
        onError: [
          {
            guard: { type: 'isOutdated', params: failureOf },
            target: 'idle',
            actions: ['announceOutdated', 'close'],
          },
          { target: 'asking', actions: { type: 'keepFailure', params: failureOf } },
        ],
      },
    },
    renewing: {
      invoke: {
        id: 'renew',
        src: 'renew',
        onDone: { target: 'idle', actions: { type: 'announceRenewal', params: ({ event }) => ({ id: event.output }) } },
        onError: { target: 'idle', actions: { type: 'announceRefusal', params: failureOf } },
      },
    },
  },
});
