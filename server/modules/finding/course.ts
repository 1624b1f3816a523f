import { eq, sql } from 'drizzle-orm';

import { closureGaps, type ClosureRefusal } from '#domain/compliance/closure.ts';
import { findingLifecycle, type FindingAction, type FindingNames } from '#domain/compliance/finding-lifecycle.ts';
import { grantOf } from '#domain/compliance/rights.ts';
import { closureNeedLabels, findingStatusLabels } from '#domain/words/finding.ts';
import { findingInput } from '#openapi/generated/inputs.ts';
import { invalid } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { finding } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { lifecycleHandler, loggedStep, type Taking } from '#server/modules/lifecycle/index.ts';
import { organisationToday } from '#server/modules/organisation/index.ts';
import { linkHeld } from '#server/modules/record-link/index.ts';
import {
  changesBetween,
  holdViewable,
  lockLive,
  member,
  quoted,
  recordOf,
  refuseUnknownChoices,
  touchRecord,
} from '#server/modules/record/index.ts';

import { assessorsOf } from './assessors.ts';
import { closingFinding } from './closing.ts';
import { findingRegister, liveFinding } from './register.ts';

type Finding = Schemas['Finding'];
type Change = Schemas['FindingStatusChange'];

/** A finding that no one else changes until the transaction ends. @throws ApiError 404 */
export async function lockFinding(id: string) {
  const locked = await lockLive('finding', id);
  const before = await liveFinding(id);
  return { entity: locked, locked, before, status: before.status, version: before.version };
}

async function lockWithParties(id: string, { organisation: { role } }: OrganisationContext) {
  const found = await lockFinding(id);
  const { kind, owner, verifier } = found.before;
  const parties = {
    kind,
    ownerId: owner?.id ?? null,
    verifierId: verifier?.id ?? null,
    assessorIds: await assessorsOf(id),
    mayVerify: grantOf(role, 'VERIFY_FINDING') !== 'NEVER',
    mayTreat: grantOf(role, 'TREAT_FINDING') !== 'NEVER',
    mayClose: grantOf(role, 'APPROVE') !== 'NEVER',
  };
  return { ...found, parties };
}

type Locked = Awaited<ReturnType<typeof lockWithParties>>;
type Step = Taking<FindingNames, Change, Locked>;

export const textsOf = (before: Finding) => ({
  title: before.title,
  searchable: findingRegister.searchable(findingInput.of(before)),
});

/** The fields of the finding that settle what a closure needs. */
const fieldOf: Readonly<Record<ClosureRefusal, string>> = {
  ROOT_CAUSE_MISSING: 'rootCause',
  CORRECTION_MISSING: 'correction',
  ACTION_MISSING: 'actions',
  ACTIONS_OPEN: 'actions',
  NEW_ACTION_MISSING: 'actions',
  EVIDENCE_MISSING: 'evidenceIds',
  VERIFIER_MISSING: 'verifierId',
  CHECK_MISSING: 'action',
  OWN_CHECK: 'action',
  WAIT: 'action',
};

/** @throws ApiError 400 naming what a closure still needs (T7) */
async function refuseClosure({ context, subject: { before }, body: { reason = '' } }: Step): Promise<void> {
  const closing = await closingFinding(before, reason);
  const missing = closureGaps(closing, { byId: context.user.id, on: await organisationToday() });
  if (missing.length > 0)
    throw invalid(missing.map((need) => ({ field: fieldOf[need], message: closureNeedLabels[need] })));
}

/** @throws ApiError 400 unless the risk is accepted now, by an acceptance that holds */
async function refuseUnaccepted({ riskId }: Change): Promise<void> {
  await refuseUnknownChoices({ riskId: recordOf('risk') }, { riskId });
  const { rows } = await db.execute(sql`select from risk_acceptance
    where risk_id = ${riskId ?? null}::uuid and newest and status = 'ACCEPTED' for key share`);
  if (rows.length === 0) throw invalid([{ field: 'riskId', message: 'Choose a risk whose acceptance is in force' }]);
}

async function refuse(step: Step): Promise<void> {
  const { action, body, subject } = step;
  if (subject.before.archivedAt !== null)
    throw invalid([{ field: 'action', message: 'It is archived: bring it back first' }]);
  if (action === 'CLOSE') return refuseClosure(step);
  if (action === 'ACCEPT_RISK') return refuseUnaccepted(body);
  const { ownerId, riskId } = body;
  if (riskId !== undefined) await refuseUnknownChoices({ riskId: recordOf('risk') }, { riskId });
  if (ownerId !== undefined) await refuseUnknownChoices({ ownerId: member }, { ownerId });
}

/** The risk whose acceptance covers a finding shows it (T6: a linked risk). */
async function linkRisk({ context, subject: { before }, body: { riskId = '' } }: Step): Promise<void> {
  await linkHeld(context, await holdViewable(context, before.id), await holdViewable(context, riskId), {
    type: 'relates',
    reverse: false,
  });
}

/** The columns that a step sets beside the status. */
async function columnsOf({ context, action, subject: { before }, body }: Step) {
  const { ownerId, dueOn, reason = '', riskId } = body;
  if (action === 'START') return { ...(ownerId !== undefined && { ownerId }), ...(dueOn !== undefined && { dueOn }) };
  if (action === 'FAIL_CHECK') return { failedChecks: before.failedChecks + 1, againFrom: await organisationToday() };
  if (action === 'ACCEPT_RISK') return { acceptedRiskId: riskId ?? null };
  if (action === 'REOPEN')
    return { closedById: null, closedOn: null, declinedBecause: '', againFrom: await organisationToday() };
  return {
    closedById: context.user.id,
    closedOn: await organisationToday(),
    declinedBecause: before.kind === 'OFI' ? reason : '',
  };
}

const titles: Readonly<Record<FindingAction, string>> = {
  START: 'Work on a finding started',
  CLOSE: 'Finding closed',
  FAIL_CHECK: 'Actions not effective',
  ACCEPT_RISK: 'Risk of a finding accepted',
  REOPEN: 'Finding reopened',
};

const described: Readonly<Record<FindingAction, (who: string, what: string) => string>> = {
  START: (who, what) => `${who} started work on ${what}.`,
  CLOSE: (who, what) => `${who} closed ${what}.`,
  FAIL_CHECK: (who, what) => `${who} found that the actions on ${what} do not work.`,
  ACCEPT_RISK: (who, what) => `${who} put ${what} under the acceptance of its risk.`,
  REOPEN: (who, what) => `${who} reopened ${what}.`,
};

/** Moves findings along their lifecycle (compliance T6, T7). */
export const changeStatus = lifecycleHandler<FindingNames, Change, Locked, Finding>({
  kind: 'finding',
  lifecycle: findingLifecycle,
  labels: findingStatusLabels,
  actionOf: ({ action }) => action,
  lock: lockWithParties,
  parties: ({ parties }) => parties,
  current: ({ before }) => before,
  known: ({ before }, { ownerId, dueOn, reason, riskId }) => ({
    owner: ownerId ?? before.owner?.id ?? null,
    due: dueOn ?? before.dueOn,
    reason: reason ?? null,
    acceptance: riskId ?? null,
  }),
  missing: {
    owner: { field: 'ownerId', message: 'Choose who sees to it' },
    due: { field: 'dueOn', message: 'Say by when' },
    reason: { field: 'reason', message: 'Give a reason' },
    acceptance: { field: 'riskId', message: 'Choose the risk whose acceptance covers it' },
  },
  refuse,
  async store(step) {
    const { context, subject, step: taken } = step;
    await db
      .update(finding)
      .set({ ...(await columnsOf(step)), status: taken.to })
      .where(eq(finding.id, subject.before.id));
    await touchRecord(context, subject.locked, textsOf(subject.before));
    if (step.action === 'ACCEPT_RISK') await linkRisk(step);
  },
  logged: ({ action, subject: { before, status: from }, step: { to }, body: { ownerId, dueOn, reason, riskId } }) => [
    ...loggedStep(findingStatusLabels, { from, to }, { reason }),
    ...changesBetween({ ownerId: before.owner?.id ?? null, dueOn: before.dueOn }, { ownerId, dueOn }),
    // What says of a past day when it was closed then.
    ...(action === 'REOPEN' ? [{ field: 'closedOn', old: before.closedOn, new: null }] : []),
    ...(action === 'FAIL_CHECK'
      ? [{ field: 'failedChecks', old: before.failedChecks, new: before.failedChecks + 1 }]
      : []),
    ...(action !== 'ACCEPT_RISK' || riskId === undefined
      ? []
      : [{ field: 'acceptedRiskId', old: before.acceptedRisk?.id ?? null, new: riskId }]),
  ],
  people: ({ before: { owner, verifier } }) => ({ owner: [owner?.id ?? null], verifier: [verifier?.id ?? null] }),
  notices: {
    as: 'assessmentStep',
    words: ({ context, action }) => ({
      told: {
        title: titles[action],
        describe: (what) => described[action](quoted(context.user.name), what),
      },
    }),
  },
  answer: ({ before }) => liveFinding(before.id),
});
