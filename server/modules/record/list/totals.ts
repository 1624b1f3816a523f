import { createHash } from 'node:crypto';

import { eq, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

import type { RecordKind } from '#openapi/generated/records.ts';
import { recordTotal } from '#server/database/schema/index.ts';
import { db, organisationOfTransaction } from '#server/database/tenancy.ts';

import { recentlyUsed } from '../register/recently-used.ts';
import type { Narrowing } from './narrowing.ts';
import type { SearchEstimate } from './search.ts';

/** How many totals a process remembers, with the matches of rare searches up to 30 MB. */
const mostTotals = 2_000;

/** How many live records of a kind there are, and the revision of their list, which every change of a record increases. */
export interface Standing {
  readonly live: number;
  readonly revision: string;
}

const standingOfKind = db
  .select({
    live: sql<number>`coalesce(sum(${recordTotal.live}), 0)::integer`,
    revision: sql<string>`coalesce(sum(${recordTotal.revision}), 0)::text`,
  })
  .from(recordTotal)
  .where(eq(recordTotal.kind, sql.placeholder('kind')))
  .prepare('attest_standing');

/** @see recordTotal */
export async function standingOf(kind: RecordKind): Promise<Standing> {
  const [standing] = await standingOfKind.execute({ kind });
  return standing ?? { live: 0, revision: '0' };
}

const dialect = new PgDialect();

const totals = recentlyUsed<SearchEstimate>(mostTotals);

/** What passes without a change of any record: the time, and with it the day where the organisation is. */
const isOfItsTime = /\bnow\(\)|\bcurrent_date\b|\btime_zone\b/i;

/**
 * Everything that a total depends on: organisation, kind, revision, and the condition with its values. Undefined where it also depends
 * on the time.
 */
function keyOf({ kind, filter, search }: Narrowing, revision: string): string | undefined {
  const { sql: text, params } = dialect.sqlToQuery(filter ?? sql`true`);
  if (isOfItsTime.test(text)) return undefined;
  const condition = JSON.stringify([text, params, search ?? null]);
  const hash = createHash('sha256').update(condition).digest('base64url');
  return [organisationOfTransaction(), kind, revision, hash].join(' ');
}

/** The total of a filtered or searched list, remembered as long as the revision of the list stays, unless it changes with the time. */
export function rememberedTotal(narrowing: Narrowing, revision: string) {
  const key = keyOf(narrowing, revision);
  if (key === undefined) return { get: () => undefined, set: () => {} };
  return { get: () => totals.get(key), set: (total: SearchEstimate) => totals.set(key, total) };
}
