import { isDeepStrictEqual } from 'node:util';

import { oneLine } from '#domain/text/one-line.ts';
import type { FieldError } from '#server/contract/errors.ts';
import type { Operation } from '#server/contract/operations.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { errorsOfBody } from '#server/contract/validation.ts';
import type { ImportError } from '#server/database/schema/index.ts';
import { besideName, type FoundRecord, type ImportTarget } from '#server/modules/record/index.ts';

import { headerOf, titleColumn, type Assignment } from './assignment.ts';
import { besideBook, onlyNew, settleBeside, type BesideBook, type Settle } from './beside.ts';
import { fieldsOf, isBeside, isPrepared, valueAt, type Field } from './fields.ts';
import type { FileRow } from './file/limits.ts';
import { rowFinder, type Located } from './find-rows.ts';
import type { ValueBook } from './mapping/value-book.ts';
import type { NameBook } from './names.ts';
import { openRow, type Opening, type OpenRow } from './open-row.ts';
import type { OwnRows } from './own-rows.ts';
import type { PlannedRow } from './planned-row.ts';
import { uniqueValues, type UniqueValues } from './unique.ts';
import { convert, partsOf, type Converted, type Reading } from './values.ts';

/** Plans the rows of a file in batches, in transactions. */
export interface Planner {
  /** Reads what is stored beside the fields of the contract, before the rows are planned: outside of transactions. */
  prepare(rows: readonly FileRow[]): Promise<void>;
  plan(rows: readonly FileRow[]): Promise<PlannedRow[]>;
  /** What is asked about how many of the rows that were planned. */
  asked(): Asked;
}

const longestTitle = 300;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

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
interface Plan extends Opening {
  readonly create: Operation;
  /** The field with the record that a row belongs to, which the body of the create does not have. */
  readonly parent: string | undefined;
  readonly names: NameBook;
  readonly unique: UniqueValues;
  readonly beside: BesideBook;
  readonly answers: ValueBook;
  readonly ownRows: OwnRows | undefined;
  /** How many rows are asked about so far. */
  readonly asked: Asked;
}

/** What is asked about how many rows. */
export interface Asked {
  doubles: number;
  rootCause: number;
  closingReason: number;
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
  readonly row: number;
  readonly cell: string;
  readonly reading: Reading;
  readonly found: FoundRecord | undefined;
}

/** What texts of a row name: in the register, or else in the other rows of its file. */
const namesIn = ({ names, ownRows, register }: Plan, row: number): Pick<NameBook, 'find'> => ({
  find(choice, text) {
    const found = names.find(choice, text);
    if (found.length > 0 || ownRows === undefined || choice.records !== register.kind) return found;
    return ownRows.named(text, row);
  },
});

function convertCell(plan: Plan, field: Field, { row, cell, reading, found }: ReadCell): Converted {
  if (isBeside(field) && found !== undefined) return onlyNew;
  if (isPrepared(field)) return plan.beside.of(field, cell);
  return convert(cell, field, { names: namesIn(plan, row), reading, answers: plan.answers });
}

/** The values of a row, and the errors of those cells that have none. */
function convertRow(plan: Plan, { row, cells, numbers, set, found }: OpenRow, former: object) {
  const values: Record<string, unknown> = {};
  const errors: ImportError[] = [];
  const failed: Field[] = [];
  for (const { field, column, reading: ofFile } of set) {
    const reading = { ...ofFile, isNumber: numbers.includes(column) };
    const cell = cells[column] ?? '';
    const converted = convertCell(plan, field, { row, cell, reading, found });
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
  const column = titleColumn({ fields }, register);
  const own = column === undefined ? '' : (cells[column] ?? '').slice(0, longestTitle).toWellFormed();
  return own === '' ? former : oneLine(own);
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
  const { row, found, stopped, set, double, sourceKey } = open;
  const former = found?.input ?? plan.register.empty;
  const formerTitle = textOf(valueAt(former, plan.register.titleField));
  const { values: given, errors, failed } = convertRow(plan, open, former);
  const settled = settleBeside(
    given,
    settle,
    plan.fields.map(({ field }) => field),
  );
  for (const lack of settled.lacks) plan.asked[lack] += 1;
  const values = found === undefined ? settled.values : withoutSame(settled.values, former);
  const planned = {
    row,
    title: titleOf(plan, open, formerTitle),
    values,
    changes: [],
    recordId: found?.id ?? double?.records[0]?.id ?? null,
    version: found?.version ?? null,
    double: double?.shown ?? null,
    sourceKey: sourceKey === '' ? null : sourceKey,
  };
  if (double !== undefined) plan.asked.doubles += 1;
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

/** What a file is planned with. */
interface PlannerInput {
  readonly register: ImportTarget;
  readonly assignment: Assignment;
  readonly names: NameBook;
  readonly answers: ValueBook;
  readonly ownRows: OwnRows | undefined;
  /** Who imports it. */
  readonly actor: OrganisationContext;
}

export function plannerOf({ register, assignment, names, answers, ownRows, actor }: PlannerInput): Planner {
  const beside = besideBook(register, actor.organisation.id);
  const plan: Plan = {
    ...assignment,
    register,
    finder: rowFinder(register, assignment, beside),
    answers,
    ownRows,
    asked: { doubles: 0, rootCause: 0, closingReason: 0 },
    create: register.form().create,
    parent: register.form().parent?.path,
    names,
    earlierRows: new Map(),
    unique: uniqueValues(register),
    beside,
  };
  return {
    prepare: (rows) => plan.beside.prepare(plan.fields, rows),

    async plan(rows) {
      const located = await plan.finder.locate(rows);
      const opened = rows.map((row) => openRow(plan, row, located.get(row.row) ?? unknownRow));
      await learnNames(plan, opened);
      const { isStated, said } = assignment;
      const settle = await register.beside?.settler({ isStated, ...said }, actor);
      const closed = opened.map((row) => closeRow(plan, row, row.found === undefined ? settle : undefined));
      const taken = await plan.unique.takenBy(closed);
      const planned = closed.map((row): PlannedRow => {
        const errors = taken(row);
        if (errors.length === 0) return row;
        return { ...row, outcome: 'INVALID', errors: [...row.errors, ...atColumns(plan, errors)] };
      });
      ownRows?.note(planned);
      return planned;
    },

    asked: () => plan.asked,
  };
}

const unknownRow: Located = { found: undefined, double: undefined, sourceKey: '' };

const withoutSame = (values: Readonly<Record<string, unknown>>, former: object) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, Reflect.get(former, name))));

/** The labels of the fields that a row changes. */
const changedLabels = (set: Assignment['fields'], values: object, former: object): string[] =>
  set
    .filter(({ field: { path } }) => Object.hasOwn(values, path.split('/')[0] ?? ''))
    .filter(({ field: { path } }) => !isSame(valueAt(values, path), valueAt(former, path)))
    .map(({ field }) => field.label);
