import { eq, sql } from 'drizzle-orm';

import { exemptionLifecycle, missingToSubmit, type ExemptionNames, type Problem } from '#domain/exemption/lifecycle.ts';
import { termProblems } from '#domain/exemption/term.ts';
import { exemptionStatusLabels } from '#domain/words/exemption.ts';
import { exemptionInput } from '#openapi/generated/inputs.ts';
import { conflict, invalid } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { exemption, policy } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { lifecycleHandler, loggedStep, type Taking } from '#server/modules/lifecycle/index.ts';
import { mostExemptionDays, organisationToday } from '#server/modules/organisation/index.ts';
import { editorsAmong, lockLive, member, quoted, recordOf, touchRecord } from '#server/modules/record/index.ts';

import { controlChoice } from './controls.ts';
import { endExtensions } from './extension-end.ts';
import { exemptionRegister, liveExemption } from './register.ts';

type Exemption = Schemas['Exemption'];
type Change = Schemas['ExemptionStatusChange'];

/** An exemption that no one else changes until the transaction ends. @throws ApiError 404 */
export async function lockExemption(id: string) {
  const locked = await lockLive('exemption', id);
  const before = await liveExemption(id);
  return { entity: locked, locked, before, status: before.status, version: before.version };
}

type Locked = Awaited<ReturnType<typeof lockExemption>>;

/** Counts a change of a locked exemption. */
export const touchExemption = (context: OrganisationContext, { locked, before }: Pick<Locked, 'locked' | 'before'>) =>
  touchRecord(context, locked, {
    title: before.title,
    searchable: exemptionRegister.searchable(exemptionInput.of(before)),
  });

/** The number of the version of its policy that is in force; null without one. */
async function versionInForce({ policy: of }: Exemption): Promise<string | null> {
  if (of === null) return null;
  const [found] = await db.select({ number: policy.versionInForce }).from(policy).where(eq(policy.id, of.id));
  return found?.number ?? null;
}

/** Who is asked to decide must be someone else, and able to. */
async function approverProblems({ approver }: Exemption, requesterId: string): Promise<Problem[]> {
  if (approver === null) return [];
  const problem = (message: string) => [{ field: 'approverId', message }];
  if (approver.id === requesterId)
    return problem('Choose someone else: nobody decides on what they request themselves');
  const isAble = (await editorsAmong('exemption', [approver.id])).length > 0;
  return isAble ? [] : problem(`${approver.name} cannot decide on exemptions: choose someone else`);
}

/** Names a field of the exemption: the request for an action has a reason of its own. */
const ofExemption = ({ field, message }: Problem): Problem => ({ field: `exemption.${field}`, message });

type Step = Taking<ExemptionNames, Change, Locked>;

/** @throws ApiError 400 naming what stands in the way of an action */
async function refuse({ action, subject: { before }, context }: Step): Promise<void> {
  if (action === 'CONFIRM' && before.question === null)
    throw invalid([{ field: 'action', message: 'Nothing has changed that has to be confirmed' }]);
  if (action !== 'SUBMIT' && action !== 'APPROVE') return;
  const problems = [
    ...missingToSubmit(exemptionInput.of(before)),
    ...termProblems(before, await organisationToday(), await mostExemptionDays()),
    ...(action === 'SUBMIT' ? await approverProblems(before, context.user.id) : []),
  ];
  if (problems.length > 0) throw invalid(problems.map(ofExemption));
}

/** The columns that an action sets beside the status. */
async function columnsBy({ action, body: { reason = '' }, subject: { before }, context: { user } }: Step) {
  const decided = { decidedById: user.id, decidedAt: sql`now()`, decisionReason: reason };
  if (action === 'SUBMIT')
    return {
      ownerId: user.id,
      submittedById: user.id,
      decidedById: null,
      decidedAt: null,
      decisionReason: '',
    };
  if (action === 'APPROVE') {
    const validFrom = before.validFrom ?? (await organisationToday());
    return { ...decided, validFrom, policyVersion: await versionInForce(before) };
  }
  if (action === 'REJECT') return decided;
  if (action === 'CONFIRM') return { question: null, policyVersion: await versionInForce(before) };
  return action === 'END' ? { question: null, endedBecause: 'ENDED' as const, endReason: reason } : {};
}

const told: Readonly<Record<Change['action'], { readonly title: string; readonly does: string }>> = {
  SUBMIT: { title: 'Exemption submitted', does: 'submitted' },
  WITHDRAW: { title: 'Exemption withdrawn', does: 'withdrew from review' },
  APPROVE: { title: 'Exemption approved', does: 'approved' },
  REJECT: { title: 'Exemption rejected', does: 'rejected' },
  REVISE: { title: 'Exemption revised', does: 'revises' },
  CONFIRM: { title: 'Exemption confirmed', does: 'confirmed' },
  END: { title: 'Exemption ended', does: 'ended' },
};

/** Moves an exemption along its lifecycle. */
export const changeStatus = lifecycleHandler<ExemptionNames, Change, Locked, Exemption>({
  kind: 'exemption',
  lifecycle: exemptionLifecycle,
  labels: exemptionStatusLabels,
  actionOf: ({ action }) => action,
  lock: lockExemption,
  parties: ({ before: { owner, submittedBy, approver } }) => ({
    requesterId: owner?.id ?? null,
    submittedById: submittedBy?.id ?? null,
    approverId: approver?.id ?? null,
  }),
  current: ({ before }) => before,
  known: (_, { reason = '' }) => ({ reason }),
  missing: { reason: { field: 'reason', message: 'Give a reason' } },
  refuse,
  async store(taking) {
    const { context, subject, step, action } = taking;
    const columns = { ...(await columnsBy(taking)), status: step.to };
    await db.update(exemption).set(columns).where(eq(exemption.id, subject.before.id));
    if (action === 'END') await endExtensions([subject.before.id]);
    await touchExemption(context, subject);
  },
  logged: ({ action, subject: { before, status: from }, step: { to }, body: { reason } }) =>
    action === 'CONFIRM'
      ? [{ field: 'question', old: before.question, new: null }]
      : loggedStep(exemptionStatusLabels, { from, to }, { reason, reasonField: 'statusReason' }),
  people: ({ before: { owner, approver } }) => ({ requester: [owner?.id ?? null], approver: [approver?.id ?? null] }),
  notices: {
    as: 'exemptionStep',
    words: ({ action, context: { user } }) => ({
      told: { title: told[action].title, describe: (what) => `${quoted(user.name)} ${told[action].does} ${what}.` },
      asked: {
        title: 'Exemption to decide',
        describe: (what) => `${quoted(user.name)} asks you to decide on ${what}.`,
      },
    }),
  },
  answer: ({ before }) => liveExemption(before.id),
});

type Create = HandlersOf<'Exemptions'>['create'];

/** Adds a draft with the fields of an expired exemption; what is gone is left out. */
export const renewWith =
  (create: Create): HandlersOf<'ExemptionCourse'>['renew'] =>
  async ({ path: { id } }, context) => {
    const { before } = await lockExemption(id);
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
    await db.update(exemption).set({ renewsId: id }).where(eq(exemption.id, draftId));
    return liveExemption(draftId);
  };
