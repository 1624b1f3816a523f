import { countOf } from '#src/components/format.ts';

const hour = 3_600_000;
const day = 24 * hour;

const lengthOf = (milliseconds: number): string => {
  if (milliseconds >= 2 * day) return countOf(Math.floor(milliseconds / day), 'day');
  return milliseconds < hour ? 'less than 1 hour' : countOf(Math.floor(milliseconds / hour), 'hour');
};

/** `5 hours left`, or `overdue by 3 days`. It does not tick: screen readers would read every change. */
export function timeLeft(dueAt: string, now = Date.now()): { readonly text: string; readonly isOverdue: boolean } {
  const left = Date.parse(dueAt) - now;
  const isOverdue = left < 0;
  return { text: isOverdue ? `overdue by ${lengthOf(-left)}` : `${lengthOf(left)} left`, isOverdue };
}
