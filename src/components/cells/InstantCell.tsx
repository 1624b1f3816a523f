import { formatInstant } from '#src/components/format.ts';

import { WordsCell } from './WordsCell.tsx';

/** A day with a time, in the person's own time zone. */
export const InstantCell = ({ instant }: { readonly instant: string | null }) =>
  instant === null ? <WordsCell>{null}</WordsCell> : <time dateTime={instant}>{formatInstant(instant)}</time>;
