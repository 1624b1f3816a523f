import { asc, count, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';

import { organisationPerson, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { narrow, type Narrowing, type SearchBy } from './narrowing.ts';
import { isOfRecord, orderBy, type Reference, type SortKey, type Walk } from './order.ts';

/** A part of a list in order. */
export interface Extent {
  readonly offset: number;
  readonly limit: number;
}

export interface List {
  readonly narrowing: Narrowing;
  readonly sort: SortKey;
  readonly isDescending: boolean;
}

type Ids = Promise<string[]>;

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

/**
 * The ids of a page in the list's order, walked from the nearer end if the total is known.
 * @param total undefined if unknown
 */
export async function walk(list: List, by: SearchBy, extent: Extent, total: number | undefined): Ids {
  const { offset, limit } = extent;
  if (total === undefined || offset + limit <= total / 2) return walkFrom(list, by, false, extent);
  const rows = Math.min(limit, total - offset);
  if (rows <= 0) return [];
  const ids = await walkFrom(list, by, true, { offset: total - offset - rows, limit: rows });
  return ids.toReversed();
}

function walkFrom({ narrowing, sort, isDescending }: List, by: SearchBy, isReversed: boolean, extent: Extent): Ids {
  const direction: Walk = { isDescending, isReversed };
  if (sort.reference !== undefined) return walkByName({ narrowing, reference: sort.reference, by, direction }, extent);
  const rows = db.select({ id: record.id }).from(record).$dynamic();
  return narrow(rows, narrowing, by, { needsTable: !isOfRecord(sort.by) })
    .orderBy(...orderBy(sort, direction))
    .limit(extent.limit)
    .offset(extent.offset)
    .then(idsOf);
}

interface ByName {
  readonly narrowing: Narrowing;
  readonly reference: Reference;
  readonly by: SearchBy;
  readonly direction: Walk;
}

/**
 * In the order of a referenced entity's name: the entities, which are few, in their order, and for each its records by
 * an index; then the records without one.
 */
async function walkByName(given: ByName, { offset, limit }: Extent): Ids {
  const parts = given.direction.isReversed
    ? [unnamedPart(given), namedPart(given)]
    : [namedPart(given), unnamedPart(given)];
  const ids: string[] = [];
  let skipped = offset;
  for (const part of parts) {
    if (ids.length === limit) break;
    const found = await part.ids({ offset: skipped, limit: limit - ids.length });
    ids.push(...found);
    skipped = found.length > 0 || skipped === 0 ? 0 : skipped - (await part.size());
  }
  return ids;
}

interface Part {
  readonly ids: (extent: Extent) => Ids;
  readonly size: () => Promise<number>;
}

async function sizeOf({ narrowing, by }: ByName, also: SQL): Promise<number> {
  const rows = db.select({ size: count() }).from(record).$dynamic();
  const [row] = await narrow(rows, narrowing, by, { needsTable: true, also });
  return row?.size ?? 0;
}

const directionOf = ({ isDescending, isReversed }: Walk) => (isDescending === isReversed ? asc : desc);

function namedPart(given: ByName): Part {
  const { narrowing, reference, by, direction } = given;
  const inOrder = directionOf(direction);
  return {
    ids: ({ offset, limit }) => {
      const ofOne = narrow(db.select({ id: record.id }).from(record).$dynamic(), narrowing, by, {
        needsTable: true,
        also: reference.on,
      })
        .orderBy(inOrder(record.id))
        .limit(offset + limit)
        .as('of_one');
      const entities = db.select({ id: ofOne.id }).from(reference.table).$dynamic();
      if (reference.isPerson === true)
        void entities.innerJoin(organisationPerson, eq(organisationPerson.userId, reference.id));
      return entities
        .crossJoinLateral(ofOne)
        .orderBy(inOrder(reference.name), inOrder(reference.id), inOrder(ofOne.id))
        .limit(limit)
        .offset(offset)
        .then(idsOf);
    },
    size: () => sizeOf(given, isNotNull(reference.column)),
  };
}

function unnamedPart(given: ByName): Part {
  const { narrowing, reference, by, direction } = given;
  const also = isNull(reference.column);
  return {
    ids: ({ offset, limit }) =>
      narrow(db.select({ id: record.id }).from(record).$dynamic(), narrowing, by, { needsTable: true, also })
        .orderBy(directionOf(direction)(record.id))
        .limit(limit)
        .offset(offset)
        .then(idsOf),
    size: () => sizeOf(given, also),
  };
}
