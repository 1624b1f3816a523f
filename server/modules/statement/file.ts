import { statementColumns } from '#domain/compliance/statement-columns.ts';
import type { FileAnswer, Schemas } from '#server/contract/types.ts';
import { tableFile } from '#server/modules/record/index.ts';

type Row = Schemas['StatementRow'];

/** The version that is written. */
interface Written {
  readonly name: string;
  readonly number: string;
  /** As people read it: `Approved`. */
  readonly status: string;
  readonly approver: string;
}

/** The columns of a sheet, each with its header. */
const columns: readonly (readonly [string, (row: Row, of: Written) => string])[] = [
  ...statementColumns,
  ['Version', (_row, { number }) => number],
  ['Status', (_row, { status }) => status],
  ['Approver', (_row, { approver }) => approver],
];

/** A version of a statement as a sheet. */
export const statementFile = (rows: readonly Row[], of: Written, kind: 'csv' | 'xlsx'): FileAnswer =>
  tableFile(
    of.name,
    [columns.map(([header]) => header), ...rows.map((row) => columns.map(([, valueOf]) => valueOf(row, of)))],
    kind,
  );
