import { eq, or, sql, type SQL } from 'drizzle-orm';

import { foreignKeysOf, tables } from '#server/database/foreign-keys.ts';
import type { LookupTable } from '#server/database/kind-tables.ts';

/**
 * How many rows reference an entry through the schema's foreign keys; a row that does so in several columns counts
 * once. What is deleted with the entry, such as its appetite, is a part of it and no use.
 */
export function usesOf(lookup: LookupTable): SQL<number> {
  const counts = tables.flatMap((table) => {
    const refers = foreignKeysOf(table)
      .filter(({ foreignTable, isDeletedWith }) => foreignTable === lookup && !isDeletedWith)
      .map(({ column }) => eq(column, lookup.id));
    return refers.length === 0 ? [] : [sql`(select count(*)::int from ${table} where ${or(...refers)})`];
  });
  return counts.length === 0 ? sql<number>`0` : sql<number>`${sql.join(counts, sql` + `)}`;
}
