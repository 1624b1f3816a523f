import { asc, desc, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The order of a log: newest first, unless the query asks for another; the id breaks ties. */
export function newestFirst<Sort extends string>(
  { sortId, desc: backwards }: { readonly sortId?: Sort; readonly desc?: boolean },
  columns: Readonly<Record<Sort, PgColumn | SQL>>,
  { at, id }: { readonly at: PgColumn; readonly id: PgColumn },
): SQL[] {
  if (sortId === undefined) return [desc(at), desc(id)];
  const direction = backwards === true ? desc : asc;
  return [direction(columns[sortId]), direction(id)];
}
