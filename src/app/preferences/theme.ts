import { fromCallback } from 'xstate';

import type { Theme, ThemeEvent } from '#machines/preferences/preferences.machine.ts';

/** Specification section 3. `public/theme.js` reads it too, before the first paint. */
const storageKey = 'theme';

const themeOf = (value: string | null | undefined): Theme => (value === 'dark' ? 'dark' : 'light');

/** The theme that the page shows: its root has the fact. */
export const shownTheme = (): Theme => themeOf(document.documentElement.dataset['theme']);

export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

/** Keeps a theme for this browser; where nothing may be stored, the choice lasts as long as the page. */
export function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is refused.
  }
}

/** Tells what other tabs of this browser choose. */
export const watchTheme = fromCallback<ThemeEvent>(({ sendBack }) => {
  const follow = (event: StorageEvent) => {
    if (event.key === storageKey) sendBack({ type: 'theme.followed', theme: themeOf(event.newValue) });
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
});
