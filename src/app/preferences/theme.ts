import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

/** Specification section 3. `public/theme.js` reads it too, before the first paint. */
const storageKey = 'theme';

const themeOf = (value: string | null | undefined): Theme => (value === 'dark' ? 'dark' : 'light');

/** The theme that the page shows: its root has the fact. */
const shownTheme = () => themeOf(document.documentElement.dataset['theme']);

/** Shows a theme and keeps it for this browser; where nothing may be stored, for this page. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is refused: the choice lasts as long as the page.
  }
}

/** Listens to the root, and to the other tabs of this browser. */
function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const follow = (event: StorageEvent) => {
    if (event.key === storageKey) document.documentElement.dataset['theme'] = themeOf(event.newValue);
  };
  window.addEventListener('storage', follow);
  return () => {
    observer.disconnect();
    window.removeEventListener('storage', follow);
  };
}

export const useTheme = (): Theme => useSyncExternalStore(watchTheme, shownTheme);
