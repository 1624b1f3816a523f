import { formatInstant, formatPeriod, isInstant } from '#src/components/format.ts';

import { WordsCell } from './WordsCell.tsx';

interface InstantCellProps {
  /** An instant, or the day, month or year of what is not known more exactly. */
  readonly instant: string | null;
}

/** A day with a time, in the person's own time zone; or the day, month or year that is known. */
export const InstantCell = ({ instant }: InstantCellProps) =>
  instant === null || !isInstant(instant) ? (
    <WordsCell>{instant === null ? null : formatPeriod(instant)}</WordsCell>
  ) : (
    <time dateTime={instant}>{formatInstant(instant)}</time>
  );
