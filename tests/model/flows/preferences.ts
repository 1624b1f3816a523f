import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

export const preferences = defineFlow({
  name: 'preferences',
  title: 'Theme and font',
  prose:
    'A theme shows and is kept at once, in every tab of the browser. A font shows, and is kept for a year, once it has been fetched; one that cannot be had leaves the page as it is.',
  machine: preferencesMachine,
  starts: {
    'with the first font': { theme: 'light', keptFont: 'geist', shownFont: 'geist' },
    'with a font that was kept': { theme: 'dark', keptFont: 'lato', shownFont: 'geist' },
  },
  watchers: ['watchTheme'],
  effects: ['showTheme', 'storeTheme', 'storeFont'],
  heard: ['theme.followed'],
  cases: [
    { type: 'theme.chosen', theme: 'dark' },
    { type: 'theme.followed', theme: 'light' },
    { type: 'font.chosen', font: 'lato' },
    { type: 'font.chosen', font: 'inter' },
    ...answers('restoreFont', undefined),
    ...refuses('restoreFont', failure('unexpected')),
    ...answers('loadFont', undefined),
    ...refuses('loadFont', failure('unexpected')),
  ],
  contextKey: ({ theme, font, wanted }) => ({ theme, font, wanted }),
  limit: 3000,
  invariants: [
    {
      name: 'a page that has settled shows the font that is wanted',
      holds: (snapshot) => !snapshot.matches('settled') || snapshot.context.font === snapshot.context.wanted,
    },
  ],
});
