import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import { secondsToResend, verifyEmailMachine } from '#machines/verify-email/verify-email.machine.ts';

const opened = 1_800_000_000_000;

test.each([
  ['a first load', null, 30],
  ['a reload after twelve seconds', opened + 18_000, 18],
  ['a reload with half a second left', opened + 500, 1],
  ['a reload after a minute', opened - 30_000, 0],
  ['a clock that was set back', opened + 90_000, 30],
])('after %s (%s) the code can be resent in %d seconds', (_, resendAt, seconds) => {
  const actor = createActor(verifyEmailMachine, { input: { email: 'ada@example.org', now: opened, resendAt } });
  expect(secondsToResend(actor.getSnapshot().context)).toBe(seconds);
});
