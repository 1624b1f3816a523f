import { asc, count, sql } from 'drizzle-orm';

import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { containsText, narrow, type Narrowing, type SearchBy } from './narrowing.ts';
import type { Total } from './pages.ts';

/** Filtered and searched totals are exact up to this number. */
const mostCounted = 10_000;

/** How many records are read to estimate how many contain a text. */
const sampleSize = 1_000;

/** From this share of the sample, reading texts in the list's order fills a page sooner than the index of all texts. */
const commonShare = 0.01;

/** From this share, reading texts counts up to `mostCounted` sooner as well. */
const veryCommonShare = 0.05;

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

/** Counts the matching records, up to `mostCounted`. */
export async function countOf(narrowing: Narrowing, by: SearchBy, share: number): Promise<Total> {
  const rows = db
    .select({ one: sql`1`.as('one') })
    .from(record)
    .$dynamic();
  const some = narrow(rows, narrowing, share < veryCommonShare ? 'index' : by)
    .limit(mostCounted + 1)
    .as('some');
  const [row] = await db.select({ total: count() }).from(some);
  const total = row?.total ?? 0;
  return { total: Math.min(total, mostCounted), totalIsExact: total <= mostCounted };
}
