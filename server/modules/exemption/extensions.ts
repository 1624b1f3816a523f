import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { extensionLifecycle, extensionRefusal } from '#domain/exemption-lifecycle.ts';
import { extensionObstacle, extensionProblems } from '#domain/exemption-term.ts';
import { isPossible, missingNeeds } from '#domain/lifecycle.ts';
import { extensionStatusLabels } from '#domain/words/exemption.ts';
import { writtenDay } from '#domain/words/field-text.ts';
import { exemptionInput } from '#openapi/generated/inputs.ts';
import { conflict, forbidden, invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { exemption, exemptionExtension as extension, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { mostExemptionDays, organisationToday } from '#server/modules/organisation/index.ts';
import { inContractForm, lockLive, quoted, touchRecord } from '#server/modules/record/index.ts';

import { isInForce } from './in-force.ts';
import { logStep, tellOf } from './notices.ts';
import { exemptionRegister, liveExemption } from './register.ts';

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
    .innerJoin(
      exemption,
      and(eq(exemption.organisationId, extension.organisationId), eq(exemption.id, extension.exemptionId)),
    )
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

/** Ends the open requests of exemptions that do not apply any more. */
export async function endExtensions(exemptionIds: readonly string[]): Promise<void> {
  await db
    .update(extension)
    .set({ status: 'VOID', version: sql`${extension.version} + 1` })
    .where(and(inArray(extension.exemptionId, [...exemptionIds]), eq(extension.status, 'REQUESTED')));
}

const inWords = ({ status: is, validTo }: Pick<Schemas['ExemptionExtension'], 'status' | 'validTo'>) =>
  `${extensionStatusLabels[is]}, to ${writtenDay(validTo)}`;

type Handlers = Pick<HandlersOf<'ExemptionCourse'>, 'extensions' | 'askExtension' | 'decideExtension'>;

/** Requests that exemptions apply for longer. */
export const extensionHandlers: Handlers = {
  async extensions({ path: { id } }) {
    await liveExemption(id);
    return extensionsWhere(eq(extension.exemptionId, id));
  },

  async askExtension({ path: { id }, body: { validTo, reason } }, context) {
    await lockLive('exemption', id);
    const current = await liveExemption(id);
    const today = await organisationToday();
    const obstacle = extensionObstacle(current, await extensionsWhere(eq(extension.exemptionId, id)), today);
    if (obstacle !== undefined) throw conflict([{ field: 'id', message: obstacle }]);
    const problems = extensionProblems(current, validTo, today, await mostExemptionDays());
    if (problems.length > 0) throw invalid(problems);
    if (reason.trim() === '') throw invalid([{ field: 'reason', message: 'Give a reason' }]);
    const [added] = await db
      .insert(extension)
      .values({
        organisationId: context.organisation.id,
        exemptionId: id,
        validTo,
        validToBefore: current.validTo ?? today,
        reason,
        askedBy: context.user.id,
      })
      .returning({ id: extension.id });
    if (added === undefined) throw new Error('No extension was added');
    const asked = await extensionWith(added.id);
    await logStep(context, current, { field: 'extension', old: null, new: inWords(asked), reason });
    await tellOf({
      entity: current,
      asked: [current.approver?.id ?? null],
      recipients: [current.owner?.id ?? null],
      title: 'Extension to decide',
      describe: (what) => `${quoted(context.user.name)} asks to extend ${what} to ${writtenDay(validTo)}.`,
    });
    return asked;
  },

  async decideExtension({ path: { id }, body: { version, action, reason = '' } }, context) {
    const [of] = await db.select({ id: extension.exemptionId }).from(extension).where(eq(extension.id, id));
    if (of === undefined) throw notFound();
    const locked = await lockLive('exemption', of.id);
    const [current, before] = [await liveExemption(of.id), await extensionWith(id)];
    const parties = { approverId: current.approver?.id ?? null, askedById: before.askedBy.id };
    const refusal = extensionRefusal(parties, context.user.id);
    if (refusal !== undefined) throw forbidden(refusal);
    if (before.version !== version) throw versionConflict(before);
    const step = extensionLifecycle.steps[action];
    if (!isPossible(step, before.status)) {
      const message = `This is not possible once it is ${extensionStatusLabels[before.status].toLowerCase()}`;
      throw invalid([{ field: 'action', message }]);
    }
    if (missingNeeds(step, { reason }).length > 0) throw invalid([{ field: 'reason', message: 'Give a reason' }]);
    if (action === 'GRANT') {
      const today = await organisationToday();
      const [problem] = extensionProblems(current, before.validTo, today, await mostExemptionDays());
      if (problem !== undefined) throw invalid([{ ...problem, field: 'action' }]);
      await db.update(exemption).set({ validTo: before.validTo }).where(eq(exemption.id, current.id));
    }
    await db
      .update(extension)
      .set({
        status: step.to,
        decidedBy: context.user.id,
        decidedAt: sql`now()`,
        decisionReason: reason,
        version: sql`${extension.version} + 1`,
      })
      .where(eq(extension.id, id));
    await touchRecord(context, locked, {
      title: current.title,
      searchable: exemptionRegister.searchable(exemptionInput.of(current)),
    });
    const after = await extensionWith(id);
    await logStep(context, current, { field: 'extension', old: inWords(before), new: inWords(after), reason });
    const verb = action === 'GRANT' ? 'granted' : 'refused';
    await tellOf({
      entity: current,
      recipients: [before.askedBy.id, current.owner?.id ?? null],
      title: `Extension ${verb}`,
      describe: (what) =>
        `${quoted(context.user.name)} ${verb} the extension of ${what} to ${writtenDay(after.validTo)}.`,
    });
    return after;
  },
};
