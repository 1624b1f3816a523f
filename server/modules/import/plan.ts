import { isDeepStrictEqual } from 'node:util';

import type { FieldError } from '#server/contract/errors.ts';
import type { Operation } from '#server/contract/operations.ts';
import type { Schemas } from '#server/contract/types.ts';
import { errorsOfBody } from '#server/contract/validation.ts';
import type { FileReading, ImportError } from '#server/database/schema/index.ts';
import { besideName, type FoundRecord, type ImportTarget } from '#server/modules/record/index.ts';

import { besideBook, onlyNew, settleBeside, type BesideBook, type Settle } from './beside.ts';
import { fieldsOf, isBeside, isPrepared, labelOfBeside, valueAt, type Field } from './fields.ts';
import type { FileRow } from './file/limits.ts';
import type { NameBook } from './names.ts';
import type { PlannedRow } from './planned-row.ts';
import { zoneIn } from './time-zones.ts';
import { uniqueValues, type UniqueValues } from './unique.ts';
import { convert, inOneLine, partsOf, type Converted, type Reading } from './values.ts';

/** The assignment of a file's columns. */
export interface Assignment {
  readonly headers: readonly string[];
  /** The position of the column by which rows find their records, if one is assigned. */
  readonly reference: number | undefined;
  readonly fields: readonly { readonly field: Field; readonly column: number; readonly reading: Reading }[];
  readonly mode: Schemas['ImportMode'];
  /** Whether the person states that what is approved was approved before, elsewhere. */
  readonly isStated: boolean;
}

/** Plans the rows of a file in batches, in transactions. */
export interface Planner {
  /** Reads what is stored beside the fields of the contract, before the rows are planned: outside of transactions. */
  prepare(rows: readonly FileRow[]): Promise<void>;
  plan(rows: readonly FileRow[]): Promise<PlannedRow[]>;
}

/** A row whose cells are about to be converted. */
interface OpenRow {
  readonly row: number;
  readonly cells: readonly string[];
  readonly numbers: readonly number[];
  readonly found: FoundRecord | undefined;
  /** What stops it before its values are looked at. */
  readonly stopped: { readonly outcome: 'SKIP' | 'INVALID'; readonly errors: readonly ImportError[] } | undefined;
  /** The fields whose cells differ from what the record shows. */
  readonly set: Assignment['fields'];
}

const longestTitle = 300;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const unixLines = (text: string) => text.replaceAll('\r\n', '\n');

/** Whether a cell is as the export of the record has it, so that it changes nothing, even if it names nobody now. */
const isAsExported = (text: string, field: Field, entity: object): boolean =>
  unixLines(labelOfBeside(field, text) ?? text) === unixLines(String(field.cellOf(entity)?.value ?? ''));

/** Lists of ids and values are sets. */
const comparable = (value: unknown): unknown => (Array.isArray(value) ? value.map(String).toSorted() : value);
const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(comparable(one), comparable(other));

/** Sets the value at a path: of an object's part, in a copy of the object. */
function setAt(values: Record<string, unknown>, path: string, value: unknown, former: object): void {
  const [name = '', part] = path.split('/');
  if (part === undefined) values[name] = value;
  else values[name] = { ...Object(values[name] ?? Reflect.get(former, name)), [part]: value };
}

/** What the rows of a file are planned with. */
interface Plan extends Assignment {
  readonly register: ImportTarget;
  readonly create: Operation;
  /** The field with the record that a row belongs to, which the body of the create does not have. */
  readonly parent: string | undefined;
  readonly names: NameBook;
  /** The first row of each record to update, by its id, and of each new name. */
  readonly earlierRows: Map<string, number>;
  readonly unique: UniqueValues;
  readonly beside: BesideBook;
}

const referenceOf = ({ reference }: Assignment, { cells }: FileRow): string =>
  reference === undefined ? '' : (cells[reference] ?? '');

const headerOf = ({ headers }: Assignment, column: number | undefined): string =>
  column === undefined ? '' : (headers[column] ?? '');

/** What the mode and earlier rows say of a row, by the reference or name in it. */
function stoppedBy(plan: Plan, text: string, row: number, found: FoundRecord | undefined): OpenRow['stopped'] {
  const { mode, reference, earlierRows, register } = plan;
  const shown = text.trim();
  const invalid = (message: string) =>
    ({ outcome: 'INVALID', errors: [{ column: headerOf(plan, reference), message }] }) as const;
  if (found !== undefined && mode === 'SKIP') return { outcome: 'SKIP', errors: [] };
  if (found !== undefined && mode === 'STOP') return invalid(`${shown} exists already`);
  // A new record is given another reference, but this name.
  if (found === undefined && (register.referenceField !== register.titleField || shown === '')) return undefined;
  const key = found?.id ?? shown.toLowerCase();
  const earlier = earlierRows.get(key);
  if (earlier !== undefined) return invalid(`${shown} is also in row ${earlier}`);
  earlierRows.set(key, row);
  return undefined;
}

/** Whether a cell of a row sets its field: not where it says what the record shows, or by what name it was found. */
const isSet = ({ register }: Plan, cell: string, field: Field, found: FoundRecord | undefined): boolean =>
  found === undefined || (field.path !== register.referenceField && !isAsExported(cell, field, found.entity));

function openRow(plan: Plan, file: FileRow, found: FoundRecord | undefined): OpenRow {
  const { row, cells, numbers = [] } = file;
  const stopped = stoppedBy(plan, referenceOf(plan, file), row, found);
  const set = plan.fields.filter(({ field, column }) => isSet(plan, cells[column] ?? '', field, found));
  return { row, cells, numbers, found, stopped, set: stopped === undefined ? set : [] };
}

async function learnNames({ fields, names }: Plan, rows: readonly OpenRow[]): Promise<void> {
  for (const { field, column } of fields) {
    if (field.type.of !== 'name') continue;
    const { most } = field;
    const texts = rows
      .filter(({ set }) => set.some((one) => one.column === column))
      .map(({ cells }) => cells[column] ?? '')
      .filter((text) => text.trim() !== '');
    // Of a cell with too many values, none is asked for: a file may have thousands in each cell.
    await names.learn(
      field.type.choice,
      most === undefined ? texts : texts.flatMap((text) => partsOf(text, most) ?? []),
    );
  }
}

interface ReadCell {
  readonly cell: string;
  readonly reading: Reading;
  readonly found: FoundRecord | undefined;
}

function convertCell({ names, beside }: Plan, field: Field, { cell, reading, found }: ReadCell): Converted {
  if (isBeside(field) && found !== undefined) return onlyNew;
  return isPrepared(field) ? beside.of(field, cell) : convert(cell, field, { names, reading });
}

/** The values of a row, and the errors of those cells that have none. */
function convertRow(plan: Plan, { cells, numbers, set, found }: OpenRow, former: object) {
  const values: Record<string, unknown> = {};
  const errors: ImportError[] = [];
  const failed: Field[] = [];
  for (const { field, column, reading: ofFile } of set) {
    const reading = { ...ofFile, isNumber: numbers.includes(column) };
    const cell = cells[column] ?? '';
    const converted = convertCell(plan, field, { cell, reading, found });
    if ('problem' in converted) {
      errors.push({ column: headerOf(plan, column), message: converted.problem });
      failed.push(field);
    } else if (converted.value !== undefined) setAt(values, field.path, converted.value, former);
  }
  return { values, errors, failed };
}

const isAbout = (path: string, { path: own }: Field) => path === own || path.startsWith(`${own}/`);

/** The errors of fields, by the columns that they are about; by the label of a field that no column has. */
function atColumns(plan: Plan, errors: readonly FieldError[]): ImportError[] {
  return errors.map(({ field: path, message }) => {
    const about = plan.fields.find(({ field }) => isAbout(path, field));
    const unassigned = fieldsOf(plan.register).find((field) => isAbout(path, field))?.label ?? '';
    return { column: about === undefined ? unassigned : headerOf(plan, about.column), message };
  });
}

function titleOf({ fields, register }: Plan, { cells }: OpenRow, former: string): string {
  const column = fields.find(({ field }) => field.path === register.titleField)?.column;
  const own = column === undefined ? '' : (cells[column] ?? '').slice(0, longestTitle).toWellFormed();
  return own === '' ? former : inOneLine(own);
}

/** The fields without which there is no record. */
const requiredOf = ({ shapes: { body } }: Operation, former: object): object =>
  body?.kind !== 'object'
    ? {}
    : Object.fromEntries(
        Array.from(body.properties).flatMap(([name, { required }]) => {
          const value = valueAt(former, name);
          return required && value !== undefined ? [[name, value]] : [];
        }),
      );

interface ReadRow {
  readonly found: FoundRecord | undefined;
  readonly former: object;
  readonly values: Readonly<Record<string, unknown>>;
  /** The fields whose cells could not be read. */
  readonly failed: readonly Field[];
}

/** What else is wrong with a row: of the values themselves, then between them. A field with an error has no further ones. */
function furtherErrors(plan: Plan, { found, former, values: all, failed }: ReadRow): readonly FieldError[] {
  const { [besideName]: _beside, ...values } = all;
  const isNew = ({ field }: FieldError) => !failed.some((one) => isAbout(field, one));
  const body = Object.fromEntries(Object.entries(values).filter(([name]) => name !== plan.parent));
  const ofBody = errorsOfBody(plan.create, { ...requiredOf(plan.create, former), ...body }).filter(isNew);
  if (ofBody.length > 0) return ofBody;
  return plan.register.problems(found ?? null, values).filter(isNew);
}

/** What happens with a row whose names are learnt. */
function closeRow(plan: Plan, open: OpenRow, settle: Settle): PlannedRow {
  const { row, found, stopped, set } = open;
  const former = found?.input ?? plan.register.empty;
  const formerTitle = textOf(valueAt(former, plan.register.titleField));
  const { values: given, errors, failed } = convertRow(plan, open, former);
  const settled = settleBeside(
    given,
    settle,
    plan.fields.map(({ field }) => field),
  );
  const values = found === undefined ? settled.values : withoutSame(settled.values, former);
  const planned = {
    row,
    title: titleOf(plan, open, formerTitle),
    values,
    changes: [],
    recordId: found?.id ?? null,
    version: found?.version ?? null,
  };
  if (stopped !== undefined) return { ...planned, ...stopped };
  errors.push(
    ...atColumns(
      plan,
      settled.errors.filter(({ field }) => !failed.some((one) => isAbout(field, one))),
    ),
  );
  errors.push(...atColumns(plan, furtherErrors(plan, { found, former, values, failed })));
  if (errors.length > 0) return { ...planned, outcome: 'INVALID', errors };
  if (found === undefined) return { ...planned, outcome: 'ADD', errors };
  const outcome = Object.keys(values).length === 0 ? 'UNCHANGED' : 'UPDATE';
  return { ...planned, outcome, errors, changes: changedLabels(set, values, former) };
}

/** @param organisationId whose texts are read */
export function plannerOf(
  register: ImportTarget,
  assignment: Assignment,
  names: NameBook,
  organisationId: string,
): Planner {
  const plan: Plan = {
    ...assignment,
    register,
    create: register.form().create,
    parent: register.form().parent?.path,
    names,
    earlierRows: new Map(),
    unique: uniqueValues(register),
    beside: besideBook(register, organisationId),
  };
  return {
    prepare: (rows) => plan.beside.prepare(plan.fields, rows),

    async plan(rows) {
      const texts = [...new Set(rows.map((row) => referenceOf(plan, row)))].filter((text) => text.trim() !== '');
      const found = texts.length === 0 ? new Map<string, FoundRecord>() : await plan.beside.find(texts);
      const opened = rows.map((row) => openRow(plan, row, found.get(referenceOf(plan, row))));
      await learnNames(plan, opened);
      const settle = await register.beside?.settler(assignment.isStated);
      const closed = opened.map((row) => closeRow(plan, row, row.found === undefined ? settle : undefined));
      const taken = await plan.unique.takenBy(closed);
      return closed.map((row) => {
        const errors = taken(row);
        if (errors.length === 0) return row;
        return { ...row, outcome: 'INVALID', errors: [...row.errors, ...atColumns(plan, errors)] };
      });
    },
  };
}

const withoutSame = (values: Readonly<Record<string, unknown>>, former: object) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, Reflect.get(former, name))));

/** The labels of the fields that a row changes. */
const changedLabels = (set: Assignment['fields'], values: object, former: object): string[] =>
  set
    .filter(({ field: { path } }) => Object.hasOwn(values, path.split('/')[0] ?? ''))
    .filter(({ field: { path } }) => !isSame(valueAt(values, path), valueAt(former, path)))
    .map(({ field }) => field.label);

interface AssignedFile {
  readonly columns: readonly { readonly header: string; readonly field: string | null }[];
  readonly mode: Schemas['ImportMode'];
  readonly reading: Reading & Pick<FileReading, 'approvedBefore'>;
}

/** The assignment of a file's columns. One to a field that the register no longer has is left out. */
export function assignmentOf({ columns, mode, reading }: AssignedFile, register: ImportTarget): Assignment {
  const fields = fieldsOf(register);
  const at = columns.findIndex(({ field }) => field === register.referenceField);
  return {
    mode,
    isStated: reading.approvedBefore === true,
    headers: columns.map(({ header }) => header),
    reference: at < 0 ? undefined : at,
    fields: columns.flatMap(({ field: path }, column) => {
      const field = fields.find((one) => one.path === path);
      if (field === undefined) return [];
      const own = zoneIn(columns[column]?.header ?? '');
      return [{ field, column, reading: own === null ? reading : { ...reading, timeZone: own } }];
    }),
  };
}
