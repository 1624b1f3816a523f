import type { OrganisationContext } from '#server/contract/types.ts';
import { assessmentReviewer } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** Notes who has taken part in the review of an assessment: they do not decide on it. */
export async function noteReviewer(
  { organisation, user }: Pick<OrganisationContext, 'organisation' | 'user'>,
  assessmentId: string,
): Promise<void> {
  await db
    .insert(assessmentReviewer)
    .values({ organisationId: organisation.id, assessmentId, personId: user.id })
    .onConflictDoNothing();
}
