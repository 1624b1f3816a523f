import { eq, inArray, and, sql } from 'drizzle-orm';

import type { OrganisationFeature } from '#openapi/access.ts';
import { membership, membershipPermission, organisationFeature } from '#server/database/schema/index.ts';
import type { PlatformTransaction } from '#server/modules/platform/index.ts';

/**
 * Gives an organisation features. Its administrators get every right to them: nobody grants above themselves, so that otherwise nobody
 * could use what was granted.
 */
async function grantFeatures(
  transaction: PlatformTransaction,
  organisationId: string,
  features: readonly OrganisationFeature[],
): Promise<void> {
  if (features.length === 0) return;
  await transaction
    .insert(organisationFeature)
    .values(features.map((feature) => ({ organisationId, feature })))
    .onConflictDoNothing();
  const administrators = await transaction
    .select({ userId: membership.userId })
    .from(membership)
    .where(and(eq(membership.organisationId, organisationId), eq(membership.role, 'ORG_ADMIN')));
  const rows = administrators.flatMap(({ userId }) =>
    features.map((feature) => ({ organisationId, userId, feature, level: 'DELETE' })),
  );
  if (rows.length === 0) return;
  await transaction
    .insert(membershipPermission)
    .values(rows)
    .onConflictDoUpdate({
      target: [membershipPermission.organisationId, membershipPermission.userId, membershipPermission.feature],
      set: { level: sql`excluded.level` },
    });
}

/** Makes these the features of an organisation. Rights to one that is taken away stay, for when it is granted again. */
export async function setFeatures(
  transaction: PlatformTransaction,
  organisationId: string,
  {
    before,
    features,
  }: { readonly before: readonly OrganisationFeature[]; readonly features: readonly OrganisationFeature[] },
): Promise<void> {
  const removed = before.filter((feature) => !features.includes(feature));
  if (removed.length > 0)
    await transaction
      .delete(organisationFeature)
      .where(
        and(eq(organisationFeature.organisationId, organisationId), inArray(organisationFeature.feature, [...removed])),
      );
  await grantFeatures(
    transaction,
    organisationId,
    features.filter((feature) => !before.includes(feature)),
  );
}
