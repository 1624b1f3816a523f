/** The day and the moment at which every picture is taken. The days of the demo count from the day it is filled in. */
export const pictureMoment = '2026-11-20T09:30:00.000Z';

/**
 * What the API has answered today as it would have answered on the day of the pictures: its days are moved, and its
 * moments, which are those of the filling in, are all the pictures' own.
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
