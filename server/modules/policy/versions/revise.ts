import { nextNumber } from '#domain/policy/lifecycle.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { policyVersion } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { showOnPolicy, type LockedPolicy } from './lock.ts';

/**
 * The next version begins with the text and the files of the approved one, which stays in force as it is.
 * @returns its id
 */
export async function revise(
  context: OrganisationContext,
  locked: LockedPolicy,
  size: Schemas['PolicyChangeSize'],
): Promise<string> {
  const { newest, policy } = locked;
  const { organisationId, policyId, generationMethod, content, sourceUrl } = newest;
  const [added] = await db
    .insert(policyVersion)
    .values({
      organisationId,
      policyId,
      generationMethod,
      content,
      sourceUrl,
      ...nextNumber(newest, size),
      // Counted on, so that an action on the former version is recognised as outdated.
      version: newest.version + 1,
      createdBy: context.user.id,
    })
    .returning({ id: policyVersion.id });
  if (added === undefined) throw new Error('No version was added');
  await showOnPolicy(context, locked, { status: 'DRAFT', generationMethod: policy.generationMethod });
  return added.id;
}
