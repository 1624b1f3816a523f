import type { HandlersOf, OrganisationContext } from '#server/contract/types.ts';

import { asMember } from './as-member.ts';
import { dayFromNow, ownerIn, type Choices } from './choices.ts';
import type { DemoAcceptance } from './risk.ts';

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
    await asMember(context, ownerIn(choices, by)),
  );
  if (decision === undefined) return;
  await changeStatus({ path: { id }, query: {}, body: { version, ...decision } }, await asMember(context, approverId));
}
