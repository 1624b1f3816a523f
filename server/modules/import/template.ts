import { Readable } from 'node:stream';

import { registers } from '#openapi/generated/records.ts';
import type { FileAnswer, Schemas } from '#server/contract/types.ts';
import {
  byteOrderMark,
  csvHeader,
  sheetEnd,
  sheetStart,
  workbook,
  type Importable,
} from '#server/modules/record/index.ts';

import { fieldsOf, referenceField } from './fields.ts';

/** An empty file with a column for the reference and each field, as an export names them. */
export function templateOf(register: Importable, format: Schemas['ImportFormat']): FileAnswer {
  const columns = [referenceField, ...fieldsOf(register)].map(({ label }) => ({ header: label, cellOf: () => null }));
  const name = `${registers[register.kind].noun.many}-template.${format}`.replaceAll(' ', '-');
  if (format === 'csv') {
    const content = Readable.from([`${byteOrderMark}${csvHeader(columns)}`]);
    return { name, contentType: 'text/csv; charset=utf-8; header=present', content };
  }
  const { sheet, file } = workbook();
  sheet.end(`${sheetStart(columns)}${sheetEnd}`);
  const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name, contentType, content: file };
}
