import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';

import { effectNotProvided, notProvided, watcherNotProvided } from '../not-provided.ts';

export type Theme = 'light' | 'dark';

/** The choice was changed in another tab of this browser. */
export type ThemeEvent = { type: 'theme.followed'; theme: Theme };

export type PreferencesEvent =
  | ThemeEvent
  | { type: 'theme.chosen'; theme: Theme }
  /** `font` is the id of one of the available fonts. */
  | { type: 'font.chosen'; font: string };

export type PreferencesNotice = { type: 'preferences.fontFailed' };

export interface PreferencesContext {
  readonly theme: Theme;
  /** The font in use. */
  readonly font: string;
  /** The font being loaded. */
  readonly wanted: string;
}

/** Specification sections 3 and 9. */
const fontCookieDays = 365;

/** Theme and font of this browser (specification section 4). A font is applied and stored once it has loaded. */
export const preferencesMachine = setup({
  types: {
    context: {} as PreferencesContext,
    /** The stored preferences, and the font that the page starts with. */
    input: {} as { theme: Theme; keptFont: string; shownFont: string },
    events: {} as PreferencesEvent,
    emitted: {} as PreferencesNotice,
    tags: {} as 'busy',
  },
  actors: {
    watchTheme: fromCallback<ThemeEvent>(watcherNotProvided('watchTheme')),
    loadFont: fromPromise<void, { font: string }>(notProvided('loadFont')),
  },
  guards: {
    isShown: ({ context }) => context.wanted === context.font,
    isAnother: ({ context }, { font }: { font: string }) => context.wanted !== font,
  },
  actions: {
    showTheme: effectNotProvided<{ theme: Theme }>('showTheme'),
    storeTheme: effectNotProvided<{ theme: Theme }>('storeTheme'),
    storeFont: effectNotProvided<{ font: string; days: number }>('storeFont'),
    setTheme: assign((_, { theme }: { theme: Theme }) => ({ theme })),
    want: assign((_, { font }: { font: string }) => ({ wanted: font })),
    setFont: assign(({ context }) => ({ font: context.wanted })),
    dropWish: assign(({ context }) => ({ wanted: context.font })),
    notifyFontFailure: emit({ type: 'preferences.fontFailed' }),
  },
}).createMachine({
  id: 'preferences',
  context: ({ input }) => ({ theme: input.theme, font: input.shownFont, wanted: input.keptFont }),
  invoke: { id: 'watchTheme', src: 'watchTheme' },
  on: {
    'theme.chosen': {
      actions: [
        { type: 'setTheme', params: ({ event }) => ({ theme: event.theme }) },
        { type: 'showTheme', params: ({ event }) => ({ theme: event.theme }) },
        { type: 'storeTheme', params: ({ event }) => ({ theme: event.theme }) },
      ],
    },
    'theme.followed': {
      actions: [
        { type: 'setTheme', params: ({ event }) => ({ theme: event.theme }) },
        { type: 'showTheme', params: ({ event }) => ({ theme: event.theme }) },
      ],
    },
    'font.chosen': {
      guard: { type: 'isAnother', params: ({ event }) => ({ font: event.font }) },
      target: '.loading',
      reenter: true,
      actions: { type: 'want', params: ({ event }) => ({ font: event.font }) },
    },
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isShown', target: 'settled' }, { target: 'restoring' }] },
    settled: {},
    /** The app starts without waiting for the stored font; if it cannot be loaded, the page keeps its current font. */
    restoring: {
      invoke: {
        id: 'restoreFont',
        src: 'loadFont',
        input: ({ context }) => ({ font: context.wanted }),
        onDone: { target: 'settled', actions: 'setFont' },
        onError: { target: 'settled', actions: 'dropWish' },
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadFont',
        src: 'loadFont',
        input: ({ context }) => ({ font: context.wanted }),
        onDone: {
          target: 'settled',
          actions: [
            'setFont',
            { type: 'storeFont', params: ({ context }) => ({ font: context.wanted, days: fontCookieDays }) },
          ],
        },
        onError: { target: 'settled', actions: ['dropWish', 'notifyFontFailure'] },
      },
    },
  },
});
