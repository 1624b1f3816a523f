import { and, eq, sql } from 'drizzle-orm';

import { exemptionLifecycle, exemptionRefusal, missingToSubmit, type Problem } from '#domain/exemption-lifecycle.ts';
import { termProblems } from '#domain/exemption-term.ts';
import { isPossible, missingNeeds } from '#domain/lifecycle.ts';
import { exemptionStatusLabels } from '#domain/words/exemption.ts';
import { exemptionInput } from '#openapi/generated/inputs.ts';
import { conflict, forbidden, invalid, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { exemption, policy } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { mostExemptionDays, organisationToday } from '#server/modules/organisation/index.ts';
import { editorsAmong, lockLive, member, quoted, recordOf, touchRecord } from '#server/modules/record/index.ts';

import { controlChoice } from './controls.ts';
import { endExtensions } from './extensions.ts';
import { logStep, tellOf } from './notices.ts';
import { exemptionRegister, liveExemption } from './register.ts';

type Exemption = Schemas['Exemption'];
type Change = Schemas['ExemptionStatusChange'];

/** The number of the version of its policy that is in force; null without one. */
async function versionInForce({ policy: of }: Exemption): Promise<string | null> {
  if (of === null) return null;
  const [found] = await db.select({ number: policy.versionInForce }).from(policy).where(eq(policy.id, of.id));
  return found?.number ?? null;
}

/** What stands in the way of a decision. */
async function problemsOf({ action, reason = '' }: Change, before: Exemption, userId: string): Promise<Problem[]> {
  if (missingNeeds(exemptionLifecycle.steps[action], { reason }).length > 0)
    return [{ field: 'reason', message: 'Give a reason' }];
  if (action !== 'SUBMIT' && action !== 'APPROVE') return [];
  const { approver } = before;
  const problems = [
    ...missingToSubmit(exemptionInput.of(before)),
    ...termProblems(before, await organisationToday(), await mostExemptionDays()),
  ];
  if (approver === null || action === 'APPROVE') return problems;
  if (approver.id === userId) problems.push({ field: 'approverId', message: 'Choose someone else to approve it' });
  else if ((await editorsAmong('exemption', [approver.id])).length === 0)
    problems.push({
      field: 'approverId',
      message: `${approver.name} cannot decide on exemptions: choose someone else`,
    });
  return problems;
}

/** The columns that an action sets beside the status. */
async function columnsBy({ action, reason = '' }: Change, before: Exemption, { user }: OrganisationContext) {
  const decided = { decidedById: user.id, decidedAt: sql`now()`, decisionReason: reason };
  const from = { validFrom: before.validFrom ?? (await organisationToday()) };
  const columns: Readonly<Record<Change['action'], object>> = {
    SUBMIT: { ownerId: user.id, decidedById: null, decidedAt: null, decisionReason: '' },
    WITHDRAW: {},
    APPROVE: { ...decided, ...from, policyVersion: await versionInForce(before) },
    REJECT: decided,
    REVISE: {},
    CONFIRM: { question: null, policyVersion: await versionInForce(before) },
    END: { question: null, endedBecause: 'ENDED', endReason: reason },
  };
  return columns[action];
}

const told: Readonly<Record<Change['action'], { readonly title: string; readonly does: string }>> = {
  SUBMIT: { title: 'Exemption to decide', does: 'asks you to decide on' },
  WITHDRAW: { title: 'Exemption withdrawn', does: 'withdrew from review' },
  APPROVE: { title: 'Exemption approved', does: 'approved' },
  REJECT: { title: 'Exemption rejected', does: 'rejected' },
  REVISE: { title: 'Exemption revised', does: 'revises' },
  CONFIRM: { title: 'Exemption confirmed', does: 'confirmed' },
  END: { title: 'Exemption ended', does: 'ended' },
};

/** Moves an exemption along its lifecycle. */
export const changeStatus: HandlersOf<'ExemptionCourse'>['changeStatus'] = async ({ path: { id }, body }, context) => {
  const { action, version, reason = '' } = body;
  const locked = await lockLive('exemption', id);
  const before = await liveExemption(id);
  const { status, owner, approver } = before;
  const parties = { requesterId: owner?.id ?? null, approverId: approver?.id ?? null };
  const refusal = exemptionRefusal(action, parties, context.user.id);
  if (refusal !== undefined) throw forbidden(refusal);
  if (before.version !== version) throw versionConflict(before);
  const step = exemptionLifecycle.steps[action];
  if (!isPossible(step, status) || (action === 'CONFIRM' && before.question === null)) {
    const message = `This is not possible while it is “${exemptionStatusLabels[status]}”`;
    throw invalid([{ field: 'action', message }]);
  }
  const problems = await problemsOf(body, before, context.user.id);
  if (problems.length > 0) throw invalid(problems);
  await db
    .update(exemption)
    .set({ status: step.to, ...(await columnsBy(body, before, context)) })
    .where(eq(exemption.id, id));
  if (action === 'END') await endExtensions([id]);
  await touchRecord(context, locked, {
    title: before.title,
    searchable: exemptionRegister.searchable(exemptionInput.of(before)),
  });
  await logStep(context, before, {
    field: action === 'CONFIRM' ? 'question' : 'status',
    old: action === 'CONFIRM' ? before.question : status,
    new: action === 'CONFIRM' ? null : step.to,
    reason,
  });
  const { title, does } = told[action];
  await tellOf({
    entity: before,
    asked: action === 'SUBMIT' ? [parties.approverId] : [],
    recipients: [parties.requesterId, parties.approverId],
    title,
    describe: (what) => `${quoted(context.user.name)} ${does} ${what}.`,
  });
  return liveExemption(id);
};

type Create = HandlersOf<'Exemptions'>['create'];

/** Adds a draft with the fields of an expired exemption; what is gone is left out. */
export const renewWith =
  (create: Create): HandlersOf<'ExemptionCourse'>['renew'] =>
  async ({ path: { id } }, context) => {
    await lockLive('exemption', id);
    const before = await liveExemption(id);
    if (before.status !== 'EXPIRED')
      throw conflict([
        { field: 'id', message: 'Only an expired exemption is renewed: extend it while it is in force' },
      ]);
    const input = exemptionInput.of(before);
    const known = async (choice: Pick<typeof member, 'find'>, chosen: string | null) =>
      chosen === null ? null : ((await choice.find([chosen]))[0]?.id ?? null);
    const controls = await controlChoice.find(input.compensatingControlIds);
    const body = {
      ...input,
      policyId: await known(recordOf('policy'), input.policyId),
      controlId: await known(controlChoice, input.controlId),
      approverId: await known(member, input.approverId),
      ownerId: context.user.id,
      compensatingControlIds: controls.map((control) => control.id),
      validFrom: null,
      validTo: null,
    };
    const { id: draftId } = await create({ body, path: {}, query: {} }, context);
    await db
      .update(exemption)
      .set({ renewsId: id })
      .where(and(eq(exemption.id, draftId)));
    return liveExemption(draftId);
  };
