import { cookieConsentMachine } from '#machines/cookie-consent/cookie-consent.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

export const cookieConsent = defineFlow({
  name: 'cookie-consent',
  title: 'Cookie consent',
  prose:
    'The banner asks until the cookie says true or false, keeps the answer and hides 700 ms later. A cookie that cannot be kept is logged, and the banner hides all the same.',
  machine: cookieConsentMachine,
  starts: {
    'never asked': { cookie: undefined },
    'a cookie that says nothing': { cookie: 'perhaps' },
    accepted: { cookie: 'true' },
    declined: { cookie: 'false' },
  },
  cases: [...answers('saveConsent', undefined), ...refuses('saveConsent', failure('unexpected'))],
  contextKey: ({ consent }) => ({ consent }),
  invariants: [
    {
      name: 'the banner goes with an answer',
      holds: (snapshot) => snapshot.hasTag('banner') || snapshot.context.consent !== null,
    },
  ],
});
