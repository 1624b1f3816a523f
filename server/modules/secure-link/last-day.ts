import { invalid } from '#server/contract/errors.ts';

const day = 86_400_000;

/** A link works for at most so many days. */
const mostDays = 366;

/**
 * The end of the last day on which a link works, in UTC.
 * @throws ApiError 400 for a day that has passed or is more than a year ahead
 */
export function endOfDay(expiresOn: string): Date {
  const end = new Date(Date.parse(expiresOn) + day);
  const ahead = end.getTime() - Date.now();
  if (ahead <= 0) throw invalid([{ field: 'expiresOn', message: 'Choose today or a later day' }]);
  if (ahead > mostDays * day) throw invalid([{ field: 'expiresOn', message: 'Choose a day within a year' }]);
  return end;
}
