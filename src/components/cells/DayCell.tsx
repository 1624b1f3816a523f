import { isOverdue } from '#domain/time/review-dates.ts';
import { formatDay, today } from '#src/components/format.ts';
import { Overdue } from '#src/ui/data/Overdue.tsx';

import { WordsCell } from './WordsCell.tsx';

interface DayCellProps {
  readonly day: string | null;
  /** The due work is done or cancelled: the day no longer counts as overdue. */
  readonly settled?: boolean | undefined;
}

/** A due date, marked once it has passed. */
export function DayCell({ day, settled = false }: DayCellProps) {
  if (day === null) return <WordsCell>{null}</WordsCell>;
  return !settled && isOverdue(day, today()) ? <Overdue>{formatDay(day)}</Overdue> : formatDay(day);
}
