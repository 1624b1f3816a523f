import { PassThrough, type Readable } from 'node:stream';

import type { FieldText } from '#domain/words/field-text.ts';
import { textsOfKind } from '#domain/words/index.ts';
import type { Schema } from '#server/contract/document.ts';
import { operationsOfContract } from '#server/contract/operations.ts';
import { partSerialiserOf } from '#server/contract/serialisation.ts';
import type { OperationId, Schemas } from '#server/contract/types.ts';

import { operationOfKind } from '../change/operation-of-kind.ts';
import { isRegister, type Kind } from '../people/visibility.ts';
import { columnsOf, resolved, schemaOf, type Column, type OwnCells } from './columns.ts';
import { byteOrderMark, csvHeader, csvLines } from './csv.ts';
import { explanationOf, sheetEnd, sheetRows, sheetStart } from './sheet.ts';
import { workbook } from './xlsx.ts';

/** How records are written in a format: the start, one text per batch, the end. */
export interface Format {
  readonly extension: string;
  readonly contentType: string;
  readonly start: string;
  /** @param before how many records were written before them */
  readonly batch: (records: readonly object[], before: number) => string;
  /** @param written how many records the file has */
  readonly end: (written: number) => string;
  /** The most records that a file of the format can hold, and what a longer list is refused with. */
  readonly limit?: { readonly most: number; readonly message: string };
  readonly open: () => Opened;
}

/** Where the text of a file is written, and where the file is read. */
export interface Opened {
  readonly into: PassThrough;
  readonly file: Readable;
}

const plain = (): Opened => {
  const into = new PassThrough();
  return { into, file: into };
};

const asWorkbook = (columns: readonly Column[]): Opened => {
  const { sheet, file } = workbook({ Columns: explanationOf(columns) });
  return { into: sheet, file };
};

/** Rows of a sheet (Excel specifications and limits), without the header row. */
const sheetLimit = {
  most: 1_048_575,
  message: 'An Excel file holds at most 1,048,575 rows. Export as CSV, or filter the list.',
};

const csv = (columns: readonly Column[]): Format => ({
  extension: 'csv',
  contentType: 'text/csv; charset=utf-8; header=present',
  start: `${byteOrderMark}${csvHeader(columns)}`,
  batch: (records) => csvLines(columns, records),
  end: () => '',
  open: plain,
});

const xlsx = (columns: readonly Column[]): Format => ({
  extension: 'xlsx',
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  start: sheetStart(columns),
  batch: (records, before) => sheetRows(columns, records, before),
  end: (written) => sheetEnd(columns, written),
  limit: sheetLimit,
  open: () => asWorkbook(columns),
});

const json = (write: (record: object) => string): Format => ({
  extension: 'json',
  contentType: 'application/json; charset=utf-8',
  start: '[',
  batch: (records, before) => `${before === 0 ? '' : ','}\n${records.map(write).join(',\n')}`,
  end: () => '\n]\n',
  open: plain,
});

export type Formats = Readonly<Record<Schemas['ExportFormat'], Format>>;

const made = new Map<Kind, Formats>();

/** The formats of a kind's exports, derived from the contract on first use. @param also columns beside its fields, always the same */
export function formatsOf(kind: Kind, also: readonly Column[] = []): Formats {
  const known = made.get(kind) ?? formatsFor(kind, also);
  made.set(kind, known);
  return known;
}

function formatsFor(kind: Kind, also: readonly Column[]): Formats {
  const schema = entitySchemaOf(kind);
  const columns = [...columnsOf(textsOfKind(kind), schema), ...also];
  return { csv: csv(columns), xlsx: xlsx(columns), json: json(partSerialiserOf(schema)) };
}

/** The formats of rows that are no records: of the schema that the contract has for them, with these words. */
export function formatsOfRows(texts: Readonly<Record<string, FieldText>>, row: Schema, ownCells?: OwnCells): Formats {
  const columns = columnsOf(texts, row, ownCells);
  return { csv: csv(columns), xlsx: xlsx(columns), json: json(partSerialiserOf(row)) };
}

/** The formats of rows with these columns; in JSON they are as they are read. */
export const formatsOfColumns = (columns: readonly Column[]): Formats => ({
  csv: csv(columns),
  xlsx: xlsx(columns),
  json: json((row) => JSON.stringify(row)),
});

/** The schema of the rows that an operation exports. */
export function rowSchemaOf(id: OperationId): Schema {
  const operation = operationsOfContract.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`The contract has no operation ${id}`);
  return schemaOf(operation.successSchema['items']);
}

/** The schema of a record, or of an entry of a look-up, as the API answers it. */
function entitySchemaOf(kind: Kind): Schema {
  if (isRegister(kind)) return schemaOf(operationOfKind(kind, 'exportFile').successSchema['items']);
  const { properties } = resolved(operationOfKind(kind, 'create').successSchema);
  return schemaOf(schemaOf(properties)['data']);
}

/** The columns of a kind's export. */
export const exportColumns = (kind: Kind): readonly Column[] => columnsOf(textsOfKind(kind), entitySchemaOf(kind));
