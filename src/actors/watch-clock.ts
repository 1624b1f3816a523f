import { fromCallback } from 'xstate';

import type { ClockEvent } from '#machines/verify-email/verify-email.machine.ts';

/** Tells the time at once and every second, for what is shown counting. */
export const watchClock = fromCallback<ClockEvent>(({ sendBack }) => {
  const tell = () => sendBack({ type: 'clock.ticked', now: Date.now() });
  tell();
  const interval = setInterval(tell, 1000);
  return () => clearInterval(interval);
});
