/** Specification sections 3 and 9. */
const dismissedKey = 'pwa-install-dismissed';
const remindKey = 'pwa-install-remind';

/** Whether the offer was dismissed, or snoozed until a time that has not come. */
export function isInstallSilenced(now = Date.now()): boolean {
  try {
    return localStorage.getItem(dismissedKey) === 'true' || Number(localStorage.getItem(remindKey) ?? 0) > now;
  } catch {
    return false;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is refused: the choice lasts as long as the page.
  }
}

export const storeDismissal = (): void => store(dismissedKey, 'true');

/** Snoozes the offer for the given number of milliseconds. */
export const storeReminder = (remindIn: number): void => store(remindKey, String(Date.now() + remindIn));
