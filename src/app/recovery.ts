/** What was tried after a page failed, and when. */
export interface Attempt {
  readonly step: 'reload' | 'redirect';
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type Recovery = Attempt['step'] | 'show';

/** A failure this long after an attempt is another failure. */
const sameFailure = 20_000;

/** What to do about a failed page: reload once, then go to the start, then show it (specification section 2.1). */
export function nextRecovery(last: Attempt | null, now: number): Recovery {
  if (last === null || now - last.at > sameFailure) return 'reload';
  return last.step === 'reload' ? 'redirect' : 'show';
}

const storageKey = 'recovery';

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  'step' in value &&
  (value.step === 'reload' || value.step === 'redirect') &&
  'at' in value &&
  typeof value.at === 'number';

function lastAttempt(): Attempt | null {
  const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  return isAttempt(value) ? value : null;
}

/**
 * Tries to get the person out of a failed page. Where nothing may be stored it would go on for ever, and without a
 * connection it would lose the app: there it is not tried.
 */
export function recover(now = Date.now()): void {
  if (!navigator.onLine) return;
  try {
    const step = nextRecovery(lastAttempt(), now);
    if (step === 'show') return;
    sessionStorage.setItem(storageKey, JSON.stringify({ step, at: now } satisfies Attempt));
    if (step === 'reload') window.location.reload();
    else window.location.replace('/');
  } catch {
    // The page that says what happened stays.
  }
}
