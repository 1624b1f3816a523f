import { asc, desc, eq, sql, and, type SQL } from 'drizzle-orm';

import { notFound } from '#server/contract/errors.ts';
import type { Input, Schemas } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { memberPresence, membership, organisation, organisationFeature } from '#server/database/schema/index.ts';
import { anyContains, pageOf, toPage, totalsOf } from '#server/modules/record/index.ts';

/** The platform's connection, or a transaction of it. */
type Executor = Pick<PlatformDatabase, 'select' | 'execute'>;

// Subqueries of their own: Drizzle omits the table name of columns in a selected expression.
const features = sql`select coalesce(json_agg(${organisationFeature.feature} order by ${organisationFeature.feature}), '[]')
  from ${organisationFeature} where ${organisationFeature.organisationId} = ${organisation.id}`;
const members = sql`select count(*)::int from ${membership} where ${membership.organisationId} = ${organisation.id}`;
const lastUsed = sql`select max(${memberPresence.lastActiveAt}) from ${memberPresence}
  where ${memberPresence.organisationId} = ${organisation.id}`;

const memberCount = sql<number>`(${members})`;
const lastUsedAt = sql<Date | null>`(${lastUsed})`;
const stateRank = sql`array_position(array['ACTIVE', 'SUSPENDED', 'CLOSING'], ${organisation.state})`;

const columns = {
  id: organisation.id,
  name: organisation.name,
  logo: organisation.logo,
  state: organisation.state,
  stateReason: organisation.stateReason,
  stateChangedAt: organisation.stateChangedAt,
  eraseAt: organisation.eraseAt,
  features: sql<Schemas['OrganisationFeature'][]>`(${features})`,
  memberCount,
  lastUsedAt,
  createdAt: organisation.createdAt,
  version: organisation.version,
};

const orders: Readonly<Record<Schemas['PlatformOrganisationSort'], SQL>> = {
  name: sql`${organisation.name}`,
  state: stateRank,
  memberCount,
  lastUsedAt: sql`coalesce(${lastUsedAt}, '-infinity')`,
  createdAt: sql`${organisation.createdAt}`,
};

const instant = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString());

/** How much there is of some organisations. */
async function usageOf(database: Executor, ids: readonly string[]) {
  const { rows } = await database.execute<{ id: string; records: string; bytes: string }>(
    sql`select organisation_id as id, record_count as records, stored_bytes as bytes
      from organisation_usage(${sql.param(ids)}::uuid[])`,
  );
  return new Map(
    rows.map(({ id, records, bytes }) => [id, { recordCount: Number(records), storedBytes: Number(bytes) }]),
  );
}

const rowsWhere = (database: Executor, condition: SQL | undefined) =>
  database.select(columns).from(organisation).where(condition).$dynamic();

type Row = Awaited<ReturnType<typeof rowsWhere>>[number];

async function shown(database: Executor, rows: readonly Row[]): Promise<Schemas['PlatformOrganisation'][]> {
  const usage = await usageOf(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    stateChangedAt: instant(row.stateChangedAt),
    eraseAt: instant(row.eraseAt),
    lastUsedAt: instant(row.lastUsedAt),
    createdAt: row.createdAt.toISOString(),
    ...(usage.get(row.id) ?? { recordCount: 0, storedBytes: 0 }),
  }));
}

/** One page of the organisations. */
export async function organisationPage(
  platform: PlatformDatabase,
  query: Input<'PlatformOrganisations.list'>['query'],
): Promise<{ data: Schemas['PlatformOrganisation'][]; pagination: Schemas['Pagination'] }> {
  const { perPage, offset } = pageOf(query);
  const condition = and(
    anyContains([organisation.name], query.search),
    query.state === undefined ? undefined : eq(organisation.state, query.state),
  );
  const direction = query.desc === true ? desc : asc;
  const rows = await rowsWhere(platform, condition)
    .orderBy(direction(orders[query.sortId ?? 'name']), asc(organisation.id))
    .limit(perPage)
    .offset(offset);
  const totals = await totalsOf((where) => platform.$count(organisation, where), undefined, condition);
  return toPage(query, totals, await shown(platform, rows));
}

/** @throws ApiError 404 */
export async function readOrganisation(database: Executor, id: string): Promise<Schemas['PlatformOrganisation']> {
  const [found] = await shown(database, await rowsWhere(database, eq(organisation.id, id)));
  if (found === undefined) throw notFound();
  return found;
}
