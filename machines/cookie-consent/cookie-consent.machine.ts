import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

export type CookieConsentEvent = { type: 'accept.pressed' } | { type: 'decline.pressed' };

/** Logged only (specification section 8). */
export type CookieConsentNotice = { type: 'cookieConsent.failed'; failure: Failure };

/** Specification section 9. */
const hideDelay = 700;

/** Cookie consent (specification section 4): the banner shows until the user answers, then hides. */
export const cookieConsentMachine = setup({
  types: {
    context: {} as { consent: boolean | null },
    /** The value of the consent cookie, if set. */
    input: {} as { cookie: string | undefined },
    events: {} as CookieConsentEvent,
    emitted: {} as CookieConsentNotice,
    tags: {} as 'banner' | 'busy',
  },
  actors: { saveConsent: fromPromise<void, { consent: boolean }>(notProvided('saveConsent')) },
  delays: { hideDelay },
  guards: { isAnswered: ({ context }) => context.consent !== null },
  actions: {
    setConsent: assign((_, { consent }: { consent: boolean }) => ({ consent })),
    notifyFailure: emit((_, { failure }: { failure: Failure }) => ({ type: 'cookieConsent.failed', failure }) as const),
  },
}).createMachine({
  id: 'cookieConsent',
  context: ({ input: { cookie } }) => ({
    consent: cookie === 'true' || cookie === 'false' ? cookie === 'true' : null,
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isAnswered', target: 'hidden' }, { target: 'asking' }] },
    asking: {
      tags: 'banner',
      on: {
        'accept.pressed': { target: 'hiding', actions: { type: 'setConsent', params: { consent: true } } },
        'decline.pressed': { target: 'hiding', actions: { type: 'setConsent', params: { consent: false } } },
      },
    },
    hiding: {
      tags: ['banner', 'busy'],
      invoke: {
        id: 'saveConsent',
        src: 'saveConsent',
        input: ({ context }) => ({ consent: context.consent ?? false }),
        onError: {
          actions: {
            type: 'notifyFailure',
            params: ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) }),
          },
        },
      },
      after: { hideDelay: 'hidden' },
    },
    hidden: { type: 'final' },
  },
});
