import { emit, fromCallback, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { effectNotProvided, notProvided, watcherNotProvided } from '../not-provided.ts';

/** Reasons why the app cannot be installed (specification section 8). */
export type InstallFinding =
  | 'worker.unsupported'
  | 'worker.inactive'
  | 'manifest.notFetched'
  | 'manifest.withoutName'
  | 'manifest.withoutShortName'
  | 'manifest.withoutStartUrl'
  | 'manifest.withoutDisplay'
  | 'manifest.withoutIcons';

/** Events sent by the browser. */
export type InstallOfferEvent = { type: 'install.offered' } | { type: 'install.done' };

export type InstallPromptEvent =
  | InstallOfferEvent
  | { type: 'install.pressed' }
  | { type: 'dismiss.pressed' }
  | { type: 'later.pressed' };

/** Both are logged only. */
export type InstallPromptNotice =
  | { type: 'installPrompt.found'; findings: readonly InstallFinding[] }
  | { type: 'installPrompt.failed'; failure: Failure };

/** The specification gives no duration; this is the one used for tips. */
const remindDelay = 24 * 3_600_000;

/** Offer to install the web app (specification section 2.1): shown when the browser allows it, unless postponed. */
export const installPromptMachine = setup({
  types: {
    context: {} as { silenced: boolean },
    /** Whether the user has dismissed the offer, or postponed it to a time still in the future. */
    input: {} as { silenced: boolean },
    events: {} as InstallPromptEvent,
    emitted: {} as InstallPromptNotice,
    tags: {} as 'card' | 'busy',
  },
  actors: {
    watchOffers: fromCallback<InstallOfferEvent>(watcherNotProvided('watchOffers')),
    checkInstallability: fromPromise<readonly InstallFinding[]>(notProvided('checkInstallability')),
    /** Shows the browser's own prompt. */
    promptInstall: fromPromise<'accepted' | 'dismissed'>(notProvided('promptInstall')),
  },
  guards: {
    isSilenced: ({ context }) => context.silenced,
    isAccepted: (_, { answer }: { answer: 'accepted' | 'dismissed' }) => answer === 'accepted',
  },
  actions: {
    storeDismissal: effectNotProvided('storeDismissal'),
    storeReminder: effectNotProvided<{ remindIn: number }>('storeReminder'),
    notifyFindings: emit(
      (_, { findings }: { findings: readonly InstallFinding[] }) =>
        ({ type: 'installPrompt.found', findings }) as const,
    ),
    notifyFailure: emit((_, { failure }: { failure: Failure }) => ({ type: 'installPrompt.failed', failure }) as const),
  },
}).createMachine({
  id: 'installPrompt',
  context: ({ input }) => input,
  invoke: [
    { id: 'watchOffers', src: 'watchOffers' },
    {
      id: 'checkInstallability',
      src: 'checkInstallability',
      onDone: { actions: { type: 'notifyFindings', params: ({ event }) => ({ findings: event.output }) } },
      onError: {
        actions: {
          type: 'notifyFailure',
          params: ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) }),
        },
      },
    },
  ],
  initial: 'waiting',
  on: { 'install.done': '.closed' },
  states: {
    waiting: { on: { 'install.offered': [{ guard: 'isSilenced', target: 'closed' }, { target: 'offering' }] } },
    offering: {
      tags: 'card',
      on: {
        'install.pressed': 'prompting',
        'dismiss.pressed': { target: 'closed', actions: 'storeDismissal' },
        'later.pressed': {
          target: 'closed',
          actions: { type: 'storeReminder', params: { remindIn: remindDelay } },
        },
      },
    },
    prompting: {
      tags: ['card', 'busy'],
      invoke: {
        id: 'promptInstall',
        src: 'promptInstall',
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => ({ answer: event.output }) }, target: 'closed' },
          { target: 'closed', actions: 'storeDismissal' },
        ],
        onError: {
          target: 'closed',
          actions: {
            type: 'notifyFailure',
            params: ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) }),
          },
        },
      },
    },
    closed: {},
  },
});
