import { formatInstant, formatPeriod } from '#src/components/format.ts';

import { WordsCell } from './WordsCell.tsx';

interface InstantCellProps {
  readonly instant: string | null;
  /** The month or year, where nothing more exact is known. */
  readonly rough?: string | null;
}

/** A day with a time, in the person's own time zone; or the month or year. */
export const InstantCell = ({ instant, rough = null }: InstantCellProps) =>
  instant === null ? (
    <WordsCell>{rough === null ? null : formatPeriod(rough)}</WordsCell>
  ) : (
    <time dateTime={instant}>{formatInstant(instant)}</time>
  );
