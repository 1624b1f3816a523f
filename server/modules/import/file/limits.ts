import { invalid } from '#server/contract/errors.ts';

/** What a file may hold (security.md, attack 14). */
export const limits = {
  rows: 50_000,
  /** With empty rows: those of a sheet (Excel specifications and limits). */
  allRows: 1_048_576,
  columns: 200,
  /** Characters of a header that are kept. */
  header: 200,
  /** Characters, the most that a cell of a spreadsheet holds. */
  cell: 32_767,
  /** Characters of all cells of a row, several times what a record can have. */
  rowText: 200_000,
  /** Characters of all cells. */
  text: 100_000_000,
  /** Bytes of a workbook's parts once they are unpacked. */
  unpacked: 200_000_000,
  /** Characters of the texts that the cells of a workbook share, which are held in memory. */
  sharedText: 32_000_000,
  sharedTexts: 1_000_000,
  /** Files in a workbook. */
  parts: 2_000,
} as const;

/** 400: the file cannot be read, with what to do about it. */
export const unreadable = (message: string) => invalid([{ field: 'file', message }]);

export const tooManyColumns = (row: number) => unreadable(`Row ${row} has more than ${limits.columns} columns`);

/** A row of a file, as spreadsheet programs number it. */
export interface FileRow {
  readonly row: number;
  readonly cells: readonly string[];
  /** The columns whose cells are numbers and no texts, so that `1.125` is in no doubt; only those where a text would be. */
  readonly numbers?: readonly number[];
}

/** The size of a row, in characters. */
export const sizeOfRow = ({ cells }: Pick<FileRow, 'cells'>): number =>
  cells.reduce((sum, cell) => sum + cell.length, 0);
