import type { IncomingHttpHeaders } from 'node:http';

/**
 * The form of English in which dates are written, as the browser prefers it: the pages are in English, and a date in
 * another language would stand out.
 */
export function localeOf({ 'accept-language': preferred = '' }: IncomingHttpHeaders): string {
  const tag = preferred
    .split(',')
    .map((part) => part.split(';', 1)[0]?.trim() ?? '')
    .find((part) => /^en-[a-z]{2}$/i.test(part));
  return tag ?? 'en-GB';
}
