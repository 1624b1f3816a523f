import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { taskOutcomeValues } from '#openapi/generated/values.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { record, taskOccurrence, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { viewableRecord } from '#server/modules/record/index.ts';

import { passedOf } from './passed.ts';

const most = 200;

const reopener = alias(userAccount, 'reopener');

/** How many periods of a task have each outcome, and how many rows it has with those that were reopened. */
async function countsOf(taskId: string) {
  const rows = await db
    .select({
      outcome: taskOccurrence.outcome,
      stands: isNull(taskOccurrence.reopenedAt).mapWith(Boolean),
      count: count(),
    })
    .from(taskOccurrence)
    .where(eq(taskOccurrence.taskId, taskId))
    .groupBy(taskOccurrence.outcome, isNull(taskOccurrence.reopenedAt));
  const standing = new Map(rows.filter(({ stands }) => stands).map((row) => [row.outcome, row.count]));
  return {
    counts: taskOutcomeValues.flatMap((outcome) => {
      const found = standing.get(outcome);
      return found === undefined ? [] : [{ outcome, count: found }];
    }),
    total: rows.reduce((sum, row) => sum + row.count, 0),
  };
}

/** What became of a task's occurrences, and which of its periods have passed since. */
export async function occurrencesOf(
  context: OrganisationContext,
  of: Schemas['Task'],
): Promise<Schemas['TaskOccurrences']> {
  const data = await newestOf(context, of.id);
  const { counts, total } = await countsOf(of.id);
  return { ...(await passedOf(of)), data, counts, more: total - data.length };
}

/** The newest occurrences first; of a number that was reopened, what stands before what does not. */
async function newestOf(context: OrganisationContext, taskId: string): Promise<Schemas['TaskOccurrence'][]> {
  const rows = await db
    .select({
      id: taskOccurrence.id,
      number: taskOccurrence.number,
      coversFrom: taskOccurrence.coversFrom,
      dueOn: taskOccurrence.dueOn,
      outcome: taskOccurrence.outcome,
      endedBy: { id: userAccount.id, name: userAccount.name },
      endedAt: taskOccurrence.endedAt,
      reason: taskOccurrence.reason,
      evidence: { id: record.id, ref: record.ref, title: record.title },
      reopenedBy: { id: reopener.id, name: reopener.name },
      reopenedAt: taskOccurrence.reopenedAt,
    })
    .from(taskOccurrence)
    .leftJoin(userAccount, eq(userAccount.id, taskOccurrence.endedById))
    .leftJoin(reopener, eq(reopener.id, taskOccurrence.reopenedById))
    .leftJoin(record, and(eqWithinOrganisation(record.id, taskOccurrence.evidenceId), viewableRecord(context)))
    .where(eq(taskOccurrence.taskId, taskId))
    .orderBy(desc(taskOccurrence.number), sql`${taskOccurrence.reopenedAt} desc nulls first`)
    .limit(most);
  return rows.map(({ endedAt, reopenedAt, ...row }) => ({
    ...row,
    endedAt: endedAt.toISOString(),
    reopenedAt: reopenedAt?.toISOString() ?? null,
  }));
}
