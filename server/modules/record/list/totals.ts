import { createHash } from 'node:crypto';

import { eq, sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

import { recordTotal } from '#server/database/schema/index.ts';
import { db, organisationOfTransaction } from '#server/database/tenancy.ts';

import { recentlyUsed } from '../register/recently-used.ts';
import type { Narrowing } from './narrowing.ts';
import { readsOwnTables } from './own-tables.ts';
import type { SearchEstimate } from './search.ts';

/** How many totals a process remembers, with the matches of rare searches up to 30 MB. */
const mostTotals = 2_000;

/** How many live records of a kind there are, and the revision of their list, which every change of a record increases. */
export interface Standing {
  readonly live: number;
  readonly revision: string;
}

/** A register, or other rows that have a revision (decision 220). */
export type ListKind = (typeof recordTotal.$inferSelect)['kind'];

const standingOfKind = db
  .select({
    live: sql<number>`coalesce(sum(${recordTotal.live}), 0)::integer`,
    revision: sql<string>`coalesce(sum(${recordTotal.revision}), 0)::text`,
  })
  .from(recordTotal)
  .where(eq(recordTotal.kind, sql.placeholder('kind')))
  .prepare('attest_standing');

/** @see recordTotal */
export async function standingOf(kind: ListKind): Promise<Standing> {
  const [standing] = await standingOfKind.execute({ kind });
  return standing ?? { live: 0, revision: '0' };
}

/** Changes with every change of a row of the list. */
export const revisionOf = async (kind: ListKind): Promise<string> => (await standingOf(kind)).revision;

const dialect = new PgDialect();

const totals = recentlyUsed<SearchEstimate>(mostTotals);

/**
 * What passes without a change of any record: the time, and with it the day where the organisation is; and what a setting of the
 * transaction says of the caller, whose text is the same for everyone.
 */
const isOfItsRequest = /\bnow\(\)|\bcurrent_date\b|\btime_zone\b|\bcurrent_setting\b/i;

/** What is counted, in which state of its list. */
interface Counted {
  readonly kind: ListKind;
  readonly revision: string;
  readonly condition: SQL | undefined;
  readonly search?: string | undefined;
}

/**
 * Everything that a total depends on: organisation, kind, revision, and the condition with its values. Undefined where it also depends
 * on the time or the caller.
 * @param isOfList whether the text of a condition reads only what revises the list
 */
function keyOf(
  { kind, revision, condition, search }: Counted,
  isOfList: (text: string) => boolean = () => true,
): string | undefined {
  const { sql: text, params } = dialect.sqlToQuery(condition ?? sql`true`);
  if (isOfItsRequest.test(text) || !isOfList(text)) return undefined;
  const hash = createHash('sha256')
    .update(JSON.stringify([text, params, search ?? null]))
    .digest('base64url');
  return [organisationOfTransaction(), kind, revision, hash].join(' ');
}

/**
 * The total of a filtered or searched list, remembered as long as the revision of the list stays, unless it changes with the time, the
 * caller or another register.
 */
export function rememberedTotal({ kind, filter, search }: Narrowing, revision: string) {
  const key = keyOf({ kind, revision, condition: filter, search }, (text) => readsOwnTables(kind, text));
  if (key === undefined) return { get: () => undefined, set: () => {} };
  return { get: () => totals.get(key), set: (total: SearchEstimate) => totals.set(key, total) };
}

const counts = recentlyUsed<number>(mostTotals);

/**
 * Counts rows, and remembers how many as long as the revision of their list stays.
 * @param counted its condition must depend on nothing that does not revise the list; without a revision, rows are always counted
 */
export async function rememberedCount(
  { revision, ...counted }: Omit<Counted, 'revision'> & { readonly revision: string | undefined },
  count: () => PromiseLike<number>,
): Promise<number> {
  const key = revision === undefined ? undefined : keyOf({ ...counted, revision });
  const known = key === undefined ? undefined : counts.get(key);
  if (known !== undefined) return known;
  const found = await count();
  if (key !== undefined) counts.set(key, found);
  return found;
}

/** Of so many organisations a process remembers the numbers of a register. */
const mostNumbers = 200;

/**
 * What is told of a whole register, remembered until a record of it changes or the day ends.
 * @param today the day of the transaction where its organisation is
 * @param count must read nothing that does not revise the list of the register, such as the names of look-up entries
 */
export function rememberedByDay<Numbers>(
  kind: ListKind,
  today: () => Promise<string>,
  count: () => Promise<Numbers>,
): () => Promise<Numbers> {
  const known = recentlyUsed<Numbers>(mostNumbers);
  return async () => {
    const key = [organisationOfTransaction(), ...(await Promise.all([revisionOf(kind), today()]))].join(' ');
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const counted = await count();
    known.set(key, counted);
    return counted;
  };
}
