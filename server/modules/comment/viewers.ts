import { and, eq, inArray } from 'drizzle-orm';

import { registers, type RecordKind } from '#openapi/generated/records.ts';
import { membership, membershipPermission, organisationFeature } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** Which of these people are members who may view the records of a kind: any level of its feature includes VIEW. */
export async function viewersAmong(kind: RecordKind, ids: readonly string[]): Promise<string[]> {
  const { feature, roles } = registers[kind];
  const rows = await db
    .select({ id: membership.userId })
    .from(membership)
    .innerJoin(membershipPermission, eq(membershipPermission.userId, membership.userId))
    .innerJoin(organisationFeature, eq(organisationFeature.feature, membershipPermission.feature))
    .where(
      and(
        inArray(membership.userId, [...ids]),
        inArray(membership.role, [...roles]),
        eq(membershipPermission.feature, feature),
      ),
    );
  return rows.map(({ id }) => id);
}
