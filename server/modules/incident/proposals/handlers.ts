import { and, eq, isNull, sql } from 'drizzle-orm';

import { scoreOf } from '#domain/risk/rating.ts';
import { proposalLifecycle, type ProposalNames } from '#domain/risk/score-proposal.ts';
import { proposalStatusLabels } from '#domain/words/score-proposal.ts';
import type { RecordKind } from '#openapi/generated/records.ts';
import { forbidden, invalid, notFound } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { record, risk, scoreProposal } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { lifecycleHandler } from '#server/modules/lifecycle/index.ts';
import { lockLive, mayDo, registerHandlers, stateCause, type RecordSettings } from '#server/modules/record/index.ts';
import { inWords, linkedIncidents, readMatrix, riskRegister } from '#server/modules/risk/index.ts';

import { loggedWith, logProposal, logWithIncident, outcomeWords, tellOwner } from './notices.ts';
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
async function lockProposal(id: string, context: OrganisationContext) {
  if (!mayDo(context, 'incident', 'VIEW')) throw notFound();
  const [found] = await db
    .select({ riskId: scoreProposal.riskId, proposed: scoreProposal.proposed })
    .from(scoreProposal)
    .where(eq(scoreProposal.id, id));
  if (found === undefined) throw notFound();
  const locked = await lockLive('risk', found.riskId);
  await db.select().from(scoreProposal).where(eq(scoreProposal.id, id)).for('update');
  const before = await proposalWith(id);
  return { entity: locked, before, proposed: found.proposed, status: before.status, version: before.version };
}

type Locked = Awaited<ReturnType<typeof lockProposal>>;

/** @throws ApiError 400 if the matrix would give the risk another score than the one that was proposed */
async function refuseOtherScore({ proposed }: Locked): Promise<void> {
  const { likelihoods, impacts } = await readMatrix();
  const likelihood = likelihoods.get(proposed.likelihoodId ?? '');
  const impact = impacts.get(proposed.impactId ?? '');
  if (likelihood?.score !== proposed.likelihood?.score || impact?.score !== proposed.impact?.score)
    throw invalid([
      { field: 'action', message: 'The matrix has changed since. Decline it, and have the score proposed again' },
    ]);
}

/** Decides on a proposal or withdraws it; an accepted score is saved by the register of risks. */
const changeStatusWith = (risks: Pick<HandlersOf<'Risks'>, 'update'>) =>
  lifecycleHandler<ProposalNames, Schemas['ScoreProposalChange'], Locked, Proposal>({
    kind: 'risk',
    lifecycle: proposalLifecycle,
    labels: proposalStatusLabels,
    actionOf: ({ action }) => action,
    lock: lockProposal,
    parties: ({ before }) => ({ proposedById: before.proposedBy.id, riskOwnerId: before.riskOwner?.id ?? null }),
    current: ({ before }) => before,
    known: (_, { reason = '' }) => ({ reason }),
    missing: { reason: { field: 'reason', message: 'Give a reason' } },
    async refuse({ action, subject }) {
      if (action === 'ACCEPT') await refuseOtherScore(subject);
    },
    async store({ context, action, step, body: { version, reason = '' }, subject }) {
      const decided = { decidedBy: context.user.id, decidedAt: sql`now()`, decisionReason: reason };
      await db
        .update(scoreProposal)
        .set({ ...decided, status: step.to, version: version + 1 })
        .where(eq(scoreProposal.id, subject.before.id));
      if (action !== 'ACCEPT') return;
      const { likelihoodId, impactId } = subject.proposed;
      await stateCause('INCIDENT');
      const body = { version: subject.entity.version, current: { likelihoodId, impactId } };
      await risks.update({ path: { id: subject.entity.id }, query: {}, body }, context);
    },
    logged: ({ subject: { before, status: from }, step: { to }, body: { reason } }) =>
      loggedWith('risk', before, { from, to, reason }),
    async alsoLog({ context, subject: { before, status: from }, step: { to }, body: { reason } }) {
      await logWithIncident(context, before, { from, to, reason });
    },
    people: ({ before: { proposedBy, riskOwner } }) => ({
      author: [proposedBy.id],
      riskOwner: [riskOwner?.id ?? null],
    }),
    notices: {
      as: 'scoreProposal',
      words: ({ context, action, subject }) => ({ told: outcomeWords(context, action, subject.before) }),
      readsAt:
        ({ before: { incident } }) =>
        (party) =>
          party === 'author' ? { entityType: 'incident', entity: incident } : undefined,
    },
    answer: ({ before }) => proposalWith(before.id),
  });

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
