import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { record, risk, scoreProposal, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { inContractForm } from '#server/modules/record/index.ts';

const author = alias(userAccount, 'author');
const decider = alias(userAccount, 'decider');
const owner = alias(userAccount, 'owner');
const ofIncident = alias(record, 'incident_record');
const ofRisk = alias(record, 'risk_record');

/** An incident has few of them; the oldest are left out. */
const mostShown = 100;

/** Whether the current assessment of the risk is another one than when the score was proposed. */
const outdated = sql<boolean>`(${scoreProposal.status} = 'OPEN' and
  (${risk.currentLikelihoodId}::text, ${risk.currentImpactId}::text, ${risk.currentScore}::text) is distinct from
  (${scoreProposal.before} ->> 'likelihoodId', ${scoreProposal.before} ->> 'impactId', ${scoreProposal.before} ->> 'score'))`;

/** Proposals of live incidents for live risks, the newest first. */
const proposalsWhere = (condition: SQL | undefined): Promise<Schemas['ScoreProposal'][]> =>
  db
    .select({
      id: scoreProposal.id,
      status: scoreProposal.status,
      incident: { id: ofIncident.id, ref: ofIncident.ref, title: ofIncident.title },
      risk: { id: ofRisk.id, ref: ofRisk.ref, title: ofRisk.title },
      riskOwner: { id: owner.id, name: owner.name },
      proposed: scoreProposal.proposed,
      before: scoreProposal.before,
      outdated,
      reason: scoreProposal.reason,
      proposedBy: { id: author.id, name: author.name },
      proposedAt: inContractForm(scoreProposal.proposedAt).mapWith(String),
      decidedBy: { id: decider.id, name: decider.name },
      decidedAt: sql<string | null>`${inContractForm(scoreProposal.decidedAt)}`,
      decisionReason: scoreProposal.decisionReason,
      version: scoreProposal.version,
    })
    .from(scoreProposal)
    .innerJoin(risk, eqWithinOrganisation(risk.id, scoreProposal.riskId))
    .innerJoin(ofIncident, and(eq(ofIncident.id, scoreProposal.incidentId), isNull(ofIncident.deletedAt)))
    .innerJoin(ofRisk, and(eq(ofRisk.id, scoreProposal.riskId), isNull(ofRisk.deletedAt)))
    .innerJoin(author, eq(author.id, scoreProposal.proposedBy))
    .leftJoin(decider, eq(decider.id, scoreProposal.decidedBy))
    .leftJoin(owner, eq(owner.id, risk.ownerId))
    .where(condition)
    .orderBy(desc(scoreProposal.proposedAt), desc(scoreProposal.id))
    .limit(mostShown);

export const proposalsOfIncident = (id: string) => proposalsWhere(eq(scoreProposal.incidentId, id));
export const proposalsOfRisk = (id: string) => proposalsWhere(eq(scoreProposal.riskId, id));

/** @throws ApiError 404 */
export async function proposalWith(id: string): Promise<Schemas['ScoreProposal']> {
  const [found] = await proposalsWhere(eq(scoreProposal.id, id));
  if (found === undefined) throw notFound();
  return found;
}
