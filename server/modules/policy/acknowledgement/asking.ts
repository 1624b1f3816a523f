import { and, eq, sql } from 'drizzle-orm';

import { isLater } from '#domain/policy/lifecycle.ts';
import { invalid } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { policy, policyAsking, policyVersion } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { countAddresses, endOfDay, type AskingParts } from '#server/modules/secure-link/index.ts';

import { isInUse } from '../figures.ts';
import { today } from '../today.ts';
import { askAgain, type AskedVersion } from './ask.ts';
import { askedBefore, membersByRole, membersInRoles, membersWith } from './recipients.ts';

type Plan = typeof policyAsking.$inferSelect;

/** Distinct recipients by their address in lower case. The last name that is not empty counts. */
function distinct<Recipient extends { readonly name: string; readonly email: string }>(
  recipients: readonly Recipient[],
): Recipient[] {
  const byAddress = new Map<string, Recipient>();
  for (const recipient of recipients) {
    const email = recipient.email.toLowerCase();
    const known = byAddress.get(email);
    byAddress.set(email, { ...known, ...recipient, email, name: recipient.name.trim() || (known?.name ?? '') });
  }
  return [...byAddress.values()];
}

/** Nobody is asked about a version before it applies. @throws ApiError 400 naming the field */
async function refuseDay(askOn: string | undefined): Promise<void> {
  if (askOn === undefined) return;
  if (isLater(await today(), askOn)) throw invalid([{ field: 'asking/askOn', message: 'Choose today or a later day' }]);
  try {
    await endOfDay(askOn);
  } catch {
    throw invalid([{ field: 'asking/askOn', message: 'Choose a day within a year' }]);
  }
}

/**
 * Stores who is asked to acknowledge a version that is approved now. Addresses that are new to the organisation are counted
 * today, whenever they are asked.
 * @throws ApiError 400 naming the field
 */
export async function planAsking(
  parts: AskingParts,
  { organisation, user }: OrganisationContext,
  { policyId, versionId }: AskedVersion,
  asking: Schemas['PolicyAsking'],
): Promise<void> {
  const { whom, roles = [], memberIds = [], recipients = [], askOn } = asking;
  await refuseDay(whom === 'NOBODY' ? undefined : askOn);
  const isChosen = whom === 'CHOSEN';
  const people = isChosen ? distinct([...(await membersWith(memberIds, 'asking/memberIds')), ...recipients]) : [];
  if (isChosen && people.length === 0 && roles.length === 0)
    throw invalid([{ field: 'asking/whom', message: 'Choose at least one person or group' }]);
  await db.insert(policyAsking).values({
    organisationId: organisation.id,
    versionId,
    whom,
    roles: isChosen ? [...new Set(roles)] : [],
    recipients: people,
    askOn: whom === 'NOBODY' ? null : (askOn ?? null),
    decidedBy: user.id,
  });
  const addresses = people.map(({ email }) => email);
  await countAddresses(parts, { kind: 'policy', recordId: policyId, field: 'asking/recipients' }, addresses);
}

/** What was decided about asking people to acknowledge a version; undefined for one of before there was a choice. */
export async function planOf(versionId: string): Promise<Plan | undefined> {
  const [plan] = await db.select().from(policyAsking).where(eq(policyAsking.versionId, versionId));
  return plan;
}

/** The recipients of a plan, each once, with the interval of their earlier requests. */
export async function recipientsOf({ whom, roles, recipients }: Plan, policyId: string) {
  if (whom === 'NOBODY') return [];
  const before = await askedBefore(policyId);
  if (whom === 'EVERYONE') return before.map(({ name, email, reminderDays }) => ({ name, email, reminderDays }));
  const days = new Map(before.map(({ email, reminderDays }) => [email, reminderDays]));
  const inRoles = roles.length === 0 ? [] : await membersInRoles(roles);
  return distinct([...inRoles, ...recipients]).map((one) => {
    const reminderDays = days.get(one.email);
    return { ...one, ...(reminderDays !== undefined && { reminderDays }) };
  });
}

const isDone = (plan: Plan) =>
  db
    .update(policyAsking)
    .set({ doneAt: sql`now()` })
    .where(eq(policyAsking.versionId, plan.versionId));

/** Asks the recipients of the plan of a version in force. */
export async function carryOut(
  plan: Plan,
  policyId: string,
  recipients: Awaited<ReturnType<typeof recipientsOf>>,
): Promise<void> {
  await askAgain({ policyId, versionId: plan.versionId, recipients, requestedBy: plan.decidedBy });
  await isDone(plan);
}

/** Whether the day on which a plan asks has come. */
export const isDue = ({ askOn }: Plan, day: string): boolean => askOn === null || !isLater(askOn, day);

/** Asks about the versions in force whose day has come. Of two runs at a time, one does. */
export async function askPlanned(): Promise<void> {
  const day = await today();
  const due = await db
    .select({ plan: policyAsking, policyId: policyVersion.policyId })
    .from(policyAsking)
    .innerJoin(policyVersion, eqWithinOrganisation(policyVersion.id, policyAsking.versionId))
    .innerJoin(policy, eqWithinOrganisation(policy.id, policyVersion.policyId))
    .where(
      and(
        sql`${policyAsking.doneAt} is null`,
        policyVersion.isInForce,
        isInUse,
        sql`${policyAsking.askOn} <= ${day}::date`,
      ),
    )
    .for('update', { of: policyAsking, skipLocked: true });
  for (const { plan, policyId } of due) await carryOut(plan, policyId, await recipientsOf(plan, policyId));
}

/** Whom an approval can ask. */
export async function askingPreview(policyId: string): Promise<Schemas['PolicyAskingPreview']> {
  const [before, roles] = await Promise.all([askedBefore(policyId), membersByRole()]);
  const acknowledged = before.filter(({ hasAcknowledged }) => hasAcknowledged).length;
  return { everyone: before.length, open: before.length - acknowledged, acknowledged, roles };
}
