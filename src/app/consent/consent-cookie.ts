import { readCookie, writeCookieUntil } from '../preferences/cookies.ts';

/** Specification section 9. */
const cookieName = 'cookieConsent';
const end = new Date('9999-12-31T23:59:59Z');

export const readConsent = (): string | undefined => readCookie(cookieName);

/** @throws Error when the browser does not store the cookie, which it does not report otherwise */
export function writeConsent(consent: boolean): void {
  writeCookieUntil(cookieName, String(consent), end);
  if (readConsent() !== String(consent)) throw new Error('The browser did not store the cookie consent');
}
