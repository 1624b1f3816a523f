/** The date and time shown in every screenshot. Dates in the demo are relative to the day on which it was seeded. */
export const pictureMoment = '2026-11-20T09:30:00.000Z';

/**
 * Converts today's API response to that of the screenshot date: dates are shifted, and timestamps, which are those of the
 * seeding, are all replaced by the screenshot time.
 *
 * @param body JSON
 * @param today as `2026-11-20`
 */
export function asOfPictures(body: string, today: string): string {
  const shift = Date.parse(pictureMoment.slice(0, 10)) - Date.parse(today);
  return body
    .replaceAll(/"\d{4}-\d{2}-\d{2}T[\d:.]+Z"/g, JSON.stringify(pictureMoment))
    .replaceAll(/"(\d{4}-\d{2}-\d{2})"/g, (_, day: string) => JSON.stringify(moved(day, shift)));
}

/** @param shift a whole number of days, in milliseconds */
const moved = (day: string, shift: number) => new Date(Date.parse(day) + shift).toISOString().slice(0, 10);
