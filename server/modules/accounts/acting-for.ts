import { and, eq, sql } from 'drizzle-orm';

import type { OrganisationRole } from '#openapi/access.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { membership, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { organisationPermissions } from './queries.ts';

/** An earlier request, for which a job acts. */
interface EarlierRequest {
  /** Of what it asked for. */
  readonly id: string;
  readonly organisationId: string;
  readonly authorId: string;
  readonly ip: string | null;
  readonly userAgent: string | null;
}

/**
 * The person of an earlier request with the rights that they have now, because minutes may have passed since; undefined
 * if they have left the organisation or may not sign in. In a transaction of the organisation.
 */
export async function actingFor({
  id,
  organisationId,
  authorId,
  ip,
  userAgent,
}: EarlierRequest): Promise<OrganisationContext | undefined> {
  const [row] = await db
    .select({
      name: userAccount.name,
      role: sql<OrganisationRole>`${membership.role}`,
      featurePermissions: organisationPermissions,
    })
    .from(membership)
    .innerJoin(userAccount, eq(userAccount.id, membership.userId))
    .where(and(eq(membership.userId, authorId), eq(userAccount.approved, true), eq(userAccount.active, true)));
  if (row === undefined) return undefined;
  const { name, ...rights } = row;
  return {
    organisation: { id: organisationId, ...rights },
    user: { id: authorId, name, issuer: '', subject: '', sessionId: '' },
    request: { id, ip: ip ?? '', userAgent },
  };
}
