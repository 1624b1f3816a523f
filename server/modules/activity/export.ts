import { and, eq, inArray, type SQL } from 'drizzle-orm';

import { activityTexts } from '#domain/words/activity.ts';
import type { FileAnswer, Input, OrganisationContext, Schemas, ShortTransactions } from '#server/contract/types.ts';
import { userAccount } from '#server/database/schema/index.ts';
import { exportFile, formatsOfRows, newestFirst, rowsFile, rowSchemaOf } from '#server/modules/record/index.ts';

import { withNames } from './names.ts';
import { columnsOf, matching, ordersOf, type ActivityLog } from './page.ts';

type Query = Input<'Activities.exportAll'>['query'];

const formats = () => formatsOfRows(activityTexts, rowSchemaOf('Activities.exportAll'));

/** What a log has of a query, in its order, in one file. */
export function exportActivities(
  log: ActivityLog,
  query: Query,
  { scope, context }: { readonly scope: SQL | undefined; readonly context: OrganisationContext & ShortTransactions },
) {
  const { database, table } = log;
  const isActor = eq(userAccount.id, table.actorId);
  const where = and(scope, matching(log, query));
  const ids = async (): Promise<string[]> => {
    const rows = await database
      .select({ id: table.id })
      .from(table)
      .leftJoin(userAccount, isActor)
      .where(where)
      .orderBy(...newestFirst(query, ordersOf(log), table));
    return rows.map(({ id }) => String(id));
  };
  return exportFile(
    {
      name: 'activity log',
      format: formats()[query.format],
      isLonger: async (most) => (await ids()).length > most,
      async *batches(size) {
        const all = await ids();
        for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
      },
      async read(batch): Promise<Schemas['Activity'][]> {
        const rows = await database
          .select(columnsOf(log))
          .from(table)
          .leftJoin(userAccount, isActor)
          .where(inArray(table.id, [...batch]));
        const byId = new Map(rows.map((row) => [row.id, row]));
        const ordered = batch.flatMap((id) => byId.get(id) ?? []);
        const entries = ordered.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
        return withNames(entries, log.findNames);
      },
    },
    context,
  );
}

/** What the log of the platform has of a query, in its order, in one file. */
export function exportPlatformLog(log: ActivityLog, query: Query): FileAnswer {
  const { database, table } = log;
  return rowsFile('platform-activity-log', formats()[query.format], async (offset, limit) => {
    const rows = await database
      .select(columnsOf(log))
      .from(table)
      .leftJoin(userAccount, eq(userAccount.id, table.actorId))
      .where(matching(log, query))
      .orderBy(...newestFirst(query, ordersOf(log), table))
      .limit(limit)
      .offset(offset);
    const entries = rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
    return withNames(entries, log.findNames);
  });
}
