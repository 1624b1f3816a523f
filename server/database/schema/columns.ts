import { sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, foreignKey, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Text shown in sorted lists: ICU order, in which `R-9` precedes `R-10` and case is ignored. */
export const sortedText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text COLLATE "natural_order"',
});

/** Text in the order of its code units, such as the place of a card. */
export const codeText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text COLLATE "C"',
});

/** A timestamp with time zone, mapped to a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The tenant key: the first column of every primary, unique and foreign key of an organisation's tables. */
export const organisationId = () => uuid('organisation_id').notNull();

/** Optimistic lock: an update names the version it read, and increments it. */
export const version = () => integer('version').notNull().default(1);

export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () => instant('updated_at').notNull().defaultNow();

/** The values of a closed set as SQL literals, for constraints and indexes, which take no parameters. */
export const literals = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** The ordinal of a value in its set, used to sort and index it: alphabetical order would be meaningless. */
export const rankAmong = (values: readonly string[], column: AnyPgColumn) =>
  sql<number>`array_position(array[${literals(values)}], ${column})`;

/** The same, in the order of the contract. */
export const rankOf = (column: AnyPgColumn) => rankAmong(column.enumValues ?? [], column);

/** The key of a table of an organisation. */
export interface RowKey {
  readonly organisationId: AnyPgColumn;
  readonly id: AnyPgColumn;
}

/** `information_asset_type` of `type_id`, `risk_next_review` of `next_review_on`. */
export const constraintName = (table: string, column: { readonly name: string }) =>
  `${table}_${column.name.replace(/_(?:id|on)$/, '')}`;

/**
 * A foreign key that cannot cross organisations: PostgreSQL bypasses row-level security when it checks foreign keys.
 */
export const withinOrganisation = (
  name: string,
  columns: [organisationId: AnyPgColumn, id: AnyPgColumn],
  { organisationId: organisation, id }: RowKey,
) => foreignKey({ name, columns, foreignColumns: [organisation, id] });

/** The same for a part of a record: deleted with it when the record is permanently deleted. */
export const belongingTo = (...key: Parameters<typeof withinOrganisation>) =>
  withinOrganisation(...key).onDelete('cascade');
