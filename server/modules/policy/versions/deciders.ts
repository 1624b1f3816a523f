import { desc, eq, notInArray } from 'drizzle-orm';

import type { HandlersOf } from '#server/contract/types.ts';
import { membership, policyVersion, policyVersionAuthor } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { askedEditors } from '#server/modules/record/index.ts';

/** Those who have written the newest version of a policy, if there is one: nobody decides on what they wrote. */
async function authorsOfNewest(policyId: string): Promise<string[]> {
  const [newest] = await db
    .select({ id: policyVersion.id, status: policyVersion.status })
    .from(policyVersion)
    .where(eq(policyVersion.policyId, policyId))
    .orderBy(desc(policyVersion.major), desc(policyVersion.minor))
    .limit(1);
  // The next version has no authors yet.
  if (newest === undefined || newest.status === 'APPROVED') return [];
  const authors = await db
    .select({ id: policyVersionAuthor.personId })
    .from(policyVersionAuthor)
    .where(eq(policyVersionAuthor.versionId, newest.id));
  return authors.map(({ id }) => id);
}

/** Who can be asked to review or approve. */
export const decidersHandler: HandlersOf<'PolicyVersions'>['deciders'] = async ({ query: { policyId, ...query } }) => {
  const authors = policyId === undefined ? [] : await authorsOfNewest(policyId);
  return askedEditors('policy', query, notInArray(membership.userId, authors));
};
