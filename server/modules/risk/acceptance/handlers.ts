import { and, eq, isNull, sql } from 'drizzle-orm';

import { acceptanceLifecycle, isOpen, type AcceptanceNames } from '#domain/risk/acceptance.ts';
import { acceptanceStatusLabels } from '#domain/words/risk-acceptance.ts';
import { invalid, notFound } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { record, risk, riskAcceptance } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { reopenFindingsOf } from '#server/modules/accepted-finding/index.ts';
import { lifecycleHandler, loggedStep, tellOfSteps } from '#server/modules/lifecycle/index.ts';
import { todayInQuery } from '#server/modules/organisation/index.ts';
import { loggedEntity, lockLive, logActivity, quoted, viewersAmong } from '#server/modules/record/index.ts';

import { inWords, readMatrix } from '../matrix.ts';
import { acceptancesOf, acceptanceWith, riskOfAcceptance } from './read.ts';
import { incidentsOf, subjectHash } from './subject.ts';

type Acceptance = Schemas['RiskAcceptance'];
type Action = Schemas['RiskAcceptanceAction'];

/**
 * A live risk whose scores no one else changes until the transaction ends. Its own row as well as its record: a change of
 * the matrix rescores the row. @throws ApiError 404
 */
async function lockRisk(id: string) {
  await lockLive('risk', id);
  const [found] = await db
    .select({
      name: { id: record.id, ref: record.ref, title: record.title },
      ownerId: risk.ownerId,
      residual: { likelihoodId: risk.residualLikelihoodId, impactId: risk.residualImpactId, score: risk.residualScore },
    })
    .from(risk)
    .innerJoin(record, eqWithinOrganisation(record.id, risk.id))
    .where(and(eq(risk.id, id), isNull(record.deletedAt)))
    .for('no key update', { of: risk });
  if (found === undefined) throw notFound();
  return found;
}

type LockedRisk = Awaited<ReturnType<typeof lockRisk>>;

/** The residual risk as it is now, in words that stay when the matrix changes. */
const residualOf = async ({ residual }: LockedRisk) => inWords(residual, await readMatrix());

const isPast = async (day: string): Promise<boolean> => {
  const { rows } = await db.execute<{ past: boolean }>(sql`select ${day}::date < ${todayInQuery} as past`);
  return rows[0]?.past === true;
};

/** @throws ApiError 400 naming the field */
async function refuseApprover(context: OrganisationContext, approverId: string): Promise<void> {
  if (approverId.toLowerCase() === context.user.id)
    throw invalid([{ field: 'approverId', message: 'Choose someone else: nobody accepts what they submit' }]);
  if ((await viewersAmong('risk', [approverId])).length === 0)
    throw invalid([{ field: 'approverId', message: 'Choose a member who may view risks' }]);
}

/** Marks the acceptances of a risk as former ones. @throws ApiError 400 while one is open */
async function supersede(riskId: string): Promise<void> {
  const newest = and(eq(riskAcceptance.riskId, riskId), riskAcceptance.newest);
  const [former] = await db.select({ status: riskAcceptance.status }).from(riskAcceptance).where(newest).for('update');
  if (former !== undefined && isOpen(former.status))
    throw invalid([
      { field: 'id', message: `There is one already: ${acceptanceStatusLabels[former.status].toLowerCase()}` },
    ]);
  await db.update(riskAcceptance).set({ newest: false }).where(newest);
}

/** The approver is asked, and who watches the risk is told. */
const askedToDecide = ({ user }: OrganisationContext, { name }: LockedRisk, approverId: string) => ({
  entity: name,
  step: { tells: ['approver', 'watchers'] } as const,
  people: { approver: [approverId] },
  words: {
    told: {
      title: 'Risk acceptance to decide',
      describe: (what: string) => `${quoted(user.name)} asks you to accept the residual risk of ${what}.`,
    },
  },
});

/** @throws ApiError 400 if what was submitted is not what would be accepted now */
async function refuseOutdated({ id, expiresOn, residual }: Acceptance, locked: LockedRisk): Promise<void> {
  if (await isPast(expiresOn))
    throw invalid([{ field: 'action', message: 'Its last day has passed. Reject it, and have it submitted again' }]);
  if (locked.residual.score !== residual.score)
    throw invalid([
      {
        field: 'action',
        message: 'The residual risk has changed since it was submitted. Reject it, and have it submitted again',
      },
    ]);
  const [submitted] = await db
    .select({ sha256: riskAcceptance.riskSha256 })
    .from(riskAcceptance)
    .where(eq(riskAcceptance.id, id));
  const { sha256 = null } = submitted ?? {};
  if (sha256 !== null && sha256 !== (await subjectHash(locked.name.id)))
    throw invalid([
      {
        field: 'action',
        message:
          'The risk or its incidents have changed since it was submitted. Reject it, and have it submitted again',
      },
    ]);
}

/** The columns that an action sets. */
async function changesBy(action: Action, reason: string, { user }: OrganisationContext, riskId: string) {
  const isDecision = action === 'ACCEPT' || action === 'REJECT';
  if (!isDecision) return { endedBy: user.id, endedAt: sql`now()`, endReason: reason };
  const decided = { decidedBy: user.id, decidedAt: sql`now()`, decisionReason: reason };
  if (action === 'REJECT') return decided;
  return { ...decided, knownIncidentIds: await incidentsOf(riskId) };
}

/** An acceptance and its risk, which no one else changes until the transaction ends. @throws ApiError 404 */
async function lockAcceptance(id: string) {
  const locked = await lockRisk(await riskOfAcceptance(id));
  await db.select().from(riskAcceptance).where(eq(riskAcceptance.id, id)).for('update');
  const before = await acceptanceWith(id);
  return { entity: locked.name, locked, before, status: before.status, version: before.version };
}

type Locked = Awaited<ReturnType<typeof lockAcceptance>>;

const described: Readonly<Record<Action, (who: string, what: string) => string>> = {
  ACCEPT: (who, what) => `${who} accepted the residual risk of ${what}.`,
  REJECT: (who, what) => `${who} rejected the acceptance of ${what}.`,
  WITHDRAW: (who, what) => `${who} withdrew the acceptance of ${what}.`,
  REVOKE: (who, what) => `${who} revoked the acceptance of ${what}.`,
};

const changeStatus = lifecycleHandler<AcceptanceNames, Schemas['RiskAcceptanceChange'], Locked, Acceptance>({
  kind: 'risk',
  lifecycle: acceptanceLifecycle,
  labels: acceptanceStatusLabels,
  actionOf: ({ action }) => action,
  lock: lockAcceptance,
  parties: ({ before }) => ({ submittedById: before.submittedBy.id, approverId: before.approver.id }),
  current: ({ before }) => before,
  known: (_, { reason = '' }) => ({ reason }),
  missing: { reason: { field: 'reason', message: 'Give a reason' } },
  async refuse({ action, subject: { before, locked } }) {
    if (action === 'ACCEPT') await refuseOutdated(before, locked);
  },
  async store({ context, action, body: { version, reason = '' }, subject: { before, locked }, step }) {
    const changes = await changesBy(action, reason, context, locked.name.id);
    await db
      .update(riskAcceptance)
      .set({ ...changes, status: step.to, version: sql`${version} + 1` })
      .where(eq(riskAcceptance.id, before.id));
  },
  logged: ({ subject: { status: from }, step: { to }, body: { reason } }) =>
    loggedStep(acceptanceStatusLabels, { from, to }, { field: 'acceptance', reason }),
  people: ({ before: { submittedBy, approver }, locked: { ownerId } }) => ({
    author: [submittedBy.id],
    approver: [approver.id],
    riskOwner: [ownerId],
  }),
  notices: {
    as: 'acceptance',
    words: ({ context, action, step }) => ({
      told: {
        title: `Risk acceptance ${acceptanceStatusLabels[step.to].toLowerCase()}`,
        describe: (what) => described[action](quoted(context.user.name), what),
      },
    }),
  },
  after: ({ action, subject: { locked } }) =>
    action === 'REVOKE' ? reopenFindingsOf([locked.name.id]) : Promise.resolve(),
  answer: ({ before }) => acceptanceWith(before.id),
});

/** The acceptance of risks (records.md, "Risk"). Rights and log are those of the risk. */
export const riskAcceptanceHandlers: HandlersOf<'RiskAcceptances'> = {
  async ofRisk({ path: { id } }) {
    const [found] = await db
      .select({ id: record.id })
      .from(record)
      .where(and(eq(record.id, id), eq(record.kind, 'risk'), isNull(record.deletedAt)));
    if (found === undefined) throw notFound();
    return acceptancesOf(found.id);
  },

  async submit({ path, body: { approverId, expiresOn, justification } }, context) {
    const locked = await lockRisk(path.id);
    await refuseApprover(context, approverId);
    if (justification.trim() === '')
      throw invalid([{ field: 'justification', message: 'Say why the risk can be accepted' }]);
    if (await isPast(expiresOn)) throw invalid([{ field: 'expiresOn', message: 'Choose today or a later day' }]);
    const residual = await residualOf(locked);
    if (residual.score === null)
      throw invalid([{ field: 'id', message: 'Assess the residual risk first: it is what is accepted' }]);
    await supersede(locked.name.id);
    const [added] = await db
      .insert(riskAcceptance)
      .values({
        organisationId: context.organisation.id,
        riskId: locked.name.id,
        justification,
        expiresOn,
        residual,
        residualScore: residual.score,
        riskSha256: await subjectHash(locked.name.id),
        submittedBy: context.user.id,
        approverId,
      })
      .returning({ id: riskAcceptance.id });
    if (added === undefined) throw new Error('No acceptance was added');
    const changes = loggedStep(
      acceptanceStatusLabels,
      { from: null, to: 'SUBMITTED' },
      { field: 'acceptance', reason: justification },
    );
    await logActivity(context, { action: 'UPDATE', ...loggedEntity('risk', locked.name), changes });
    await tellOfSteps('risk', 'acceptance', [askedToDecide(context, locked, approverId)]);
    return acceptanceWith(added.id);
  },

  changeStatus,
};
