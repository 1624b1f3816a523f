import { desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { extensionLifecycle, type ExtensionNames } from '#domain/exemption/lifecycle.ts';
import { extensionObstacle, extensionProblems } from '#domain/exemption/term.ts';
import { extensionStatusLabels } from '#domain/words/exemption.ts';
import { writtenDay } from '#domain/words/field-text.ts';
import { conflict, invalid, notFound } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { exemption, exemptionExtension as extension, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { lifecycleHandler, tellOfSteps, type Taking } from '#server/modules/lifecycle/index.ts';
import { mostExemptionDays, organisationToday } from '#server/modules/organisation/index.ts';
import { inContractForm, logActivity, loggedEntity, quoted } from '#server/modules/record/index.ts';

import { lockExemption, touchExemption } from './course.ts';
import { isInForce } from './in-force.ts';
import { liveExemption } from './register.ts';

const asker = alias(userAccount, 'asker');
const decider = alias(userAccount, 'decider');

/** The most that are listed: more can only be asked for after as many refusals. */
const mostListed = 100;

/** A request that nobody has decided on is void as soon as its exemption does not apply any more. */
const status = sql<Schemas['ExtensionStatus']>`case when ${extension.status} = 'REQUESTED' and not ${isInForce}
  then 'VOID' else ${extension.status} end`;

const extensionsWhere = (condition: SQL): Promise<Schemas['ExemptionExtension'][]> =>
  db
    .select({
      id: extension.id,
      status,
      validTo: extension.validTo,
      validToBefore: extension.validToBefore,
      reason: extension.reason,
      askedBy: { id: asker.id, name: asker.name },
      askedAt: inContractForm(extension.askedAt).mapWith(String),
      decidedBy: { id: decider.id, name: decider.name },
      decidedAt: sql<string | null>`${inContractForm(extension.decidedAt)}`,
      decisionReason: extension.decisionReason,
      version: extension.version,
    })
    .from(extension)
    .innerJoin(exemption, eqWithinOrganisation(exemption.id, extension.exemptionId))
    .innerJoin(asker, eq(asker.id, extension.askedBy))
    .leftJoin(decider, eq(decider.id, extension.decidedBy))
    .where(condition)
    .orderBy(desc(extension.askedAt), desc(extension.id))
    .limit(mostListed);

async function extensionWith(id: string): Promise<Schemas['ExemptionExtension']> {
  const [found] = await extensionsWhere(eq(extension.id, id));
  if (found === undefined) throw notFound();
  return found;
}

const inWords = ({ status: is, validTo }: Pick<Schemas['ExemptionExtension'], 'status' | 'validTo'>) =>
  `${extensionStatusLabels[is]}, to ${writtenDay(validTo)}`;

/** An extension and its exemption, which no one else changes until the transaction ends. @throws ApiError 404 */
async function lockExtension(id: string) {
  const [of] = await db.select({ id: extension.exemptionId }).from(extension).where(eq(extension.id, id));
  if (of === undefined) throw notFound();
  const { locked, before: current } = await lockExemption(of.id);
  const before = await extensionWith(id);
  return { entity: locked, locked, current, before, status: before.status, version: before.version };
}

type Locked = Awaited<ReturnType<typeof lockExtension>>;

/** @throws ApiError 400 if the exemption may not apply so long any more */
async function refuse({
  action,
  subject: { current, before },
}: Taking<ExtensionNames, Schemas['ExtensionChange'], Locked>) {
  if (action !== 'GRANT') return;
  const [problem] = extensionProblems(current, before.validTo, await organisationToday(), await mostExemptionDays());
  if (problem !== undefined) throw invalid([{ ...problem, field: 'action' }]);
}

const decideExtension = lifecycleHandler<
  ExtensionNames,
  Schemas['ExtensionChange'],
  Locked,
  Schemas['ExemptionExtension']
>({
  kind: 'exemption',
  lifecycle: extensionLifecycle,
  labels: extensionStatusLabels,
  actionOf: ({ action }) => action,
  lock: lockExtension,
  parties: ({ current, before }) => ({
    requesterId: current.owner?.id ?? null,
    submittedById: current.submittedBy?.id ?? null,
    approverId: current.approver?.id ?? null,
    askedById: before.askedBy.id,
  }),
  current: ({ before }) => before,
  known: (_, { reason = '' }) => ({ reason }),
  missing: { reason: { field: 'reason', message: 'Give a reason' } },
  refuse,
  async store({ context, action, step, body: { reason = '' }, subject }) {
    const { current, before, locked } = subject;
    if (action === 'GRANT')
      await db.update(exemption).set({ validTo: before.validTo }).where(eq(exemption.id, current.id));
    const decided = { decidedBy: context.user.id, decidedAt: sql`now()`, decisionReason: reason };
    await db
      .update(extension)
      .set({ ...decided, status: step.to, version: sql`${extension.version} + 1` })
      .where(eq(extension.id, before.id));
    await touchExemption(context, { locked, before: current });
  },
  logged: ({ subject: { before }, step: { to }, body: { reason = '' } }) => [
    { field: 'extension', old: inWords(before), new: inWords({ ...before, status: to }) },
    ...(reason === '' ? [] : [{ field: 'statusReason', old: null, new: reason }]),
  ],
  people: ({ current: { owner, approver }, before: { askedBy } }) => ({
    asker: [askedBy.id],
    requester: [owner?.id ?? null],
    approver: [approver?.id ?? null],
  }),
  notices: {
    as: 'exemptionStep',
    words: ({ context: { user }, step, subject: { before } }) => ({
      told: {
        title: `Extension ${extensionStatusLabels[step.to].toLowerCase()}`,
        describe: (what) =>
          `${quoted(user.name)} ${extensionStatusLabels[step.to].toLowerCase()} the extension of ${what} to ${writtenDay(before.validTo)}.`,
      },
    }),
  },
  answer: ({ before }) => extensionWith(before.id),
});

type Handlers = Pick<HandlersOf<'ExemptionCourse'>, 'extensions' | 'askExtension' | 'decideExtension'>;

/** Requests that exemptions apply for longer. */
export const extensionHandlers: Handlers = {
  async extensions({ path: { id } }) {
    await liveExemption(id);
    return extensionsWhere(eq(extension.exemptionId, id));
  },

  async askExtension({ path: { id }, body: { validTo, reason } }, context) {
    const { locked, before } = await lockExemption(id);
    const today = await organisationToday();
    const obstacle = extensionObstacle(before, await extensionsWhere(eq(extension.exemptionId, id)), today);
    if (obstacle !== undefined) throw conflict([{ field: 'id', message: obstacle }]);
    const problems = extensionProblems(before, validTo, today, await mostExemptionDays());
    if (problems.length > 0) throw invalid(problems);
    if (reason.trim() === '') throw invalid([{ field: 'reason', message: 'Give a reason' }]);
    const [added] = await db
      .insert(extension)
      .values({
        organisationId: context.organisation.id,
        exemptionId: id,
        validTo,
        validToBefore: before.validTo ?? today,
        reason,
        askedBy: context.user.id,
      })
      .returning({ id: extension.id });
    if (added === undefined) throw new Error('No extension was added');
    const asked = await extensionWith(added.id);
    const changes = [
      { field: 'extension', old: null, new: inWords(asked) },
      { field: 'statusReason', old: null, new: reason },
    ];
    await logActivity(context, { action: 'UPDATE', ...loggedEntity('exemption', locked), changes });
    await tellOfSteps<ExtensionNames['party']>('exemption', 'exemptionStep', [askedToDecide(context, asked, before)]);
    return asked;
  },

  decideExtension,
};

/** The approver is asked, and who keeps and watches the exemption is told. */
const askedToDecide = (
  { user }: OrganisationContext,
  { validTo }: Schemas['ExemptionExtension'],
  { owner, approver, ...entity }: Schemas['Exemption'],
) => ({
  entity,
  step: { asks: ['approver'], tells: ['requester', 'watchers'] } as const,
  people: { asker: [user.id], requester: [owner?.id ?? null], approver: [approver?.id ?? null] },
  words: {
    told: {
      title: 'Extension to decide',
      describe: (what: string) => `${quoted(user.name)} asks to extend ${what} to ${writtenDay(validTo)}.`,
    },
  },
});
