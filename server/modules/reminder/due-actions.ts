import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';

import { registers } from '#openapi/generated/records.ts';
import { type notification, record, treatmentAction } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { quoted } from '#server/modules/record/index.ts';

import { dueWords } from './due-records.ts';

/** An action of which its owner is to be reminded. */
export interface DueAction {
  readonly id: string;
  readonly title: string;
  readonly ownerId: string;
  readonly dueOn: string;
  readonly risk: { readonly id: string; readonly ref: string; readonly title: string };
}

interface Which {
  readonly owners: readonly string[];
  readonly dates: readonly string[];
  /** Only actions that come after this one. */
  readonly after?: DueAction | undefined;
  readonly limit: number;
}

/** Open actions of live risks that are due on one of the dates, by date and id. */
export const dueActions = ({ owners, dates, after, limit }: Which): Promise<DueAction[]> =>
  db
    .select({
      id: treatmentAction.id,
      title: treatmentAction.title,
      ownerId: sql<string>`${treatmentAction.ownerId}`,
      dueOn: sql<string>`${treatmentAction.dueOn}`,
      risk: { id: record.id, ref: record.ref, title: record.title },
    })
    .from(treatmentAction)
    .innerJoin(
      record,
      and(eq(record.organisationId, treatmentAction.organisationId), eq(record.id, treatmentAction.riskId)),
    )
    .where(
      and(
        inArray(treatmentAction.dueOn, [...dates]),
        inArray(treatmentAction.ownerId, [...owners]),
        notInArray(treatmentAction.status, ['COMPLETED', 'CANCELLED']),
        isNull(treatmentAction.removedAt),
        isNull(record.deletedAt),
        after && sql`(${treatmentAction.dueOn}, ${treatmentAction.id}) > (${after.dueOn}::date, ${after.id}::uuid)`,
      ),
    )
    .orderBy(treatmentAction.dueOn, treatmentAction.id)
    .limit(limit);

/** The notification of an action's due date: given once for each date and step. */
export function actionReminderRow(
  organisationId: string,
  { id, title, ownerId, dueOn, risk }: DueAction,
  step: number,
): typeof notification.$inferInsert {
  const { kind, state, verb, day } = dueWords(dueOn, step);
  return {
    organisationId,
    recipientId: ownerId,
    kind,
    title: `${registers.risk.label} action ${state}`,
    description: `The action ${quoted(title)} of ${quoted(`${risk.ref} ${risk.title}`)} ${verb} due on ${day}.`,
    entityType: 'risk',
    entityId: risk.id,
    occasion: `treatmentAction ${id} ${dueOn} ${step}`,
  };
}
