import { and, eq, isNull, sql } from 'drizzle-orm';

import { isLeadingRole } from '#domain/leading-role.ts';
import { isPossible, missingNeeds } from '#domain/lifecycle.ts';
import { scoreOf } from '#domain/rating.ts';
import { mayTake, proposalLifecycle } from '#domain/score-proposal.ts';
import { proposalStatusLabels } from '#domain/words/score-proposal.ts';
import type { RecordKind } from '#openapi/generated/records.ts';
import { forbidden, invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { record, risk, scoreProposal } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { lockLive, mayDo, registerHandlers, stateCause, type RecordSettings } from '#server/modules/record/index.ts';
import { inWords, linkedIncidents, readMatrix, riskRegister } from '#server/modules/risk/index.ts';

import { logProposal, tellOutcome, tellOwner } from './notices.ts';
import { proposalsOfIncident, proposalsOfRisk, proposalWith } from './read.ts';

type Proposal = Schemas['ScoreProposal'];

const live = (kind: RecordKind, id: string) =>
  db
    .select({ id: record.id, version: record.version })
    .from(record)
    .where(and(eq(record.id, id), eq(record.kind, kind), isNull(record.deletedAt)));

/** The current assessment of a live risk of an incident, which is not purged until the transaction ends. @throws ApiError 400 */
async function assessmentOf(incidentId: string, riskId: string) {
  const [found] = await live('risk', riskId).for('key share');
  const [linked] = await db
    .select({
      likelihoodId: risk.currentLikelihoodId,
      impactId: risk.currentImpactId,
      score: risk.currentScore,
    })
    .from(risk)
    .where(
      and(
        eq(risk.id, found?.id ?? riskId),
        sql`exists (select from ${linkedIncidents} as linked where linked.id = ${incidentId})`,
      ),
    );
  if (found === undefined || linked === undefined)
    throw invalid([{ field: 'riskId', message: 'Choose a risk that is linked to the incident' }]);
  return { riskId: found.id, current: linked };
}

type Current = Awaited<ReturnType<typeof assessmentOf>>['current'];

/** The proposed and the current assessment in words. @throws ApiError 400 naming the field */
async function assessments({ likelihoodId, impactId }: Schemas['ScoreProposalInput'], current: Current) {
  const matrix = await readMatrix();
  const likelihood = matrix.likelihoods.get(likelihoodId.toLowerCase());
  const impact = matrix.impacts.get(impactId.toLowerCase());
  if (likelihood === undefined) throw invalid([{ field: 'likelihoodId', message: 'This level does not exist' }]);
  if (impact === undefined) throw invalid([{ field: 'impactId', message: 'This level does not exist' }]);
  if (likelihood.id === current.likelihoodId && impact.id === current.impactId)
    throw invalid([{ field: 'impactId', message: 'This is the current score of the risk' }]);
  const levels = { likelihoodId: likelihood.id, impactId: impact.id };
  return {
    proposed: { ...inWords({ ...levels, score: scoreOf(likelihood.score, impact.score) }, matrix), ...levels },
    before: {
      ...inWords(current, matrix),
      likelihoodId: current.likelihoodId,
      impactId: current.impactId,
    },
  };
}

/** The proposal for a live risk, of which no one else changes anything until the transaction ends. @throws ApiError 404 */
async function lockProposal(id: string) {
  const [found] = await db
    .select({ riskId: scoreProposal.riskId, proposed: scoreProposal.proposed })
    .from(scoreProposal)
    .where(eq(scoreProposal.id, id));
  if (found === undefined) throw notFound();
  const locked = await lockLive('risk', found.riskId);
  await db.select().from(scoreProposal).where(eq(scoreProposal.id, id)).for('update');
  return { before: await proposalWith(id), proposed: found.proposed, risk: locked };
}

/** @throws ApiError 403 */
function refuseOthers(action: Schemas['ScoreProposalAction'], before: Proposal, context: OrganisationContext): void {
  const parties = { proposedById: before.proposedBy.id, riskOwnerId: before.riskOwner?.id ?? null };
  const person = {
    id: context.user.id,
    isLeading: isLeadingRole(context.organisation.role),
    mayEditRisks: mayDo(context, 'risk', 'EDIT'),
  };
  if (!mayTake(action, parties, person)) throw forbidden('This is for someone else to decide');
}

/** @throws ApiError 400 if the matrix would give the risk another score than the one that was proposed */
async function refuseOtherScore({ proposed }: Awaited<ReturnType<typeof lockProposal>>): Promise<void> {
  const { likelihoods, impacts } = await readMatrix();
  const likelihood = likelihoods.get(proposed.likelihoodId ?? '');
  const impact = impacts.get(proposed.impactId ?? '');
  if (likelihood?.score !== proposed.likelihood?.score || impact?.score !== proposed.impact?.score)
    throw invalid([
      { field: 'action', message: 'The matrix has changed since. Decline it, and have the score proposed again' },
    ]);
}

/** Decides on a proposal or withdraws it; an accepted score is saved by the register of risks. */
const changeStatusWith =
  (risks: Pick<HandlersOf<'Risks'>, 'update'>): HandlersOf<'ScoreProposals'>['changeStatus'] =>
  async ({ path: { id }, body: { version, action, reason = '' } }, context) => {
    if (!mayDo(context, 'incident', 'VIEW')) throw notFound();
    const locked = await lockProposal(id);
    const { before } = locked;
    refuseOthers(action, before, context);
    if (before.version !== version) throw versionConflict(before);
    const step = proposalLifecycle.steps[action];
    if (!isPossible(step, before.status)) {
      const status = proposalStatusLabels[before.status].toLowerCase();
      throw invalid([{ field: 'action', message: `This is not possible once it is ${status}` }]);
    }
    if (missingNeeds(step, { reason }).length > 0) throw invalid([{ field: 'reason', message: 'Give a reason' }]);
    if (action === 'ACCEPT') await refuseOtherScore(locked);
    await db
      .update(scoreProposal)
      .set({
        status: step.to,
        decidedBy: context.user.id,
        decidedAt: sql`now()`,
        decisionReason: reason,
        version: version + 1,
      })
      .where(eq(scoreProposal.id, id));
    if (action === 'ACCEPT') {
      const { likelihoodId, impactId } = locked.proposed;
      await stateCause('INCIDENT');
      const body = { version: locked.risk.version, current: { likelihoodId, impactId } };
      await risks.update({ path: { id: locked.risk.id }, query: {}, body }, context);
    }
    await logProposal(context, before, { from: before.status, to: step.to, reason });
    await tellOutcome(context, action, before);
    return proposalWith(id);
  };

/** Scores that incidents suggest for their risks (design.md, "Incidents"). */
export const proposalHandlers = (settings: RecordSettings): HandlersOf<'ScoreProposals'> => {
  const risks = registerHandlers(riskRegister, settings);
  return {
    async ofIncident({ path: { id } }, context) {
      if ((await live('incident', id)).length === 0) throw notFound();
      return mayDo(context, 'risk', 'VIEW') ? proposalsOfIncident(id) : [];
    },

    async ofRisk({ path: { id } }, context) {
      if ((await live('risk', id)).length === 0) throw notFound();
      return mayDo(context, 'incident', 'VIEW') ? proposalsOfRisk(id) : [];
    },

    async propose({ path, body }, context) {
      if (!mayDo(context, 'risk', 'VIEW')) throw forbidden('You may not view risks');
      const [incident] = await live('incident', path.id).for('key share');
      if (incident === undefined) throw notFound();
      if (body.reason.trim() === '') throw invalid([{ field: 'reason', message: 'Give a reason' }]);
      const { riskId, current } = await assessmentOf(incident.id, body.riskId);
      const [added] = await db
        .insert(scoreProposal)
        .values({
          organisationId: context.organisation.id,
          incidentId: incident.id,
          riskId,
          ...(await assessments(body, current)),
          reason: body.reason,
          proposedBy: context.user.id,
        })
        .onConflictDoNothing()
        .returning({ id: scoreProposal.id });
      if (added === undefined) throw invalid([{ field: 'riskId', message: 'A proposal for this risk is open' }]);
      const proposal = await proposalWith(added.id);
      await logProposal(context, proposal, { from: null, to: 'OPEN', reason: '' });
      await tellOwner(context, proposal);
      return proposal;
    },

    changeStatus: changeStatusWith(risks),
  };
};
