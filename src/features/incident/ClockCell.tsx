import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { formatShortZonedInstant, formatZonedInstant } from '#src/components/format.ts';
import { capitalised } from '#src/components/words.ts';
import { Overdue } from '#src/ui/data/Overdue.tsx';
import { css } from '#styled/css/index.js';

import { timeLeft } from './time-left.ts';

const root = css({ display: 'inline-flex', columnGap: '6', whiteSpace: 'nowrap' });
// Beside an open panel it leaves its room to the titles; the panel and the tooltip have it.
const instant = css({ color: 'fg.muted', '@container (max-width: 46rem)': { display: 'none' } });

interface ClockCellProps {
  readonly dueAt: string | null;
  /** The notification: regime and step. */
  readonly name: string | undefined;
}

/** The next notification: how much is left, and when it is due. One of which nothing runs yet has its name only. */
export function ClockCell({ dueAt, name }: ClockCellProps) {
  if (dueAt === null) return <WordsCell>{name ?? null}</WordsCell>;
  const { text, isOverdue } = timeLeft(dueAt);
  const title = [name, formatZonedInstant(dueAt)].filter(Boolean).join(', ');
  return (
    <time dateTime={dueAt} title={title} className={root}>
      {isOverdue ? <Overdue>{capitalised(text)}</Overdue> : text}
      <span className={instant}>{formatShortZonedInstant(dueAt)}</span>
    </time>
  );
}
