import { Readable } from 'node:stream';

import type { FileAnswer, Schemas } from '#server/contract/types.ts';
import {
  byteOrderMark,
  csvHeader,
  sheetEndOffering,
  sheetOf,
  sheetStart,
  workbook,
  type Cell,
  type ImportTarget,
} from '#server/modules/record/index.ts';

import { assignableIn, fieldsOf, type Field } from './fields.ts';
import { limits } from './file/limits.ts';

/** The sheet with the values that fields may have. */
const valuesSheet = 'Allowed values';

/** Entries of a look-up that the sheet names. */
const mostNamed = 1_000;

/** What a field may have, if that is a closed set or the entries of a look-up. */
interface Allowed {
  readonly field: Field;
  /** The position of its column in the template. */
  readonly column: number;
  readonly values: readonly string[];
}

async function valuesOf({ type }: Field): Promise<readonly string[]> {
  if (type.of === 'set') return type.labels;
  if (type.of === 'yes or no') return ['Yes', 'No'];
  return type.of === 'name' ? ((await type.choice.offered?.(mostNamed)) ?? []) : [];
}

/** @param before how many columns are before those of the fields */
async function allowedIn(fields: readonly Field[], before: number): Promise<Allowed[]> {
  const allowed: Allowed[] = [];
  for (const [index, field] of fields.entries())
    allowed.push({ field, column: before + index, values: await valuesOf(field) });
  return allowed.filter(({ values }) => values.length > 0);
}

/** A column for each field, with its values below each other. */
function valuesXml(allowed: readonly Allowed[]): string {
  const columns = allowed.map(({ field: { label }, values }) => ({
    header: label,
    cellOf: (row: object): Cell => {
      const value = values[Number(Reflect.get(row, 'index'))];
      return value === undefined ? null : { type: 'text', value };
    },
  }));
  const rows = Array.from({ length: Math.max(...allowed.map(({ values }) => values.length)) }, (_row, index) => ({
    index,
  }));
  return sheetOf(columns, rows);
}

/** The values that programs offer in the cells of a column; not where a cell has several. */
const offeredIn = (allowed: readonly Allowed[]) =>
  allowed.flatMap(({ field: { most }, column, values }, index) =>
    most !== undefined
      ? []
      : [
          {
            column,
            lastRow: limits.rows + 1,
            from: { sheet: valuesSheet, column: index, lastRow: values.length + 1 },
          },
        ],
  );

/**
 * An empty file with a column for the reference and each field that can be set, as an export names them. A workbook also has a sheet of
 * what they may contain. In a transaction.
 */
export async function templateOf(register: ImportTarget, format: Schemas['ImportFormat']): Promise<FileAnswer> {
  const fields = fieldsOf(register);
  const assignable = assignableIn(register);
  const columns = assignable.map(({ label }) => ({ header: label, cellOf: () => null }));
  const name = `${register.form().noun.many}-template.${format}`.replaceAll(' ', '-');
  if (format === 'csv') {
    const content = Readable.from([`${byteOrderMark}${csvHeader(columns)}`]);
    return { name, contentType: 'text/csv; charset=utf-8; header=present', content };
  }
  const allowed = await allowedIn(fields, assignable.length - fields.length);
  const { sheet, file } = workbook(allowed.length === 0 ? {} : { [valuesSheet]: valuesXml(allowed) });
  sheet.end(`${sheetStart(columns)}${sheetEndOffering(columns, offeredIn(allowed))}`);
  const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name, contentType, content: file };
}
