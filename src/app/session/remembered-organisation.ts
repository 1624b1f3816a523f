const storageKey = 'active-organisation';

/** The organisation that was last active in a session of this browser; null if none or if storage is unavailable. */
export function rememberedOrganisation(sessionId: string | null): string | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    const isOurs = typeof found === 'object' && found !== null && 'sessionId' in found && found.sessionId === sessionId;
    return isOurs && 'id' in found && typeof found.id === 'string' ? found.id : null;
  } catch {
    return null;
  }
}

/** Remembers the active organisation until the session ends: another session may be another person's. */
export function rememberOrganisation(sessionId: string, id: string): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ sessionId, id }));
  } catch {
    // If storage is full or unavailable, the next visit is only slower.
  }
}
