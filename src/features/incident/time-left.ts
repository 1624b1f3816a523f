import { countOf } from '#src/components/format.ts';
import { capitalised } from '#src/components/words.ts';

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

interface Period {
  readonly dueAt: string;
  readonly stoppedAt: string | null;
}

/** What became of a period: `Met`, `Missed by 3 hours`, or what is left of it. */
export function clockResult(
  { dueAt, stoppedAt }: Period,
  now = Date.now(),
): { readonly text: string; readonly isLate: boolean } {
  if (stoppedAt === null) {
    const { text, isOverdue } = timeLeft(dueAt, now);
    return { text: capitalised(text), isLate: isOverdue };
  }
  const late = Date.parse(stoppedAt) - Date.parse(dueAt);
  return late > 0 ? { text: `Missed by ${lengthOf(late)}`, isLate: true } : { text: 'Met', isLate: false };
}
