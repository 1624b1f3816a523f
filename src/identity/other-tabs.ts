const key = 'identity-ended';

/** Tells the other tabs of this browser that its sessions have ended; their SDK alone would notice within a minute. */
export function tellOtherTabs(): void {
  try {
    localStorage.setItem(key, String(Date.now()));
    localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to hear it by.
  }
}

/** Hears of it in the other tabs, for as long as the page lives. */
export function hearOtherTabs(onEnd: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === key && event.newValue !== null) onEnd();
  });
}
