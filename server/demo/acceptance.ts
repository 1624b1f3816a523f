import { eq } from 'drizzle-orm';

import type { HandlersOf, OrganisationContext } from '#server/contract/types.ts';
import { userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { dayFromNow, ownerIn, type Choices } from './choices.ts';
import type { DemoAcceptance } from './risk.ts';

/** The context of a request of another member. */
async function as(context: OrganisationContext, id: string | null): Promise<OrganisationContext> {
  const [user] = await db
    .select({ id: userAccount.id, name: userAccount.name, issuer: userAccount.issuer, subject: userAccount.subject })
    .from(userAccount)
    .where(eq(userAccount.id, id ?? ''));
  if (user === undefined) throw new Error('An acceptance names a person who is not a member');
  return { ...context, user: { ...context.user, ...user } };
}

/** Submits the acceptance of a risk through the API's handlers, and decides on it. */
export async function addAcceptance(
  { submit, changeStatus }: Pick<HandlersOf<'RiskAcceptances'>, 'submit' | 'changeStatus'>,
  riskId: string,
  { by, approver, untilInDays, why, decision }: DemoAcceptance,
  { choices, context }: { readonly choices: Choices; readonly context: OrganisationContext },
): Promise<void> {
  const approverId = ownerIn(choices, approver) ?? '';
  const body = { approverId, expiresOn: dayFromNow(untilInDays) ?? '', justification: why };
  const { id, version } = await submit(
    { path: { id: riskId }, query: {}, body },
    await as(context, ownerIn(choices, by)),
  );
  if (decision === undefined) return;
  await changeStatus({ path: { id }, query: {}, body: { version, ...decision } }, await as(context, approverId));
}
