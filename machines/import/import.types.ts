import type { components } from '#openapi/generated/types.ts';

import type { Failure } from '../failure.ts';
import type { ChosenFile } from '../upload/upload.machine.ts';

type Schemas = components['schemas'];

export type Import = Schemas['Import'];
export type ImportMode = Schemas['ImportMode'];

export interface ImportContext {
  /** The person's imports into the register of the last day, newest first. */
  readonly recent: readonly Import[];
  /** The import on screen; null until a file is chosen. */
  readonly current: Import | null;
  /** The file being uploaded, or the last one. */
  readonly file: ChosenFile | null;
  /** The row that was chosen as the header, until the columns are those of it. */
  readonly headerRow: number;
  /** The field of each column; null for a column that is not imported. */
  readonly fields: readonly (string | null)[];
  readonly mode: ImportMode;
  /** Why the last step was not done. */
  readonly failure: Failure | null;
}

export type ImportEvent =
  | { type: 'retried' }
  | { type: 'file.chosen'; file: ChosenFile }
  | { type: 'upload.cancelled' }
  | { type: 'import.opened'; id: string }
  | { type: 'header.chosen'; row: number }
  | { type: 'column.assigned'; column: number; field: string | null }
  | { type: 'mode.chosen'; mode: ImportMode }
  | { type: 'check.requested' }
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
