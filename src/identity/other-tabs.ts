const key = 'identity-ended';

/**
 * Notifies the other tabs of this browser that its sessions have ended; on its own their SDK would take up to a minute
 * to notice.
 */
export function notifyOtherTabs(): void {
  try {
    localStorage.setItem(key, String(Date.now()));
    localStorage.removeItem(key);
  } catch {
    // Without storage there is no channel to the other tabs.
  }
}

/** Listens for that notification for the lifetime of the page. */
export function onOtherTabSignOut(onEnd: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === key && event.newValue !== null) onEnd();
  });
}
