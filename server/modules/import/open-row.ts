import { sourceField } from '#domain/files/import-assignment.ts';
import type { ImportError } from '#server/database/schema/index.ts';
import type { FoundRecord, ImportTarget } from '#server/modules/record/index.ts';

import { cellIn, headerOf, titleColumn, type Assignment } from './assignment.ts';
import { labelOfBeside, type Field } from './fields.ts';
import type { FileRow } from './file/limits.ts';
import type { Double, Located, RowFinder } from './find-rows.ts';

/** A row whose cells are about to be converted. */
export interface OpenRow {
  readonly row: number;
  readonly cells: readonly string[];
  readonly numbers: readonly number[];
  readonly found: FoundRecord | undefined;
  readonly double: Double | undefined;
  readonly sourceKey: string;
  /** What stops it before its values are looked at. */
  readonly stopped: Stopped | undefined;
  /** The fields whose cells differ from what the record shows. */
  readonly set: Assignment['fields'];
}

interface Stopped {
  readonly outcome: 'SKIP' | 'INVALID';
  readonly errors: readonly ImportError[];
}

/** What rows are opened with. */
export interface Opening extends Assignment {
  readonly register: ImportTarget;
  readonly finder: RowFinder;
  /** The first row of each record to update, by its id, and of each new name or identifier. */
  readonly earlierRows: Map<string, number>;
}

const unixLines = (text: string) => text.replaceAll('\r\n', '\n');

/** Whether a cell is as the export of the record has it, so that it changes nothing, even if it names nobody now. */
const isAsExported = (text: string, field: Field, entity: object): boolean =>
  unixLines(labelOfBeside(field, text) ?? text) === unixLines(String(field.cellOf(entity)?.value ?? ''));

/** What is said twice: a record that an earlier row changes, or a name or identifier that an earlier row adds. */
function repeated(plan: Opening, { row, name, column }: Named, keys: readonly string[]): Stopped | undefined {
  const { earlierRows } = plan;
  const earlier = keys.map((key) => earlierRows.get(key)).find((one) => one !== undefined);
  for (const key of keys) if (!earlierRows.has(key)) earlierRows.set(key, row);
  if (earlier === undefined) return undefined;
  const message = `${name} is also in row ${earlier}`;
  return { outcome: 'INVALID', errors: [{ column: headerOf(plan, column), message }] };
}

/** What a row is called, and in which column. */
interface Named {
  readonly row: number;
  readonly name: string;
  readonly column: number | undefined;
}

/** What the mode and earlier rows say of a row, by the reference, identifier or name in it. */
function stoppedBy(plan: Opening, file: FileRow, { found, sourceKey }: Located): Stopped | undefined {
  const { mode, reference, source, register } = plan;
  const byReference = cellIn(file, reference).trim();
  const column = byReference === '' ? source : reference;
  const name = byReference === '' ? cellIn(file, source).trim() : byReference;
  const named = { row: file.row, name, column };
  if (found !== undefined && mode === 'SKIP') return { outcome: 'SKIP', errors: [] };
  if (found !== undefined && mode === 'STOP')
    return { outcome: 'INVALID', errors: [{ column: headerOf(plan, column), message: `${name} exists already` }] };
  const keys = sourceKey === '' ? [] : [`${sourceField} ${sourceKey}`];
  if (found !== undefined) return repeated(plan, named, [...keys, found.id]);
  // A new record is given another reference, but this name.
  const isName = register.referenceField === register.titleField && name !== '';
  return repeated(plan, named, isName ? [...keys, name.toLowerCase()] : keys);
}

/** What becomes of a row that may be a double, as the person has said; nothing is said yet, so it is left out. */
function asDouble(plan: Opening, file: FileRow, { shown, records }: Double): Pick<OpenRow, 'found' | 'stopped'> {
  const skipped = { found: undefined, stopped: { outcome: 'SKIP', errors: [] } } as const;
  const use = plan.useOfDouble(file.row);
  if (use === 'ADD') return { found: undefined, stopped: undefined };
  if (use !== 'UPDATE' || shown.row !== null) return skipped;
  const [one, another] = records;
  const found = one && another === undefined ? plan.finder.byReference(one.ref) : undefined;
  const column = titleColumn(plan, plan.register);
  if (found !== undefined)
    return {
      found,
      stopped: repeated(plan, { row: file.row, name: cellIn(file, column).trim(), column }, [found.id]),
    };
  const message = `Several have this title: ${records.map(({ ref }) => ref).join(', ')}. Write the reference`;
  return { found: undefined, stopped: { outcome: 'INVALID', errors: [{ column: headerOf(plan, column), message }] } };
}

/** Whether a cell of a row sets its field: not where it says what the record shows, or by what name it was found. */
const isSet = ({ register }: Opening, cell: string, field: Field, found: FoundRecord | undefined): boolean =>
  found === undefined || (field.path !== register.referenceField && !isAsExported(cell, field, found.entity));

export function openRow(plan: Opening, file: FileRow, located: Located): OpenRow {
  const { row, cells, numbers = [] } = file;
  const { double, sourceKey } = located;
  const doubled = double && asDouble(plan, file, double);
  const found = doubled?.found ?? located.found;
  const stopped = doubled?.stopped ?? (doubled?.found === undefined ? stoppedBy(plan, file, located) : undefined);
  const set = plan.fields.filter(({ field, column }) => isSet(plan, cells[column] ?? '', field, found));
  return { row, cells, numbers, found, double, sourceKey, stopped, set: stopped === undefined ? set : [] };
}
