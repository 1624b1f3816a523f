import { and, eq, getTableColumns, getTableName, is, isNull, sql, type SQL } from 'drizzle-orm';
import { alias, PgTimestamp, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

import type { Schemas } from '#server/contract/types.ts';
import type { RegisterTable } from '#server/database/kind-tables.ts';
import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import type { Reference } from './order.ts';
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

/** A record as read: its `record`, its own table's columns, the entities these reference, and additional values. */
type ReadRecord<Table extends RegisterTable, Field extends string, Added> = Pick<
  Schemas['Risk'],
  keyof typeof recordColumns
> & {
  -readonly [Column in Exclude<keyof Table['$inferSelect'], 'organisationId' | 'id' | `${Field}Id`>]: InContractForm<
    Table['$inferSelect'][Column]
  >;
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
  added?: { readonly [Name in keyof Added]: SQL<Added[Name]> },
): RecordReader<Table, Field, ReadRecord<Table, Field, Added>> {
  const own: RegisterTable = table;
  const references = Object.fromEntries(
    Object.entries<NamedTable>(named).map(([field, target]) => [field, referenceOf(own, field, target)]),
  );
  const shown = Object.fromEntries(Object.entries(references).map(([field, reference]) => [field, namedBy(reference)]));
  const entity = entityOf<ReadRecord<Table, Field, Added>>({
    ...recordColumns,
    ...ownColumns(own, Object.keys(references)),
    ...shown,
    ...added,
  });

  const select = () => {
    const rows = db.select({ entity }).from(record).innerJoin(own, hasRecord(own)).$dynamic();
    for (const { table: joined, on } of Object.values(references)) void rows.leftJoin(joined, on);
    return rows.leftJoin(author, isAuthor).leftJoin(editor, isEditor);
  };
  // Planning its joins takes longer than reading a page.
  const byIds = select()
    .where(sql`${record.id} = any(${sql.placeholder('ids')})`)
    .prepare(`attest_read_${getTableName(own)}`);
  const liveById = select()
    .where(and(eq(record.id, sql.placeholder('id')), isNull(record.deletedAt)))
    .prepare(`attest_read_live_${getTableName(own)}`);
  const rowsOf = (which: WhichRecords) => {
    if (isIds(which)) return byIds.execute({ ids: which });
    return isLiveRecord(which) ? liveById.execute({ id: which.liveId }) : select().where(which);
  };
  const read: ReadRecords<ReadRecord<Table, Field, Added>> = async (which) => {
    const found = await rowsOf(which);
    return found.map((row) => row.entity);
  };
  return { table, named, references, read };
}

function referenceOf(table: RegisterTable, field: string, target: NamedTable): Reference {
  const joined = alias(target, field);
  const { organisationId } = getTableColumns<PgTable>(joined);
  const id = columnOf(joined, 'id');
  const column = columnOf(table, `${field}Id`);
  const isOwn = organisationId === undefined ? undefined : eq(organisationId, table.organisationId);
  return { table: joined, on: and(isOwn, eq(id, column)), id, name: columnOf(joined, 'name'), column };
}

/** The own table's columns, without the keys and those shown as `references`. */
const ownColumns = (table: PgTable, references: readonly string[]) =>
  Object.fromEntries(
    Object.entries(getTableColumns<PgTable>(table))
      .filter(([name]) => name !== 'organisationId' && name !== 'id')
      .filter(([name]) => !references.some((field) => name === `${field}Id`))
      .map(([name, column]) => [name, is(column, PgTimestamp) ? inContractForm(column) : column]),
  );

function columnOf(table: PgTable, name: string): PgColumn {
  const column = getTableColumns<PgTable>(table)[name];
  if (column === undefined) throw new Error(`${getTableName(table)} has no column ${name}`);
  return column;
}
