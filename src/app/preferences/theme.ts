import { fromCallback } from 'xstate';

import type { Theme, ThemeEvent } from '#machines/preferences/preferences.machine.ts';

/** Specification section 3. `public/early.js` reads it too, before the first paint. */
export const storageKey = 'theme';

const themeOf = (value: string | null | undefined): Theme => (value === 'dark' ? 'dark' : 'light');

/** The current theme, read from the root element. */
export const shownTheme = (): Theme => themeOf(document.documentElement.dataset['theme']);

export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

/** Stores a theme in this browser; where storage is refused, the choice lasts as long as the page. */
export function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is refused.
  }
}

/** Forwards theme changes made in other tabs of this browser. */
export const watchTheme = fromCallback<ThemeEvent>(({ sendBack }) => {
  const follow = (event: StorageEvent) => {
    if (event.key === storageKey) sendBack({ type: 'theme.followed', theme: themeOf(event.newValue) });
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
});
