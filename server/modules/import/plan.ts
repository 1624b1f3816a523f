import { isDeepStrictEqual } from 'node:util';

import type { FieldError } from '#server/contract/errors.ts';
import type { Operation } from '#server/contract/operations.ts';
import type { Schemas } from '#server/contract/types.ts';
import { errorsOfBody } from '#server/contract/validation.ts';
import type { ImportError } from '#server/database/schema/index.ts';
import { operationOfKind, type FoundRecord, type Importable } from '#server/modules/record/index.ts';

import { referenceField, valueAt, type Field } from './fields.ts';
import type { FileRow } from './file/limits.ts';
import type { NameBook } from './names.ts';
import { convert, partsOf } from './values.ts';

/** The assignment of a file's columns. */
export interface Assignment {
  readonly headers: readonly string[];
  /** The position of the column with references, if one is assigned. */
  readonly reference: number | undefined;
  readonly fields: readonly { readonly field: Field; readonly column: number }[];
  readonly mode: Schemas['ImportMode'];
}

/** What happens with a row. */
export interface PlannedRow {
  readonly row: number;
  readonly outcome: Schemas['ImportOutcome'];
  readonly title: string;
  /** Top-level fields of the contract. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly changes: readonly string[];
  readonly errors: readonly ImportError[];
  readonly recordId: string | null;
  readonly version: number | null;
}

/** Plans the rows of a file in batches, in transactions. */
export interface Planner {
  plan(rows: readonly FileRow[]): Promise<PlannedRow[]>;
}

/** A row whose cells are about to be converted. */
interface OpenRow {
  readonly row: number;
  readonly cells: readonly string[];
  readonly found: FoundRecord | undefined;
  /** What stops it before its values are looked at. */
  readonly stopped: { readonly outcome: 'SKIP' | 'INVALID'; readonly errors: readonly ImportError[] } | undefined;
  /** The fields whose cells differ from what the record shows. */
  readonly set: Assignment['fields'];
}

const longestTitle = 300;

const textIn = (object: object, name: string): string => {
  const text = valueAt(object, name);
  return typeof text === 'string' ? text : '';
};

const unixLines = (text: string) => text.replaceAll('\r\n', '\n');

/** Whether a cell is as the export of the record has it, so that it changes nothing, even if it names nobody now. */
const isAsExported = (text: string, { cellOf }: Field, entity: object): boolean =>
  unixLines(text) === unixLines(String(cellOf(entity)?.value ?? ''));

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
  readonly register: Importable;
  readonly create: Operation;
  readonly names: NameBook;
  /** The first row of each reference to update. */
  readonly rowOfReference: Map<string, number>;
}

const referenceOf = ({ reference }: Assignment, { cells }: FileRow): string =>
  reference === undefined ? '' : (cells[reference] ?? '').trim();

const headerOf = ({ headers }: Assignment, column: number | undefined): string =>
  column === undefined ? '' : (headers[column] ?? '');

/** What the mode and earlier rows say of a row whose reference is that of a live record. */
function stoppedBy(plan: Plan, ref: string, row: number): OpenRow['stopped'] {
  const { mode, reference, rowOfReference } = plan;
  const invalid = (message: string) =>
    ({ outcome: 'INVALID', errors: [{ column: headerOf(plan, reference), message }] }) as const;
  if (mode === 'SKIP') return { outcome: 'SKIP', errors: [] };
  if (mode === 'STOP') return invalid(`${ref} exists already`);
  const earlier = rowOfReference.get(ref);
  if (earlier !== undefined) return invalid(`${ref} is also in row ${earlier}`);
  rowOfReference.set(ref, row);
  return undefined;
}

function openRow(plan: Plan, file: FileRow, found: FoundRecord | undefined): OpenRow {
  const { row, cells } = file;
  const stopped = found && stoppedBy(plan, referenceOf(plan, file), row);
  const set = plan.fields.filter(
    ({ field, column }) => found === undefined || !isAsExported(cells[column] ?? '', field, found.entity),
  );
  return { row, cells, found, stopped, set: stopped === undefined ? set : [] };
}

async function learnNames({ fields, names }: Plan, rows: readonly OpenRow[]): Promise<void> {
  for (const { field, column } of fields) {
    if (field.type.of !== 'name') continue;
    const texts = rows
      .filter(({ set }) => set.some((one) => one.column === column))
      .map(({ cells }) => cells[column] ?? '')
      .filter((text) => text.trim() !== '');
    await names.learn(field.type.choice, field.several ? texts.flatMap(partsOf) : texts);
  }
}

/** The values of a row, and the errors of those cells that have none. */
function convertRow(plan: Plan, { cells, set }: OpenRow, former: object) {
  const values: Record<string, unknown> = {};
  const errors: ImportError[] = [];
  for (const { field, column } of set) {
    const converted = convert(cells[column] ?? '', field, plan.names);
    if ('problem' in converted) errors.push({ column: headerOf(plan, column), message: converted.problem });
    else setAt(values, field.path, converted.value, former);
  }
  return { values, errors };
}

/** The errors of fields, by the columns that they are about. */
function atColumns(plan: Plan, errors: readonly FieldError[]): ImportError[] {
  return errors.map(({ field: path, message }) => {
    const about = plan.fields.find(({ field }) => path === field.path || path.startsWith(`${field.path}/`));
    return { column: headerOf(plan, about?.column), message };
  });
}

function titleOf({ fields }: Plan, { cells }: OpenRow, former: string): string {
  const column = fields.find(({ field }) => field.path === 'title')?.column;
  const own = column === undefined ? '' : (cells[column] ?? '').slice(0, longestTitle).toWellFormed();
  return own === '' ? former : own;
}

/** What happens with a row whose names are learnt. */
function closeRow(plan: Plan, open: OpenRow): PlannedRow {
  const { row, found, stopped, set } = open;
  const former = found?.input ?? plan.register.empty;
  const formerTitle = textIn(former, 'title');
  const { values: given, errors } = convertRow(plan, open, former);
  const values = found === undefined ? given : withoutSame(given, former);
  const planned = {
    row,
    title: titleOf(plan, open, formerTitle),
    values,
    changes: [],
    recordId: found?.id ?? null,
    version: found?.version ?? null,
  };
  if (stopped !== undefined) return { ...planned, ...stopped };
  if (errors.length === 0)
    errors.push(...atColumns(plan, errorsOfBody(plan.create, { title: formerTitle, ...values })));
  if (errors.length === 0) errors.push(...atColumns(plan, plan.register.problems(found?.input ?? null, values)));
  if (errors.length > 0) return { ...planned, outcome: 'INVALID', errors };
  if (found === undefined) return { ...planned, outcome: 'ADD', errors };
  const outcome = Object.keys(values).length === 0 ? 'UNCHANGED' : 'UPDATE';
  return { ...planned, outcome, errors, changes: changedLabels(set, values, former) };
}

export function plannerOf(register: Importable, assignment: Assignment, names: NameBook): Planner {
  const plan: Plan = {
    ...assignment,
    register,
    create: operationOfKind(register.kind, 'create'),
    names,
    rowOfReference: new Map(),
  };
  return {
    async plan(rows) {
      const refs = [...new Set(rows.map((row) => referenceOf(plan, row)))].filter((ref) => ref !== '');
      const found = refs.length === 0 ? new Map<string, FoundRecord>() : await register.find(refs);
      const opened = rows.map((row) => openRow(plan, row, found.get(referenceOf(plan, row))));
      await learnNames(plan, opened);
      return opened.map((row) => closeRow(plan, row));
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

/** The assignment of a file's columns. One to a field that the register no longer has is left out. */
export function assignmentOf(
  columns: readonly { readonly header: string; readonly field: string | null }[],
  mode: Schemas['ImportMode'],
  fields: readonly Field[],
): Assignment {
  const at = columns.findIndex(({ field }) => field === referenceField.path);
  return {
    mode,
    headers: columns.map(({ header }) => header),
    reference: at < 0 ? undefined : at,
    fields: columns.flatMap(({ field: path }, column) => {
      const field = fields.find((one) => one.path === path);
      return field === undefined ? [] : [{ field, column }];
    }),
  };
}
