import { and, asc, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { generateNKeysBetween } from 'fractional-indexing';

import { task } from '#server/database/schema/index.ts';
import { db, organisationOfTransaction } from '#server/database/tenancy.ts';

import { positionBetween, type CardPlace, type PlacedCard } from './board-order.ts';

/** One change of the order at a time: what it is put between stays where it is until the transaction ends. */
export const lockBoard = () =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`board ${organisationOfTransaction()}`}, 0))`);

const card = { id: task.id, position: task.position };

async function lastPosition(statusId: string, except: string | null): Promise<string | null> {
  const [last] = await db
    .select(card)
    .from(task)
    .where(and(eq(task.statusId, statusId), except === null ? undefined : ne(task.id, except)))
    .orderBy(desc(task.position))
    .limit(1);
  return last?.position ?? null;
}

/** Places at the end of the column of a status; the caller holds the board. */
export async function placesAtEnd(statusId: string, count: number): Promise<string[]> {
  return generateNKeysBetween(await lastPosition(statusId, null), null, count);
}

/** The card next to one, which the person may not see: a filter hides cards, and removed ones keep their place. */
async function nextTo(
  { position }: PlacedCard,
  statusId: string,
  movedId: string,
  side: 'above' | 'below',
): Promise<PlacedCard | undefined> {
  const isBeyond = side === 'below' ? gt(task.position, position) : lt(task.position, position);
  const [found] = await db
    .select(card)
    .from(task)
    .where(and(eq(task.statusId, statusId), ne(task.id, movedId), isBeyond))
    .orderBy(side === 'below' ? asc(task.position) : desc(task.position))
    .limit(1);
  return found;
}

/**
 * The place of a card between two that a person sees; the caller holds the board. Null if they are not in the column, or not in this
 * order any more (work.md 2, A1 "Board").
 */
export async function placeBetween(
  movedId: string,
  statusId: string,
  { beforeId, afterId }: CardPlace,
): Promise<string | null> {
  const named = [beforeId, afterId].flatMap((id) => (id === null ? [] : [id.toLowerCase()]));
  const found = named.length === 0 ? [] : await cardsAmong(named, statusId, movedId);
  if (found.length < new Set(named).size) return null;
  const before = found.find(({ id }) => id === beforeId?.toLowerCase());
  const after = found.find(({ id }) => id === afterId?.toLowerCase());
  if (before && after && before.position >= after.position) return null;
  if (before) {
    const next = await nextTo(before, statusId, movedId, 'below');
    return between(before, next);
  }
  if (after) return between(await nextTo(after, statusId, movedId, 'above'), after);
  const last = await lastPosition(statusId, movedId);
  return generateNKeysBetween(last, null, 1)[0] ?? null;
}

const cardsAmong = (ids: readonly string[], statusId: string, movedId: string) =>
  db
    .select(card)
    .from(task)
    .where(and(inArray(task.id, [...ids]), eq(task.statusId, statusId), ne(task.id, movedId)));

function between(before: PlacedCard | undefined, after: PlacedCard | undefined): string | null {
  const cards = [before, after].filter((one) => one !== undefined);
  return positionBetween(cards, { beforeId: before?.id ?? null, afterId: after?.id ?? null });
}
