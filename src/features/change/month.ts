import { daysAfter } from '#domain/time/days-after.ts';

/** Whether a text is a month, `2026-12`. */
export const isMonth = (text: string): boolean => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) && text >= '1900-01';

const firstOf = (month: string) => `${month}-01`;

/** The month so many months after another one; before it, with a negative number. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = year * 12 + number - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** The first day of a month, and that of the next one. */
export const spanOf = (month: string) => ({ from: firstOf(month), to: firstOf(monthAfter(month, 1)) });

const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The weeks of a month from Monday on; null for days of other months. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const { from, to } = spanOf(month);
  const weeks: (string | null)[][] = [];
  for (let monday = daysAfter(from, -weekdayOf(from)); monday < to; monday = daysAfter(monday, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, index) => daysAfter(monday, index)).map((day) =>
        day >= from && day < to ? day : null,
      ),
    );
  return weeks;
}

interface Span {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Whether a span of time, of which the end does not count, has a moment on a day. @param instantAt of a day and time, where the person is */
export const isOn = (
  { startsAt, endsAt }: Span,
  day: string,
  instantAt: (day: string, time: string) => string,
): boolean => {
  const [begins, ends] = [instantAt(day, '00:00'), instantAt(daysAfter(day, 1), '00:00')].map(Date.parse);
  return Date.parse(startsAt) < (ends ?? 0) && Date.parse(endsAt) > (begins ?? 0);
};
