import { fromCallback, setup } from 'xstate';

import { effectNotProvided, watcherNotProvided } from '../not-provided.ts';
import type { Theme } from '../preferences/preferences.machine.ts';
import type { DialogsClosed } from '../tips/tips.machine.ts';

export type ThemeProposalEvent =
  | DialogsClosed
  | { type: 'dark.pressed' }
  | { type: 'light.pressed' }
  /** A theme was chosen elsewhere, such as in the header. */
  | { type: 'theme.chosen' };

/**
 * The proposal of the dark theme to people whose system is dark and who have chosen none yet: the app is light until they
 * do (specification section 4). It waits until nobody is in a dialog or a form, or typing. Either answer is stored as
 * the theme, so it is asked once.
 */
export const themeProposalMachine = setup({
  types: {
    events: {} as ThemeProposalEvent,
    tags: {} as 'card',
  },
  actors: { watchDialogs: fromCallback<DialogsClosed>(watcherNotProvided('watchDialogs')) },
  actions: { chooseTheme: effectNotProvided<{ theme: Theme }>('chooseTheme') },
}).createMachine({
  id: 'themeProposal',
  initial: 'waiting',
  on: { 'theme.chosen': '.closed' },
  states: {
    waiting: {
      invoke: { id: 'watchDialogs', src: 'watchDialogs' },
      on: { 'dialogs.closed': 'proposing' },
    },
    proposing: {
      tags: 'card',
      on: {
        'dark.pressed': { target: 'closed', actions: { type: 'chooseTheme', params: { theme: 'dark' } } },
        'light.pressed': { target: 'closed', actions: { type: 'chooseTheme', params: { theme: 'light' } } },
      },
    },
    closed: { type: 'final' },
  },
});
