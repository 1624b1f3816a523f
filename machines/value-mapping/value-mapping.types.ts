import type { components } from '#openapi/generated/types.ts';

import type { Failure } from '../failure.ts';
import type { Import, ImportReading } from '../import/import.types.ts';

type Schemas = components['schemas'];

export type ImportValue = Schemas['ImportValue'];
export type ImportValueUse = Schemas['ImportValueUse'];
export type ImportDoubles = Schemas['ImportDoubles'];

/** What a value stands for, as a person has just chosen. */
export interface ValueAnswer {
  readonly use: ImportValueUse;
  /** What exists; null for anything else. */
  readonly choice: Schemas['ImportChoice'] | null;
}

/** What was said of all rows of the file, and of possible doubles one by one, in the order of the file. */
export type Said = Pick<ImportReading, 'doubles' | 'doubleRows' | 'rootCause' | 'closingReason'>;

export interface ValueMappingInput {
  readonly id: string;
  /** How the file was checked. */
  readonly plan: Schemas['ImportPlan'];
}

export interface ValueMappingContext extends ValueMappingInput {
  /** The values of the file that name nothing. */
  readonly values: readonly ImportValue[];
  /** What was chosen since they were read, by `keyOfValue`. */
  readonly answers: Readonly<Record<string, ValueAnswer>>;
  readonly said: Said;
  /** The import whose rows are checked again. */
  readonly found: Import | null;
  readonly failure: Failure | null;
}

export type ValueMappingEvent =
  | { type: 'retried' }
  | { type: 'value.answered'; value: Pick<ImportValue, 'field' | 'text'>; answer: ValueAnswer }
  | { type: 'rows.said'; said: Partial<Omit<Said, 'doubleRows'>> }
  /** Without a use, the row is what was said of all. */
  | { type: 'double.decided'; row: number; use: ImportDoubles | null }
  | { type: 'answers.applied' };

/** Emitted to the screen, which shows the import again. */
export type ValueMappingNotice = { type: 'answers.taken'; found: Import };

export interface ApplyInput {
  readonly id: string;
  readonly plan: Schemas['ImportPlan'];
}
