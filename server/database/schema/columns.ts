import { sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, foreignKey, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Text that people sort by: ICU order in which `R-9` comes before `R-10` and case does not split the alphabet. */
export const sortedText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text COLLATE "natural_order"',
});

/** An instant, with time zone, read and written as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The tenant key: first column of every primary, unique and foreign key of an organisation's own table. */
export const organisationId = () => uuid('organisation_id').notNull();

/** Optimistic lock: a change names the version it read, and raises it by one. */
export const version = () => integer('version').notNull().default(1);

export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () => instant('updated_at').notNull().defaultNow();

/** Values of a closed set as they stand in a constraint or an index, where no parameters can. */
export const literals = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** The place of a value among those of its set, by which it is sorted and indexed: its letters say nothing. */
export const rankAmong = (values: readonly string[], column: AnyPgColumn) =>
  sql<number>`array_position(array[${literals(values)}], ${column})`;

/** The same in the order of the contract. */
export const rankOf = (column: AnyPgColumn) => rankAmong(column.enumValues ?? [], column);

/** A foreign key that cannot leave the organisation: PostgreSQL looks past row-level security when it checks one. */
export const withinOrganisation = (
  name: string,
  columns: [organisationId: AnyPgColumn, id: AnyPgColumn],
  { organisationId: organisation, id }: { organisationId: AnyPgColumn; id: AnyPgColumn },
) => foreignKey({ name, columns, foreignColumns: [organisation, id] });

/** The same of what belongs to a record: it goes when the record is removed for good. */
export const belongingTo = (...key: Parameters<typeof withinOrganisation>) =>
  withinOrganisation(...key).onDelete('cascade');
