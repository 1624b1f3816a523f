import { copyTexts as texts } from '#src/texts/secure-copies.ts';

import { questionsKeyOf, storedAnswers } from './answer-store.ts';
import { saveCopy } from './download.ts';

/** As the server makes it (server/links/token.ts). Browsers hash only on pages that nobody can change on the way. */
async function hashOf(token: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Offers what this browser still keeps where a link has ended: the server shows nothing there.
 * @param place hidden until there is something
 */
export async function offerKept(place: HTMLElement): Promise<void> {
  const token = decodeURIComponent(window.location.pathname.split('/').at(-1) ?? '');
  const key = await hashOf(token);
  const kept = [...(await storedAnswers(key)), ...(await storedAnswers(questionsKeyOf(key)))];
  if (kept.length === 0) return;
  const questions = kept
    .toSorted((one, other) => one.question.localeCompare(other.question, undefined, { numeric: true }))
    .map(({ question, response }) => ({ number: '', question: question.trim(), answer: response }));
  place.hidden = false;
  place.querySelector('button')?.addEventListener('click', () => {
    saveCopy({ title: texts.rescue, sections: [{ number: 1, title: texts.rescue, questions }] }, 'html');
  });
}
