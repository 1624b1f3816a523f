import { and, eq, getTableColumns, getTableName, is, isNull, sql, type SQL } from 'drizzle-orm';
import { alias, PgTimestamp, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

import type { Schemas } from '#server/contract/types.ts';
import type { RegisterTable } from '#server/database/kind-tables.ts';
import { record, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import type { AddedValue } from '../change/added-values.ts';
import type { Reference } from '../list/order.ts';
import {
  author,
  editor,
  entityOf,
  hasRecord,
  inContractForm,
  isAuthor,
  isEditor,
  namedBy,
  recordColumns,
  recordValues,
} from './rows.ts';

/** An entity that records reference by id: a look-up entry, a person. */
type NamedTable = PgTable & { readonly id: PgColumn; readonly name: PgColumn };

/** `type` for a table with `typeId`. */
type ReferenceOf<Table extends RegisterTable> = keyof Table & string extends infer Column
  ? Column extends `${infer Field}Id`
    ? Field
    : never
  : never;

type InContractForm<Value> = Value extends Date ? string : Value;

/** `occurred` for a table with `occurredIn`: a time whose instant, or period, is `occurredAt`. */
type RoughOf<Table extends RegisterTable> = keyof Table & string extends infer Column
  ? Column extends `${infer Name}In`
    ? Name
    : never
  : never;

/** A record as read: its `record`, its own table's columns, the entities these reference, and additional values. */
type ReadRecord<Table extends RegisterTable, Field extends string, Added> = Pick<
  Schemas['Risk'],
  keyof typeof recordColumns | keyof typeof recordValues
> & {
  -readonly [
    Column in Exclude<
      keyof Table['$inferSelect'],
      'organisationId' | 'id' | `${Field}Id` | `${RoughOf<Table>}${'In' | 'From'}`
    >
  ]: InContractForm<Table['$inferSelect'][Column]>;
} & Record<Field, { id: string; name: string } | null> &
  Added;

/** A live record by its id. */
interface LiveRecord {
  readonly liveId: string;
}

/**
 * Which records: those that match a condition on `record`; or those with the ids, or the live one with an id, which
 * prepared statements read.
 */
export type WhichRecords = SQL | readonly string[] | LiveRecord | undefined;

/** Reads records, including removed ones, in no particular order. */
export type ReadRecords<Entity> = (which: WhichRecords) => Promise<Entity[]>;

const isIds = (which: WhichRecords): which is readonly string[] => Array.isArray(which);

const isLiveRecord = (which: SQL | LiveRecord | undefined): which is LiveRecord =>
  which !== undefined && 'liveId' in which;

const isAmongIds = sql`${record.id} = any(${sql.placeholder('ids')})`;

/** From so many records on, what they have in other tables is read by a statement for each table. */
const many = 100;

/** A register's own table, and how its records are read. */
export interface RecordReader<Table extends RegisterTable, Field extends string, Entity> {
  readonly table: Table;
  /** The tables that a field may reference. */
  readonly named: Readonly<Record<Field, NamedTable>>;
  /** The same, joined. */
  readonly references: Readonly<Record<string, Reference>>;
  readonly read: ReadRecords<Entity>;
}

/**
 * Creates the reader of a register's records with its own table's columns.
 * @param named the referenced tables by field: `{ owner: userAccount }` shows `owner` instead of `ownerId`
 * @param added values read in addition to the columns
 */
export function recordReader<
  Table extends RegisterTable,
  Field extends ReferenceOf<Table>,
  Added extends object = object,
>(
  table: Table,
  named: Readonly<Record<Field, NamedTable>>,
  added?: { readonly [Name in keyof Added]: AddedValue<Added[Name]> },
): RecordReader<Table, Field, ReadRecord<Table, Field, Added>> {
  const own: RegisterTable = table;
  const references = Object.fromEntries(
    Object.entries<NamedTable>(named).map(([field, target]) => [field, referenceOf(own, field, target)]),
  );
  const shown = Object.fromEntries(Object.entries(references).map(([field, reference]) => [field, namedBy(reference)]));
  const columns = { ...recordColumns, ...ownColumns(own, Object.keys(references)), ...shown };
  const values: Values = Object.entries({ ...recordValues, ...added });
  return { table, named, references, read: readWith({ table: own, references, columns, values }) };
}

type Values = readonly (readonly [name: string, value: AddedValue<unknown>])[];

interface Selection {
  readonly table: RegisterTable;
  readonly references: Readonly<Record<string, Reference>>;
  readonly columns: Readonly<Record<string, PgColumn | SQL>>;
  readonly values: Values;
}

/** How records are read: by one statement, or, if they are many, by one for each value that other tables have. */
function readWith<Entity extends { readonly id: string }>(selection: Selection): ReadRecords<Entity> {
  const { table, references, columns, values } = selection;
  const select = (entity: SQL<Entity>) => {
    const rows = db.select({ entity }).from(record).innerJoin(table, hasRecord(table)).$dynamic();
    for (const { table: joined, on } of Object.values(references)) void rows.leftJoin(joined, on);
    return rows.leftJoin(author, isAuthor).leftJoin(editor, isEditor);
  };
  const ofRecord = Object.fromEntries(values.map(([name, value]) => [name, value.ofRecord]));
  const whole = entityOf<Entity>({ ...columns, ...ofRecord });
  const name = getTableName(table);
  // Planning its joins takes longer than reading a page.
  const byIds = select(whole).where(isAmongIds).prepare(`attest_read_${name}`);
  const liveById = select(whole)
    .where(and(eq(record.id, sql.placeholder('id')), isNull(record.deletedAt)))
    .prepare(`attest_read_live_${name}`);
  const manyByIds = select(entityOf<Entity>(columns)).where(isAmongIds).prepare(`attest_read_many_${name}`);

  /** Sent together: the connection pipelines. */
  const readMany = async (ids: readonly string[]) => {
    const [rows, ...found] = await Promise.all([
      manyByIds.execute({ ids }),
      ...values.map(async ([field, { ofMany, none }]) => ({ field, none, byId: await ofMany(ids) })),
    ]);
    for (const { entity } of rows)
      for (const { field, none, byId } of found) Reflect.set(entity, field, byId.get(entity.id) ?? none);
    return rows;
  };

  const rowsOf = (which: WhichRecords) => {
    if (isIds(which)) return which.length < many ? byIds.execute({ ids: which }) : readMany(which);
    return isLiveRecord(which) ? liveById.execute({ id: which.liveId }) : select(whole).where(which);
  };
  return async (which) => (await rowsOf(which)).map(({ entity }) => entity);
}

function referenceOf(table: RegisterTable, field: string, target: NamedTable): Reference {
  const joined = alias(target, field);
  const { organisationId } = getTableColumns<PgTable>(joined);
  const id = columnOf(joined, 'id');
  const column = columnOf(table, `${field}Id`);
  const isOwn = organisationId === undefined ? undefined : eq(organisationId, table.organisationId);
  const isPerson = target === userAccount;
  return { table: joined, on: and(isOwn, eq(id, column)), id, name: columnOf(joined, 'name'), column, isPerson };
}

/**
 * The own table's columns, without the keys and those shown as `references`. A time that may be known by its day, month or year
 * only, such as `occurredAt` with `occurredIn`, is one value.
 */
function ownColumns(table: PgTable, references: readonly string[]) {
  const columns = getTableColumns<PgTable>(table);
  const periodOf = (name: string) => columns[`${name.replace(/At$/, '')}In`];
  const isPartOfTime = (name: string) =>
    /(?:In|From)$/.test(name) && periodOf(name.replace(/(?:In|From)$/, '')) !== undefined;
  const valueOf = (name: string, column: PgColumn) => {
    if (!is(column, PgTimestamp)) return column;
    const period = name.endsWith('At') ? periodOf(name) : undefined;
    return period === undefined ? inContractForm(column) : sql`coalesce(${inContractForm(column)}, ${period})`;
  };
  return Object.fromEntries(
    Object.entries(columns)
      .filter(([name]) => name !== 'organisationId' && name !== 'id' && !isPartOfTime(name))
      .filter(([name]) => !references.some((field) => name === `${field}Id`))
      .map(([name, column]) => [name, valueOf(name, column)]),
  );
}

function columnOf(table: PgTable, name: string): PgColumn {
  const column = getTableColumns<PgTable>(table)[name];
  if (column === undefined) throw new Error(`${getTableName(table)} has no column ${name}`);
  return column;
}
