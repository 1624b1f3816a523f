import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

export const preferences = defineFlow({
  name: 'preferences',
  title: 'Theme and font',
  prose:
    'A theme is applied and stored at once, in every tab of the browser. A font is applied, and stored for a year, once it has loaded; if it fails to load, the page keeps its current font.',
  machine: preferencesMachine,
  starts: {
    'with the default font': { theme: 'light', keptFont: 'geist', shownFont: 'geist' },
    'with a stored font': { theme: 'dark', keptFont: 'lato', shownFont: 'geist' },
  },
  watchers: ['watchTheme'],
  effects: ['showTheme', 'storeTheme', 'storeFont'],
  externalEvents: ['theme.followed'],
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
      name: 'an idle page shows the selected font',
      holds: (snapshot) => !snapshot.matches('settled') || snapshot.context.font === snapshot.context.wanted,
    },
  ],
});
