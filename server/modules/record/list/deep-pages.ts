import { sql, type SQL } from 'drizzle-orm';

import { record } from '#server/database/schema/index.ts';
import { db, organisationOfTransaction } from '#server/database/tenancy.ts';

import { recentlyUsed } from '../register/recently-used.ts';
import { narrow, type Narrowing } from './narrowing.ts';
import { orderBy, type OwnSortKey } from './order.ts';
import type { Standing } from './totals.ts';
import type { Extent } from './walk.ts';

/** A whole list in the order of a column of `record` that is never null. */
interface DeepList {
  readonly narrowing: Narrowing;
  readonly sort: OwnSortKey;
  readonly sortId: string;
  readonly isDescending: boolean;
}

/** A record whose position in a list is known: the first of a page that was read. */
interface Place {
  readonly position: number;
  readonly id: string;
  /** Its sort value as PostgreSQL writes it. */
  readonly value: string;
}

/** A process remembers the pages of 500 lists, 100 of each: some 10 MB at most. */
const mostPlaces = 100;
const placesOf = recentlyUsed<readonly Place[]>(500);

/**
 * The ids of a page far from the start of a whole list, read from the nearest of its end, its start, and the pages
 * already read at this revision: PostgreSQL can only count its way to a page, some 100 ms for 500,000 records.
 */
export async function deepPage(list: DeepList, { offset, limit }: Extent, standing: Standing): Promise<string[]> {
  const { narrowing, sortId, isDescending } = list;
  const rows = Math.min(limit, standing.live - offset);
  if (rows <= 0) return [];
  const key = [organisationOfTransaction(), narrowing.kind, standing.revision, sortId, isDescending].join(' ');
  const places = placesOf.get(key) ?? [];
  const before = places.findLast(({ position }) => position <= offset);
  const fromStart = offset - (before?.position ?? 0);
  const fromEnd = standing.live - offset - rows;
  const found =
    fromStart <= fromEnd
      ? await read(list, false, { offset: fromStart, limit: rows }, before && startingAt(list, before))
      : (await read(list, true, { offset: fromEnd, limit: rows }, undefined)).toReversed();
  const [first] = found;
  if (first !== undefined) placesOf.set(key, withPlace(places, { position: offset, ...first }));
  return found.map(({ id }) => id);
}

/** In the order of positions, without the first one if there are too many. */
function withPlace(places: readonly Place[], place: Place): readonly Place[] {
  const others = places.filter(({ position }) => position !== place.position);
  return [...others.slice(-mostPlaces + 1), place].toSorted((one, other) => one.position - other.position);
}

const startingAt = ({ sort, isDescending }: DeepList, { value, id }: Place): SQL =>
  isDescending
    ? sql`(${sort.by}, ${record.id}) <= (${value}, ${id})`
    : sql`(${sort.by}, ${record.id}) >= (${value}, ${id})`;

function read({ narrowing, sort, isDescending }: DeepList, isReversed: boolean, extent: Extent, also: SQL | undefined) {
  const rows = db
    .select({ id: record.id, value: sql<string>`${sort.by}::text` })
    .from(record)
    .$dynamic();
  return narrow(rows, narrowing, 'text', { also })
    .orderBy(...orderBy(sort, { isDescending, isReversed }))
    .limit(extent.limit)
    .offset(extent.offset);
}
