import { weekdayOf } from '#domain/task/calendar.ts';
import { daysAfter } from '#domain/time/days-after.ts';
import { monthsAfter } from '#domain/time/months-after.ts';

/** The weeks of a month, from Monday on, with the days of other months that complete them. @param month `2026-11` */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const start = daysAfter(first, 1 - weekdayOf(first));
  const end = monthsAfter(first, 1);
  const weeks: string[][] = [];
  for (let monday = start; monday < end; monday = daysAfter(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => daysAfter(monday, index)));
  return weeks;
}

/** Another month. @param month `2026-11` */
export const otherMonth = (month: string, by: number): string => monthsAfter(`${month}-01`, by).slice(0, 7);
