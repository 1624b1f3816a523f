import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { Overdue } from '#src/ui/data/Overdue.tsx';

import { timeLeft } from './time-left.ts';

/** How much is left of the next period in which someone is to be notified. */
export function ClockCell({ dueAt }: { readonly dueAt: string | null }) {
  if (dueAt === null) return <WordsCell>{null}</WordsCell>;
  const { text, isOverdue } = timeLeft(dueAt);
  return <time dateTime={dueAt}>{isOverdue ? <Overdue>{text}</Overdue> : text}</time>;
}
