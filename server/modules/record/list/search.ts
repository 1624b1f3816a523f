import { asc, count, sql, type SQL, type Subquery } from 'drizzle-orm';

import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { containsText, foundBySearch, narrow, type Narrowing, type SearchBy } from './narrowing.ts';
import type { Total } from './pages.ts';

/** Filtered and searched totals are exact up to this number. */
const mostCounted = 10_000;

/** How many records are read to estimate how many contain a text. */
const sampleSize = 1_000;

/** From this share of the sample, reading texts in the list's order fills a page sooner than the index of all texts. */
const commonShare = 0.01;

/** With a filter, each match of the index is joined: beyond so many, reading texts counts up to `mostCounted` sooner. */
const mostJoined = 10_000;

/** So many matches are remembered with their total, some 80 bytes each. */
const mostRemembered = 200;

/** What is known about a search before its page is read. */
export interface SearchEstimate {
  readonly by: SearchBy;
  /** The share of records that match, as far as the sample shows. */
  readonly share: number;
  /** How many match, if the sample was the whole list or there are few. */
  readonly counted: Total | undefined;
  /** All matches, if there are few. */
  readonly ids?: readonly string[];
}

/**
 * Estimates from a sample how a text is found sooner. The sample is random: ids are, and it is the first in their
 * order.
 */
export async function searchByOf(narrowing: Narrowing): Promise<SearchEstimate> {
  const { search } = narrowing;
  if (search === undefined) return { by: 'text', share: 1, counted: undefined };
  const all = { ...narrowing, search: undefined };
  const rows = db
    .select({ isMatch: containsText(search).as('is_match') })
    .from(record)
    .$dynamic();
  const sample = narrow(rows, all, 'text').orderBy(asc(record.id)).limit(sampleSize).as('sample');
  const [found] = await db
    .select({ read: count(), matches: sql<number>`(count(*) filter (where ${sample.isMatch}))::integer` })
    .from(sample);
  const { read = 0, matches = 0 } = found ?? {};
  if (read < sampleSize) return { by: 'text', share: 1, counted: { total: matches, totalIsExact: true } };
  const share = matches / read;
  if (share >= commonShare) return { by: 'text', share, counted: undefined };
  return { by: 'index', share, ...(await fewMatches(narrowing)) };
}

/** All matches of a rare text, if they are few: their pages and orders need no other search. */
async function fewMatches(narrowing: Narrowing): Promise<Pick<SearchEstimate, 'counted' | 'ids'>> {
  const rows = db.select({ id: record.id }).from(record).$dynamic();
  const found = await narrow(rows, narrowing, 'index').limit(mostRemembered + 1);
  if (found.length > mostRemembered) return { counted: undefined };
  return { counted: { total: found.length, totalIsExact: true }, ids: found.map(({ id }) => id) };
}

/** How far below the share of a sample that of all records may be, in standard deviations: 1 in 3 million is further. */
const certainty = 5;

/** The least share of all records that the share of a sample allows (the lower limit of Wilson's score interval). */
function leastShare(share: number): number {
  const spread = certainty ** 2 / sampleSize;
  const deviation = certainty * Math.sqrt((share * (1 - share)) / sampleSize + spread / (4 * sampleSize));
  return (share + spread / 2 - deviation) / (1 + spread);
}

/**
 * Counts the matching records, up to `mostCounted`. Those of a text that is certainly in more records are not read.
 * @param live how many records of the kind there are
 */
export async function countOf(
  narrowing: Narrowing,
  { by, share }: Pick<SearchEstimate, 'by' | 'share'>,
  live: number,
): Promise<Total> {
  const { kind, search, filter } = narrowing;
  if (search !== undefined && filter === undefined) {
    if (leastShare(share) * live > mostCounted) return { total: mostCounted, totalIsExact: false };
    // The function finds live records of the organisation, so none of them needs to be read again.
    return totalIn(sql`(select ${foundBySearch(kind, search)} limit ${mostCounted + 1}) as found`);
  }
  const rows = db
    .select({ one: sql`1`.as('one') })
    .from(record)
    .$dynamic();
  const read = narrow(rows, narrowing, share * live < mostJoined ? 'index' : by);
  return totalIn(read.limit(mostCounted + 1).as('some'));
}

async function totalIn(some: Subquery | SQL): Promise<Total> {
  const [row] = await db.select({ total: count() }).from(some);
  const total = row?.total ?? 0;
  return { total: Math.min(total, mostCounted), totalIsExact: total <= mostCounted };
}
