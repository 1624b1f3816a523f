import { endOfLastDay } from '#domain/time/last-day.ts';
import { invalid } from '#server/contract/errors.ts';
import { organisationTimeZone, organisationToday } from '#server/modules/organisation/index.ts';

const day = 86_400_000;

/** A link works for at most so many days. */
const mostDays = 366;

/** When a link ends. Its last day is that of the time zone (`domain/time/last-day.ts`). */
export interface LinkEnd {
  readonly expiresAt: Date;
  readonly endZone: string;
}

/** The end of a day where the organisation is, whatever day that is. */
export async function endOfAnyDay(expiresOn: string): Promise<LinkEnd> {
  const endZone = await organisationTimeZone();
  return { expiresAt: new Date(endOfLastDay(expiresOn, endZone)), endZone };
}

/**
 * The end of the last day on which a link works.
 * @throws ApiError 400 for a day that has passed or is more than a year ahead
 */
export async function endOfDay(expiresOn: string): Promise<LinkEnd> {
  const end = await endOfAnyDay(expiresOn);
  const ahead = end.expiresAt.getTime() - Date.now();
  if (ahead <= 0) throw invalid([{ field: 'expiresOn', message: 'Choose today or a later day' }]);
  if (ahead > mostDays * day) throw invalid([{ field: 'expiresOn', message: 'Choose a day within a year' }]);
  return end;
}

/** The end of the day in so many days, counted from today where the organisation is. */
export async function endInDays(days: number): Promise<LinkEnd> {
  return endOfAnyDay(new Date(Date.parse(await organisationToday()) + days * day).toISOString().slice(0, 10));
}
