import { sql, type SQL } from 'drizzle-orm';

import { endOfLastDay } from '#domain/time/last-day.ts';
import { invalid } from '#server/contract/errors.ts';
import { organisationTimeZone, organisationToday } from '#server/modules/organisation/index.ts';

/** The day that numbers are of, where the organisation is. */
export interface Moment {
  readonly day: string;
  /** Of a day in the past: the day and the instant at which the next one begins; undefined for what counts now. */
  readonly past: { readonly day: SQL; readonly before: SQL } | undefined;
}

/** What counts at the end of a day; without one, and of today, what counts now. @throws ApiError 400 of a day after today */
export async function momentOf(asOf: string | undefined): Promise<Moment> {
  const today = await organisationToday();
  if (asOf === undefined || asOf === today) return { day: today, past: undefined };
  if (asOf > today) throw invalid([{ field: 'asOf', message: 'Choose a day that is not after today' }]);
  // As a value: before row security, an index is only searched for what no function computes.
  const before = sql`${endOfLastDay(asOf, await organisationTimeZone())}::timestamptz`;
  return { day: asOf, past: { day: sql`${asOf}::date`, before } };
}
