import { cookieConsentMachine } from '#machines/cookie-consent/cookie-consent.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

export const cookieConsent = defineFlow({
  name: 'cookie-consent',
  title: 'Cookie consent',
  prose:
    'The banner shows until the cookie is true or false; it stores the answer and hides 700 ms later. A failure to store the cookie is logged, and the banner hides anyway.',
  machine: cookieConsentMachine,
  starts: {
    'never asked': { cookie: undefined },
    'an invalid cookie': { cookie: 'perhaps' },
    accepted: { cookie: 'true' },
    declined: { cookie: 'false' },
  },
  cases: [...answers('saveConsent', undefined), ...refuses('saveConsent', failure('unexpected'))],
  contextKey: ({ consent }) => ({ consent }),
  invariants: [
    {
      name: 'the banner hides once answered',
      holds: (snapshot) => snapshot.hasTag('banner') || snapshot.context.consent !== null,
    },
  ],
});
