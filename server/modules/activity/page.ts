import { and, count, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Input, Schemas } from '#server/contract/types.ts';
import { userAccount, type FieldChange } from '#server/database/schema/index.ts';
import type { OrganisationDatabase } from '#server/database/tenancy.ts';
import { anyContains, newestFirst, pageOf, toPage, totalsOf } from '#server/modules/record/index.ts';

import { withNames, type NameFinder } from './names.ts';

export type ActivityQuery = Input<'Activities.list'>['query'];

type LogColumn =
  | 'id'
  | 'actorId'
  | 'action'
  | 'entityType'
  | 'entityId'
  | 'entityName'
  | 'changes'
  | 'ip'
  | 'userAgent'
  | 'at';

/** An activity log: an organisation's, or the platform's. */
export interface ActivityLog {
  readonly database: Pick<OrganisationDatabase, 'select'>;
  readonly table: PgTable & Readonly<Record<LogColumn, PgColumn>>;
  /** Reference of the affected record, if the log has one. */
  readonly entityRef: PgColumn | SQL;
  /** The organisation, as JSON; null on the platform. */
  readonly organisation: SQL;
  /** Names of the ids that appear in the changes. */
  readonly findNames: NameFinder;
}

/** The rows that a query is about. */
export function matching(
  { table, entityRef }: ActivityLog,
  query: Omit<ActivityQuery, 'page' | 'perPage'>,
): SQL | undefined {
  const { search, actorId, action, entityType, from, to } = query;
  return and(
    anyContains([table.entityName, sql`${entityRef}`, userAccount.name], search),
    actorId && inArray(table.actorId, actorId),
    action && inArray(table.action, action),
    entityType ? eq(table.entityType, entityType) : undefined,
    from ? gte(table.at, new Date(from)) : undefined,
    to ? lt(table.at, new Date(to)) : undefined,
  );
}

/** The columns of an entry as the contract has it, without the names in its changes. */
export const columnsOf = ({ table, entityRef, organisation }: ActivityLog) => ({
  id: sql<string>`${table.id}`,
  actor: { id: userAccount.id, name: userAccount.name },
  isAutomatic: sql<boolean>`${table.actorId} is null and ${table.ip} is null`,
  action: sql<Schemas['ActivityAction']>`${table.action}`,
  entityType: sql<string>`${table.entityType}`,
  entityId: sql<string>`${table.entityId}`,
  entityRef: sql<string | null>`${entityRef}`,
  entityName: sql<string>`${table.entityName}`,
  changes: sql<FieldChange[]>`${table.changes}`,
  organisation: sql<Schemas['OrganisationName'] | null>`${organisation}`,
  ip: sql<string | null>`${table.ip}`,
  userAgent: sql<string | null>`${table.userAgent}`,
  at: sql<Date>`${table.at}`,
});

/** What a log can be ordered by. */
export const ordersOf = ({ table }: ActivityLog) => ({
  at: table.at,
  actor: userAccount.name,
  action: table.action,
  entityName: table.entityName,
});

/** One page of a log, restricted by `scope`. */
export async function activityPage(log: ActivityLog, query: ActivityQuery, scope: SQL | undefined) {
  const { database, table } = log;
  const filter = matching(log, query);
  const { perPage, offset } = pageOf(query);
  const isActor = eq(userAccount.id, table.actorId);
  const countOf = async (condition: SQL | undefined) => {
    const found = database.select({ total: count() }).from(table).leftJoin(userAccount, isActor);
    const [counted] = await found.where(condition);
    return counted?.total ?? 0;
  };
  const [rows, totals] = await Promise.all([
    database
      .select(columnsOf(log))
      .from(table)
      .leftJoin(userAccount, isActor)
      .where(and(scope, filter))
      .orderBy(...newestFirst(query, ordersOf(log), table))
      .limit(perPage)
      .offset(offset),
    totalsOf(countOf, scope, filter),
  ]);
  const entries = rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
  return toPage(query, totals, await withNames(entries, log.findNames));
}
