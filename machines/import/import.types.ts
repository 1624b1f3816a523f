import type { components } from '#openapi/generated/types.ts';

import type { Failure } from '../failure.ts';
import type { ChosenFile } from '../upload/upload.machine.ts';

type Schemas = components['schemas'];

export type Import = Schemas['Import'];
export type ImportMode = Schemas['ImportMode'];

/** What a person says of how a CSV file is written; null where it is to be found. */
export type FileFormat = Pick<Import, 'delimiter' | 'encoding'>;

/** What a person says of how a file writes numbers and days, null until they do; and of what was approved before. */
export type ImportReading = Pick<
  Import,
  'decimalMark' | 'dayOrder' | 'approvedBefore' | 'doubles' | 'doubleRows' | 'rootCause' | 'closingReason'
>;

/** A file to be read. */
export interface ImportFile {
  readonly file: ChosenFile;
  readonly format: FileFormat;
}

export interface ImportContext {
  /** The person's imports into the register of the last day, newest first. */
  readonly recent: readonly Import[];
  /** The import on screen; null until a file is chosen. */
  readonly current: Import | null;
  /** The file being uploaded, or the last one. */
  readonly file: ChosenFile | null;
  readonly format: FileFormat;
  /** The row that was chosen as the header, until the columns are those of it. */
  readonly headerRow: number;
  /** The field of each column; null for a column that is not imported. */
  readonly fields: readonly (string | null)[];
  readonly mode: ImportMode;
  readonly reading: ImportReading;
  /** Why the last step was not done. */
  readonly failure: Failure | null;
}

export type ImportEvent =
  | { type: 'retried' }
  | { type: 'file.chosen'; file: ChosenFile }
  | { type: 'upload.cancelled' }
  | { type: 'import.opened'; id: string }
  | { type: 'format.chosen'; format: Partial<FileFormat> }
  | { type: 'reading.chosen'; reading: Partial<ImportReading> }
  | { type: 'header.chosen'; row: number }
  | { type: 'column.assigned'; column: number; field: string | null }
  | { type: 'mode.chosen'; mode: ImportMode }
  | { type: 'check.requested' }
  | { type: 'questions.opened' }
  | { type: 'questions.left' }
  | { type: 'questions.answered'; found: Import }
  | { type: 'columns.reopened' }
  | { type: 'import.requested' }
  | { type: 'undo.requested' }
  | { type: 'undo.confirmed' }
  | { type: 'undo.cancelled' }
  | { type: 'file.discarded' }
  | { type: 'another.requested' };

export interface HeaderInput {
  readonly id: string;
  readonly row: number;
}

export interface CheckInput {
  readonly id: string;
  readonly plan: Schemas['ImportPlan'];
}

export interface RunInput {
  readonly id: string;
  readonly order: Schemas['ImportOrder'];
}
