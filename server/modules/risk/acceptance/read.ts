import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';

import { notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { record, riskAcceptance, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { inContractForm, singleValue } from '#server/modules/record/index.ts';

const author = alias(userAccount, 'author');
const approver = alias(userAccount, 'approver');
const decider = alias(userAccount, 'decider');
const ender = alias(userAccount, 'ender');

const instantOrNull = (instant: PgColumn) => sql<string | null>`${inContractForm(instant)}`;

/** A risk has few of them; the oldest are left out. */
const mostShown = 100;

/** Acceptances of live risks, the newest first. */
const acceptancesWhere = (condition: SQL | undefined): Promise<Schemas['RiskAcceptance'][]> =>
  db
    .select({
      id: riskAcceptance.id,
      status: riskAcceptance.status,
      justification: riskAcceptance.justification,
      expiresOn: riskAcceptance.expiresOn,
      residual: riskAcceptance.residual,
      submittedBy: { id: author.id, name: author.name },
      submittedAt: inContractForm(riskAcceptance.submittedAt).mapWith(String),
      approver: { id: approver.id, name: approver.name },
      decidedBy: { id: decider.id, name: decider.name },
      decidedAt: instantOrNull(riskAcceptance.decidedAt),
      decisionReason: riskAcceptance.decisionReason,
      endedBy: { id: ender.id, name: ender.name },
      endedAt: instantOrNull(riskAcceptance.endedAt),
      endedBecause: riskAcceptance.endedBecause,
      endReason: riskAcceptance.endReason,
      version: riskAcceptance.version,
    })
    .from(riskAcceptance)
    .innerJoin(author, eq(author.id, riskAcceptance.submittedBy))
    .innerJoin(approver, eq(approver.id, riskAcceptance.approverId))
    .leftJoin(decider, eq(decider.id, riskAcceptance.decidedBy))
    .leftJoin(ender, eq(ender.id, riskAcceptance.endedBy))
    .where(condition)
    .orderBy(desc(riskAcceptance.submittedAt), desc(riskAcceptance.id))
    .limit(mostShown);

export const acceptancesOf = (riskId: string) => acceptancesWhere(eq(riskAcceptance.riskId, riskId));

/** @throws ApiError 404 */
export async function acceptanceWith(id: string): Promise<Schemas['RiskAcceptance']> {
  const [found] = await acceptancesWhere(eq(riskAcceptance.id, id));
  if (found === undefined) throw notFound();
  return found;
}

/** The id of the live risk that an acceptance is of. @throws ApiError 404 */
export async function riskOfAcceptance(id: string): Promise<string> {
  const [found] = await db
    .select({ riskId: riskAcceptance.riskId })
    .from(riskAcceptance)
    .innerJoin(record, and(eq(record.id, riskAcceptance.riskId), isNull(record.deletedAt)))
    .where(eq(riskAcceptance.id, id));
  if (found === undefined) throw notFound();
  return found.riskId;
}

/** The newest acceptance of a risk in short, to be read with it. */
export const newestAcceptance = singleValue<Schemas['RiskAcceptanceState']>({
  table: riskAcceptance,
  organisationId: riskAcceptance.organisationId,
  recordId: riskAcceptance.riskId,
  where: eq(riskAcceptance.newest, true),
  shown: sql`json_build_object('status', ${riskAcceptance.status}, 'expiresOn', ${riskAcceptance.expiresOn})`,
});
