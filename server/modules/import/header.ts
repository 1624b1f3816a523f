import type { Schemas } from '#server/contract/types.ts';
import type { FirstRow, ImportColumn } from '#server/database/schema/index.ts';
import type { ImportTarget } from '#server/modules/record/index.ts';

import { isDoubtfulDay } from './days.ts';
import { limits, type FileRow } from './file/limits.ts';
import { guessColumns, guessFields } from './guess.ts';
import { isDoubtfulNumber } from './numbers.ts';

type Doubt = Schemas['ImportDoubt'];

const mostSamples = 3;
const longestSample = 100;

/** A row with so many cells that name fields is the header: a title or a row of values rarely has them. */
const fewestNames = 2;

const trimmed = ({ cells }: FileRow): string[] => cells.map((cell) => cell.trim());

/** Which of the first rows is probably the header; the first if none has the names of fields. */
export function headerOf(register: ImportTarget, first: readonly FileRow[]): FileRow | undefined {
  const named = first.find(
    (row) => guessFields(register, trimmed(row)).filter((field) => field !== null).length >= fewestNames,
  );
  return named ?? first[0];
}

/** The first rows as a person recognises them. */
export const shownRows = (first: readonly FileRow[]): FirstRow[] =>
  first.map((row) => ({
    row: row.row,
    text: trimmed(row)
      .filter((cell) => cell !== '')
      .join(' · ')
      .slice(0, longestSample)
      .toWellFormed(),
  }));

/** Characters of a number or day with everything around it: in longer texts nothing is in doubt. */
const longestDoubt = 40;

/** The first different values of each column, and what any of its values leaves in doubt. */
export interface Samples {
  add(row: Pick<FileRow, 'cells' | 'numbers'>): void;
  /** The columns under a header, with the fields that they probably are. */
  columns(register: ImportTarget, header: FileRow): ImportColumn[];
}

/** @param known the doubts that have been found in each column */
export function collectSamples(known: readonly (readonly Doubt[])[] = []): Samples {
  const samples: string[][] = [];
  const doubts = known.map((own) => new Set(own));
  return {
    add({ cells, numbers = [] }) {
      for (const [column, cell] of cells.entries()) {
        const own = (samples[column] ??= []);
        const sample = cell.trim().slice(0, longestSample).toWellFormed();
        if (own.length < mostSamples && sample !== '' && !own.includes(sample)) own.push(sample);
        if (cell.length > longestDoubt) continue;
        const found = (doubts[column] ??= new Set());
        if (isDoubtfulNumber(cell) && !numbers.includes(column)) found.add('NUMBER');
        if (isDoubtfulDay(cell)) found.add('DAY');
      }
    },
    columns(register, header) {
      const names = trimmed(header);
      const headers = Array.from({ length: Math.max(names.length, samples.length) }, (_own, column) =>
        (names[column] ?? '').slice(0, limits.header).toWellFormed(),
      );
      const guessed = guessColumns(register, headers, samples);
      return headers.map((text, column) => ({
        header: text,
        samples: samples[column] ?? [],
        field: guessed[column] ?? null,
        doubts: [...(doubts[column] ?? [])],
      }));
    },
  };
}
