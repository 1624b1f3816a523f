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
import { belongingTo, literals, organisationId, rankOf, withinOrganisation } from './columns.ts';
import { record } from './record.ts';

/** A table of the same organisation. */
interface Referenced {
  readonly organisationId: AnyPgColumn;
  readonly id: AnyPgColumn;
}

/** What constraints and indexes follow from. Columns go by their names in the code. */
interface ColumnFacts<Column extends string> {
  /** They hold a person of the organisation. */
  readonly people?: readonly Column[];
  /** They hold a row of another table. */
  readonly references?: Readonly<Partial<Record<Column, Referenced>>>;
  /** Lists are sorted by them, in the order of their values in the contract. */
  readonly ranked?: readonly Column[];
  /** Lists are sorted by them. */
  readonly sorted?: readonly Column[];
}

type ConfigColumns<Column extends string> = Readonly<Record<Column | 'organisationId' | 'id', ExtraConfigColumn>>;

/**
 * A register's own table: what its rows add to their `record`, whose key they share. Derived are its keys, a CHECK for
 * each column of a closed set, and the foreign keys and indexes that follow from `facts`. An index ends with the id, so
 * that a list in its order is read from the index alone.
 * @param extras constraints and indexes of this register only
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

/** `information_asset_type` of `type_id`, `risk_next_review` of `next_review_on`. */
const nameOf = (table: string, column: ExtraConfigColumn) => `${table}_${column.name.replace(/_(?:id|on)$/, '')}`;

function constraintsOf(table: string, { field, column, keys }: Place, facts: ColumnFacts<string>) {
  const { organisationId: organisation, id } = keys;
  const { people = [], references = {}, ranked = [], sorted = [] } = facts;
  const name = nameOf(table, column);
  const referenced = references[field];
  const inOrder = (suffix = '', by: ExtraConfigColumn | SQL = column) =>
    index(`${name}${suffix}`).on(organisation, by, id);
  if (people.includes(field)) return [personOf(`${name}_person`, [organisation, column]), inOrder()];
  if (referenced) return [withinOrganisation(name, [organisation, column], referenced), inOrder('_use')];
  if (ranked.includes(field)) return [inOrder('_rank', rankOf(declared(column)))];
  return sorted.includes(field) ? [inOrder()] : [];
}

/** The column of the table itself: what is given to constraints does not know its values. */
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
