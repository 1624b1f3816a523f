import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { record, taskOccurrence, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { viewableRecord } from '#server/modules/record/index.ts';

const most = 200;

const reopener = alias(userAccount, 'reopener');

/** What became of a task's occurrences, the newest first; of a number that was reopened, what stands before what does not. */
export async function occurrencesOf(
  context: OrganisationContext,
  taskId: string,
): Promise<Schemas['TaskOccurrence'][]> {
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
