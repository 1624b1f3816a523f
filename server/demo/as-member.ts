import { eq } from 'drizzle-orm';

import type { OrganisationContext } from '#server/contract/types.ts';
import { userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** The context of a request of another member. @throws Error if there is no such person */
export async function asMember(context: OrganisationContext, id: string | null): Promise<OrganisationContext> {
  const [user] = await db
    .select({ id: userAccount.id, name: userAccount.name, issuer: userAccount.issuer, subject: userAccount.subject })
    .from(userAccount)
    .where(eq(userAccount.id, id ?? ''));
  if (user === undefined) throw new Error('The demo names a person who is not a member');
  return { ...context, user: { ...context.user, ...user } };
}
