import { fromPromise } from 'xstate';

import { fontChoices } from '#src/theme/font-choices.ts';

import { readCookie, writeCookie } from './cookies.ts';

/** Specification section 3. */
const cookieName = 'preferred-font';

const choiceOf = (id: string | undefined) => fontChoices.find((font) => font.id === id) ?? fontChoices[0];

/** The font that the page begins with. */
export const firstFont = fontChoices[0].id;

/** The font of this browser; Geist unless another was chosen. */
export const keptFont = (): string => choiceOf(readCookie(cookieName)).id;

export const storeFont = (font: string, days: number): void => writeCookie(cookieName, font, days);

/** Fetches a font and shows the page in it. */
export const loadFont = fromPromise<void, { font: string }>(async ({ input, signal }) => {
  const { family, load } = choiceOf(input.font);
  await load();
  if (!signal.aborted) document.documentElement.style.setProperty('--font-choice', `'${family}'`);
});
