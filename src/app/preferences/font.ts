import { fontChoices, type FontId } from '#src/theme/font-choices.ts';

import { readCookie, writeCookie } from './cookies.ts';

/** Specification sections 3 and 9. */
const cookieName = 'preferred-font';
const cookieDays = 365;

const choiceOf = (id: string | undefined) => fontChoices.find((font) => font.id === id) ?? fontChoices[0];

/** The font of this browser; Geist unless another was chosen. */
export const preferredFont = (): FontId => choiceOf(readCookie(cookieName)).id;

/** Fetches a font and shows the page in it. A font that cannot be fetched leaves the page as it is. */
async function showFont(id: FontId): Promise<void> {
  const { family, load } = choiceOf(id);
  await load();
  document.documentElement.style.setProperty('--font-choice', `'${family}'`);
}

/** Shows the page in a font and keeps the choice. */
export async function chooseFont(id: FontId): Promise<void> {
  await showFont(id);
  writeCookie(cookieName, id, cookieDays);
}

/** Brings back the font that was chosen before; the app begins without waiting for it. */
export function restoreFont(): void {
  const font = preferredFont();
  if (font !== fontChoices[0].id) showFont(font).catch(reportError);
}
