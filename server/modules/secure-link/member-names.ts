import { eq, sql } from 'drizzle-orm';

import { membership, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

interface Named {
  readonly name: string;
  readonly email: string;
}

/**
 * Recipients with the names of members at the addresses of members: whatever a pasted list calls them, evidence names the person
 * whom the organisation knows at that address.
 */
export async function withMemberNames<Recipient extends Named>(recipients: readonly Recipient[]): Promise<Recipient[]> {
  const addresses = recipients.map(({ email }) => email.toLowerCase());
  const members = await db
    .select({ name: userAccount.name, email: sql<string>`lower(${userAccount.email})` })
    .from(membership)
    .innerJoin(userAccount, eq(userAccount.id, membership.userId))
    .where(sql`lower(${userAccount.email}) = any(${sql.param(addresses)}::text[])`);
  const names = new Map(members.map(({ name, email }) => [email, name]));
  return recipients.map((one) => ({ ...one, name: names.get(one.email.toLowerCase()) ?? one.name }));
}
