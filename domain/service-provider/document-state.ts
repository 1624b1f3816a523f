import { daysBetween } from '../time/review-dates.ts';

/** Whether a document can still be relied on. */
export type DocumentState = 'valid' | 'expiring' | 'expired';

/** A document counts as expiring so many days ahead: time enough to ask for the next one. */
export const expiringWithinDays = 60;

/** The state of a document on a day; one without an expiry stays valid. Days are ISO dates. */
export function documentState(expiresOn: string | null, today: string): DocumentState {
  if (expiresOn === null) return 'valid';
  const left = daysBetween(today, expiresOn);
  if (left < 0) return 'expired';
  return left <= expiringWithinDays ? 'expiring' : 'valid';
}
