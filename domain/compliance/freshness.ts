import { daysAfter } from '../time/days-after.ts';

/** Whether evidence still covers a day. */
export type Freshness = 'FRESH' | 'DUE' | 'STALE' | 'UNDATED';

/** So many days before the last covered day, evidence is due for renewal: the first reminder goes out then. */
export const renewalDays = 30;

/** @param coveredUntil the last day that it covers; null without a date */
export function freshnessOf(coveredUntil: string | null, today: string): Freshness {
  if (coveredUntil === null) return 'UNDATED';
  if (coveredUntil < today) return 'STALE';
  return coveredUntil < daysAfter(today, renewalDays) ? 'DUE' : 'FRESH';
}
