import { createActor, type ActorRefFrom } from 'xstate';

import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';
import { texts } from '#src/texts/en.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

import { firstFont, keptFont, loadFont, storeFont } from './font.ts';
import { showTheme, shownTheme, storeTheme, watchTheme } from './theme.ts';

export type PreferencesActor = ActorRefFrom<typeof preferencesMachine>;

/** Theme and font of this browser; a stored font is loaded while the app starts. */
export function startPreferences(): PreferencesActor {
  const preferences = createActor(
    preferencesMachine.provide({
      actors: { watchTheme, loadFont },
      actions: {
        showTheme: (_, { theme }) => showTheme(theme),
        storeTheme: (_, { theme }) => storeTheme(theme),
        storeFont: (_, { font, days }) => storeFont(font, days),
      },
    }),
    { input: { theme: shownTheme(), keptFont: keptFont(), shownFont: firstFont } },
  );
  const { title, description } = texts.font.failed;
  preferences.on('preferences.fontFailed', () => toast.error(title, description));
  return preferences.start();
}
