import { fromCallback } from 'xstate';

import type { ClockEvent } from '#machines/verify-email/verify-email.types.ts';

/** Sends the current time immediately and then every second, for countdowns. */
export const watchClock = fromCallback<ClockEvent>(({ sendBack }) => {
  const tick = () => sendBack({ type: 'clock.ticked', now: Date.now() });
  tick();
  const interval = setInterval(tick, 1000);
  return () => clearInterval(interval);
});
