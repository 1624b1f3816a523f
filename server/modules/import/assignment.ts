import { sourceField } from '#domain/files/import-assignment.ts';
import type { Schemas } from '#server/contract/types.ts';
import type { FileReading } from '#server/database/schema/index.ts';
import type { ImportTarget } from '#server/modules/record/index.ts';

import { useOfDoubles } from './double-rows.ts';
import { fieldsOf, type Field } from './fields.ts';
import { zoneIn } from './time-zones.ts';
import type { Reading } from './values.ts';

/** What a person says of all rows of a file, beside how its texts are read. */
export type Said = Pick<FileReading, 'doubles' | 'doubleRows' | 'rootCause' | 'closingReason'>;

/** The assignment of a file's columns. */
export interface Assignment {
  readonly headers: readonly string[];
  /** The position of the column by which rows find their records, if one is assigned. */
  readonly reference: number | undefined;
  /** The position of the column with the file's own identifiers. */
  readonly source: number | undefined;
  readonly fields: readonly { readonly field: Field; readonly column: number; readonly reading: Reading }[];
  readonly mode: Schemas['ImportMode'];
  /** Whether the person states that what is approved was approved before, elsewhere. */
  readonly isStated: boolean;
  readonly said: Said;
  /** What a row is that may be a double; null until it is said. */
  readonly useOfDouble: (row: number) => Schemas['ImportDoubles'] | null;
}

interface AssignedFile {
  readonly columns: readonly { readonly header: string; readonly field: string | null }[];
  readonly mode: Schemas['ImportMode'];
  readonly reading: Reading & Pick<FileReading, 'approvedBefore'> & Said;
}

/** The assignment of a file's columns. One to a field that the register no longer has is left out. */
export function assignmentOf({ columns, mode, reading }: AssignedFile, register: ImportTarget): Assignment {
  const fields = fieldsOf(register);
  const columnOf = (path: string) => {
    const at = columns.findIndex(({ field }) => field === path);
    return at < 0 ? undefined : at;
  };
  return {
    mode,
    isStated: reading.approvedBefore === true,
    said: reading,
    useOfDouble: useOfDoubles(reading),
    headers: columns.map(({ header }) => header),
    reference: columnOf(register.referenceField),
    source: columnOf(sourceField),
    fields: columns.flatMap(({ field: path }, column) => {
      const field = fields.find((one) => one.path === path);
      if (field === undefined) return [];
      const own = zoneIn(columns[column]?.header ?? '');
      return [{ field, column, reading: own === null ? reading : { ...reading, timeZone: own } }];
    }),
  };
}

/** The text of a row in a column that may not be assigned. */
export const cellIn = ({ cells }: { readonly cells: readonly string[] }, column: number | undefined): string =>
  column === undefined ? '' : (cells[column] ?? '');

export const headerOf = ({ headers }: Pick<Assignment, 'headers'>, column: number | undefined): string =>
  column === undefined ? '' : (headers[column] ?? '');

/** The column of the titles. */
export const titleColumn = ({ fields }: Pick<Assignment, 'fields'>, { titleField }: ImportTarget): number | undefined =>
  fields.find(({ field }) => field.path === titleField)?.column;
