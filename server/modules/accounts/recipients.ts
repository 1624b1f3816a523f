import { and, asc, eq, gt, sql } from 'drizzle-orm';

import type { OrganisationRole } from '#openapi/access.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { membership, userAccount, userPreference } from '#server/database/schema/index.ts';

import { organisationPermissions } from './queries.ts';

/** A member of an organisation who can receive something: approved and active. */
export interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly isDemo: boolean;
  /** IANA; UTC until a browser has told theirs. */
  readonly timeZone: string;
  readonly organisation: OrganisationContext['organisation'];
}

interface Which {
  readonly userId?: string;
  /** Only ids after this one. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Members of an organisation who can receive something, by id. */
export async function recipientsOf(
  platform: PlatformDatabase,
  organisationId: string,
  { userId, after, limit }: Which,
): Promise<Recipient[]> {
  const rows = await platform
    .select({
      id: userAccount.id,
      email: userAccount.email,
      isDemo: sql<boolean>`${userAccount.demo} is not null`,
      timeZone: sql<string>`coalesce(${userPreference.timeZone}, ${userPreference.browserTimeZone}, 'UTC')`,
      role: sql<OrganisationRole>`${membership.role}`,
      featurePermissions: organisationPermissions,
    })
    .from(membership)
    .innerJoin(userAccount, eq(userAccount.id, membership.userId))
    .leftJoin(userPreference, eq(userPreference.userId, membership.userId))
    .where(
      and(
        eq(membership.organisationId, organisationId),
        userAccount.approved,
        userAccount.active,
        userId === undefined ? undefined : eq(membership.userId, userId),
        after === undefined ? undefined : gt(membership.userId, after),
      ),
    )
    .orderBy(asc(membership.userId))
    .limit(limit);
  return rows.map(({ role, featurePermissions, ...person }) => ({
    ...person,
    organisation: { id: organisationId, role, featurePermissions },
  }));
}
