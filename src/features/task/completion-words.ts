import type { TaskDraft } from '#src/actors/task-course.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import { formatDay } from '#src/components/format.ts';
import { counted, firstOf } from '#src/components/words.ts';

type Effect = Omit<Schemas['TaskCompletionEffect'], 'nextDueOn'>;

/** So many missed dates are named. */
const mostNamed = 5;

const dates = { one: 'later date has passed and counts', many: 'later dates have passed and count' };

/** What the periods of a task will count as, in words; nothing if it is in time. */
export const warningOf = (action: TaskDraft['action'], { outcome, dueOn, missed, missedCount }: Effect): string =>
  [
    action === 'COMPLETE' && outcome === 'LATE' && dueOn !== null
      ? `It was due ${formatDay(dueOn)}: this period counts as late.`
      : '',
    missedCount > 0
      ? `${counted(missedCount, dates)} as missed: ${firstOf(missed.map(formatDay), mostNamed, missedCount)}.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');

/** What the completion that ended the newest periods of a task was recorded as, in words; empty if it was in time. */
export function recordedIn({ data }: Pick<Schemas['TaskOccurrences'], 'data'>): string {
  const standing = data.filter(({ reopenedAt }) => reopenedAt === null);
  const ended = standing.findIndex(({ outcome }) => outcome !== 'MISSED');
  const missed = (ended === -1 ? standing : standing.slice(0, ended)).flatMap(({ dueOn }) => dueOn ?? []).toReversed();
  const period = standing[ended];
  // The list ends before the period that was done: all of it is missed.
  if (period === undefined) return missed.length === 0 ? '' : `${missed.length} or more dates count as missed.`;
  const { outcome, dueOn } = period;
  return warningOf('COMPLETE', { outcome, dueOn, missed, missedCount: missed.length });
}
