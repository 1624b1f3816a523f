import { and, eq, inArray, sql } from 'drizzle-orm';

import type { OrganisationRole } from '#openapi/access.ts';
import { invalid } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  acknowledgement,
  acknowledgementRequest as request,
  membership,
  userAccount,
  type AskedRecipient,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

/** The names and addresses of members. @throws ApiError 400 naming an id that is not of a member */
export async function membersWith(memberIds: readonly string[], field = 'memberIds'): Promise<AskedRecipient[]> {
  if (memberIds.length === 0) return [];
  const found = await db
    .select({ id: userAccount.id, name: userAccount.name, email: userAccount.email })
    .from(membership)
    .innerJoin(userAccount, eq(userAccount.id, membership.userId))
    .where(inArray(membership.userId, [...memberIds]));
  const known = new Set(found.map(({ id }) => id));
  const unknown = memberIds.findIndex((id) => !known.has(id.toLowerCase()));
  if (unknown !== -1) throw invalid([{ field: `${field}/${unknown}`, message: 'Choose a member of the organisation' }]);
  return found.map(({ name, email }) => ({ name, email }));
}

const maySignIn = and(eq(userAccount.approved, true), eq(userAccount.active, true));

/** The members with one of these roles whose account is in use. */
export const membersInRoles = (roles: readonly OrganisationRole[]): Promise<AskedRecipient[]> =>
  db
    .select({ name: userAccount.name, email: userAccount.email })
    .from(membership)
    .innerJoin(userAccount, eq(userAccount.id, membership.userId))
    .where(and(inArray(membership.role, [...roles]), maySignIn));

/** How many members have each role; those of whom nobody has it are left out. */
export const membersByRole = (): Promise<Schemas['AskedRole'][]> =>
  db
    .select({ role: sql<OrganisationRole>`${membership.role}`, members: sql<number>`count(*)::int` })
    .from(membership)
    .innerJoin(userAccount, eq(userAccount.id, membership.userId))
    .where(maySignIn)
    .groupBy(membership.role)
    .orderBy(membership.role);

/** Everyone who has been asked to acknowledge any version of a policy, and whose last request was not revoked. */
export async function askedBefore(policyId: string) {
  const last = await db
    .selectDistinctOn([request.email], {
      name: request.name,
      email: request.email,
      reminderDays: request.reminderDays,
      isRevoked: sql<boolean>`${request.revokedAt} is not null`,
      hasAcknowledged: sql<boolean>`${acknowledgement.requestId} is not null`,
    })
    .from(request)
    .leftJoin(acknowledgement, eqWithinOrganisation(acknowledgement.requestId, request.id))
    .where(eq(request.policyId, policyId))
    .orderBy(request.email, sql`${request.requestedAt} desc`);
  return last.filter(({ isRevoked }) => !isRevoked);
}
