import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';

import type { Input, Schemas } from '#server/contract/types.ts';
import { record, risk, treatmentAction, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { anyContains, pageOf, toPage, totalsOf } from '#server/modules/record/index.ts';

import { isActionOverdue, isListedAction } from './figures.ts';

type Query = Input<'TreatmentActions.list'>['query'];

const conditionOf = ({ search, mine, ownerId = [], status = [], overdue }: Query, userId: string) =>
  and(
    anyContains([treatmentAction.title, record.title, record.ref], search),
    mine === true ? eq(treatmentAction.ownerId, userId) : undefined,
    ownerId.length === 0 ? undefined : inArray(treatmentAction.ownerId, ownerId),
    status.length === 0 ? undefined : inArray(treatmentAction.status, status),
    overdue === undefined ? undefined : overdue ? isActionOverdue : sql`${isActionOverdue} is not true`,
  );

const orders = { dueOn: treatmentAction.dueOn, title: treatmentAction.title, progress: treatmentAction.progress };

/** Without a day last, whatever the direction. */
const orderOf = ({ sortId = 'dueOn', desc: isDescending = false }: Query) => {
  const column = orders[sortId];
  return [
    isDescending ? sql`${column} desc nulls last` : sql`${column} asc nulls last`,
    isDescending ? desc(treatmentAction.id) : asc(treatmentAction.id),
  ];
};

const ofRisk = eqWithinOrganisation(risk.id, treatmentAction.riskId);
const ofRecord = eqWithinOrganisation(record.id, risk.id);

/** One page of the actions of all live risks that are not closed. */
export async function actionsPage(
  query: Query,
  userId: string,
): Promise<{ data: Schemas['PlannedAction'][]; pagination: Schemas['Pagination'] }> {
  const { perPage, offset } = pageOf(query);
  const counted = async (where: ReturnType<typeof and>) => {
    const [found] = await db
      .select({ total: sql<number>`count(*)::integer` })
      .from(treatmentAction)
      .innerJoin(risk, ofRisk)
      .innerJoin(record, ofRecord)
      .where(and(isListedAction, where));
    return found?.total ?? 0;
  };
  const condition = conditionOf(query, userId);
  const [data, totals] = await Promise.all([
    db
      .select({
        id: treatmentAction.id,
        risk: { id: record.id, ref: record.ref, title: record.title },
        title: treatmentAction.title,
        owner: { id: userAccount.id, name: userAccount.name },
        dueOn: treatmentAction.dueOn,
        effortDays: treatmentAction.effortDays,
        cost: treatmentAction.cost,
        progress: treatmentAction.progress,
        status: treatmentAction.status,
        version: treatmentAction.version,
      })
      .from(treatmentAction)
      .innerJoin(risk, ofRisk)
      .innerJoin(record, ofRecord)
      .leftJoin(userAccount, eq(userAccount.id, treatmentAction.ownerId))
      .where(and(isListedAction, condition))
      .orderBy(...orderOf(query))
      .limit(perPage)
      .offset(offset),
    totalsOf(counted, undefined, condition),
  ]);
  return toPage(query, totals, data);
}
