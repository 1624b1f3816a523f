import { asc, Column, desc, is, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { record } from '#server/database/schema/index.ts';

/** A sort expression of the register's own table or of `record`. */
export interface OwnSortKey {
  readonly by: PgColumn | SQL;
  /** Set for an expression that may be null; for a column the schema knows. */
  readonly isNullable?: boolean;
  readonly reference?: undefined;
}

/** An entity that a column of the register's own table references. */
export interface Reference {
  readonly table: PgTable;
  readonly on: SQL | undefined;
  readonly id: PgColumn;
  readonly name: PgColumn;
  /** The register's own column, null without a reference. */
  readonly column: PgColumn;
  /** Accounts are of the platform: those of the organisation's people are found by it (decision 221). */
  readonly isPerson?: boolean;
}

/** The name of a referenced entity; records without one come last in both directions. */
interface ReferenceSortKey {
  readonly reference: Reference;
}

export type SortKey = OwnSortKey | ReferenceSortKey;

/** The direction in which a list is walked: `isReversed` from its end. */
export interface Walk {
  readonly isDescending: boolean;
  readonly isReversed: boolean;
}

/** Ascending or descending, with missing values at the end of the list; the id breaks ties. */
export function orderBy({ by, isNullable: known = false }: OwnSortKey, { isDescending, isReversed }: Walk): SQL[] {
  const direction = isDescending === isReversed ? asc : desc;
  const isNullable = known || (is(by, Column) && !by.notNull);
  // Only if needed: an index of a column without nulls, scanned backwards, provides no `nulls last`.
  if (!isNullable) return [direction(by), direction(record.id)];
  return [isReversed ? sql`${direction(by)} nulls first` : sql`${direction(by)} nulls last`, direction(record.id)];
}

/** The same order for records that are joined with the referenced entity, such as those of a window. */
export const orderByName = ({ name, id }: Reference, isDescending: boolean): SQL[] => {
  const direction = isDescending ? desc : asc;
  return [sql`${direction(name)} nulls last`, sql`${direction(id)} nulls last`, direction(record.id)];
};

export const isOfRecord = (by: OwnSortKey['by']): boolean => is(by, Column) && by.table === record;
