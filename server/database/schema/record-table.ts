import { getTableColumns, is, sql, type SQL } from 'drizzle-orm';
import {
  check,
  index,
  PgArray,
  pgTable,
  primaryKey,
  uuid,
  type AnyPgColumn,
  type ExtraConfigColumn,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';

import { personOf } from './accounts.ts';
import {
  belongingTo,
  constraintName,
  literals,
  organisationId,
  rankOf,
  withinOrganisation,
  type RowKey,
} from './columns.ts';
import { record } from './record.ts';

/** The facts from which constraints and indexes are derived. Columns are given by their property names. */
interface ColumnFacts<Column extends string> {
  /** Columns that reference a person of the organisation. */
  readonly people?: readonly Column[];
  /** Columns that reference a row of another table. */
  readonly references?: Readonly<Partial<Record<Column, RowKey>>>;
  /** Closed-set columns that lists sort by, in the contract's order of their values. */
  readonly ranked?: readonly Column[];
  /** Other columns that lists sort by. */
  readonly sorted?: readonly Column[];
}

type ConfigColumns<Column extends string> = Readonly<Record<Column | 'organisationId' | 'id', ExtraConfigColumn>>;

/**
 * Defines a register's own table: the columns its rows add to their `record`, whose primary key they share. Keys, a
 * CHECK for each closed-set column, and the foreign keys and indexes are derived from `facts`. Each index ends with the
 * id, so that a list in its order is an index-only scan.
 * @param extras additional constraints and indexes of this register
 */
export const recordTable = <Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: Columns,
  facts: ColumnFacts<keyof Columns & string>,
  extras: (table: ConfigColumns<keyof Columns & string>) => PgTableExtraConfigValue[] = () => [],
) =>
  pgTable(name, { organisationId: organisationId(), id: uuid('id').notNull(), ...columns }, (table) => {
    const own: ConfigColumns<keyof Columns & string> = table;
    return [
      primaryKey({ columns: [own.organisationId, own.id] }),
      belongingTo(`${name}_record`, [own.organisationId, own.id], record),
      ...Object.entries<ExtraConfigColumn>(own).flatMap(([field, column]) => [
        ...closedSet(name, column),
        ...constraintsOf(name, { field, column, keys: own }, facts),
      ]),
      ...extras(own),
    ];
  });

interface Place {
  readonly field: string;
  readonly column: ExtraConfigColumn;
  readonly keys: ConfigColumns<never>;
}

function constraintsOf(table: string, { field, column, keys }: Place, facts: ColumnFacts<string>) {
  const { organisationId: organisation, id } = keys;
  const { people = [], references = {}, ranked = [], sorted = [] } = facts;
  const name = constraintName(table, column);
  const referenced = references[field];
  const inOrder = (suffix = '', by: ExtraConfigColumn | SQL = column) =>
    index(`${name}${suffix}`).on(organisation, by, id);
  if (people.includes(field)) return [personOf(`${name}_person`, [organisation, column]), inOrder()];
  if (referenced) return [withinOrganisation(name, [organisation, column], referenced), inOrder('_use')];
  if (ranked.includes(field)) {
    const rank = rankOf(declared(column));
    return [inOrder('_rank', rank), ...descending(`${name}_rank`, column, keys, rank)];
  }
  return sorted.includes(field) ? [inOrder(), ...descending(name, column, keys)] : [];
}

/** Of a column that may be null: its other index scanned backwards would put the rows without a value first. */
const descending = (
  name: string,
  column: ExtraConfigColumn,
  { organisationId: organisation, id }: Place['keys'],
  by: ExtraConfigColumn | SQL = column,
) =>
  declared(column).notNull
    ? []
    : [index(`${name}_descending`).on(organisation, sql`${by} desc nulls last`, sql`${id} desc`)];

/** The table's own column: constraint builders do not know its value type. */
const declared = (column: ExtraConfigColumn): AnyPgColumn => {
  const found = Object.values<AnyPgColumn>(getTableColumns(column.table)).find(({ name }) => name === column.name);
  return found ?? column;
};

function closedSet(table: string, column: ExtraConfigColumn) {
  const own = declared(column);
  const name = `${table}_${column.name}`;
  if (is(own, PgArray)) {
    const { enumValues } = own.baseColumn;
    return enumValues ? [check(name, sql`${column} <@ array[${literals(enumValues)}]`)] : [];
  }
  return own.enumValues ? [check(name, sql`${column} in (${literals(own.enumValues)})`)] : [];
}
