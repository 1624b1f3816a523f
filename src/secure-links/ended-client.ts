import './page.css';
import { assessmentTexts as texts } from '#src/texts/secure-assessments.ts';

import { storedAnswers } from './assessment/answer-store.ts';
import { saveCopy } from './assessment/download.ts';

/** Where an assessment's link has ended, the server shows nothing; what this browser still keeps can be downloaded. */
const offer = document.querySelector<HTMLElement>('#kept-answers');

/** As the server makes it (server/links/token.ts). Browsers hash only on pages that nobody can change on the way. */
async function hashOf(token: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function offerKept(place: HTMLElement): Promise<void> {
  const token = decodeURIComponent(window.location.pathname.split('/').at(-1) ?? '');
  const kept = await storedAnswers(await hashOf(token));
  if (kept.length === 0) return;
  const questions = kept
    .toSorted((one, other) => one.question.localeCompare(other.question, undefined, { numeric: true }))
    .map(({ question, response }) => ({ number: '', question: question.trim(), answer: response }));
  place.hidden = false;
  place.querySelector('button')?.addEventListener('click', () => {
    saveCopy({ title: texts.rescue, sections: [{ title: texts.rescue, questions }] }, 'html');
  });
}

// Without storage there is nothing to offer.
if (offer !== null) offerKept(offer).catch(() => {});
