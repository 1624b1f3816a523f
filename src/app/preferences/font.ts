import { fromPromise } from 'xstate';

import { fontChoices } from '#src/theme/font-choices.ts';

import { readCookie, writeCookie } from './cookies.ts';

/** Specification section 3. */
const cookieName = 'preferred-font';

const choiceOf = (id: string | undefined) => fontChoices.find((font) => font.id === id) ?? fontChoices[0];

/** The initial font of the page. */
export const firstFont = fontChoices[0].id;

/** The font stored in this browser; Geist by default. */
export const keptFont = (): string => choiceOf(readCookie(cookieName)).id;

export const storeFont = (font: string, days: number): void => writeCookie(cookieName, font, days);

/** Loads a font and applies it to the page. */
export const loadFont = fromPromise<void, { font: string }>(async ({ input, signal }) => {
  const { family, load } = choiceOf(input.font);
  await load();
  if (!signal.aborted) document.documentElement.style.setProperty('--font-choice', `'${family}'`);
});
