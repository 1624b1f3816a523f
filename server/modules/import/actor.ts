import { and, eq, sql } from 'drizzle-orm';

import { meetsRequirement, type OrganisationRole } from '#openapi/access.ts';
import { registers, type RecordKind } from '#openapi/generated/records.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { membership, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { organisationPermissions } from '#server/modules/accounts/index.ts';

import { ImportRefused, type StoredImport } from './store.ts';

/** Whether a person may do this to the records of a register now. */
export const mayDo = (
  { organisation }: Pick<OrganisationContext, 'organisation'>,
  kind: RecordKind,
  level: Schemas['PermissionLevel'],
): boolean => {
  const { roles, feature } = registers[kind];
  return meetsRequirement(organisation, { roles, feature, level });
};

/**
 * The author of an import, with the rights that they have now, for a job: minutes may have passed since the request.
 * @throws ImportRefused if they may not, or no longer
 */
export async function actorOf(
  { organisationId, authorId, kind, ip, userAgent, id }: StoredImport,
  level: Schemas['PermissionLevel'],
): Promise<OrganisationContext> {
  const [row] = await db
    .select({
      name: userAccount.name,
      role: sql<OrganisationRole>`${membership.role}`,
      featurePermissions: organisationPermissions,
    })
    .from(membership)
    .innerJoin(userAccount, eq(userAccount.id, membership.userId))
    .where(and(eq(membership.userId, authorId), eq(userAccount.approved, true), eq(userAccount.active, true)));
  if (row === undefined) throw new ImportRefused('You are no longer a member of this organisation');
  const { name, ...rights } = row;
  const actor = {
    organisation: { id: organisationId, ...rights },
    user: { id: authorId, name, issuer: '', subject: '', sessionId: '' },
    request: { id, ip: ip ?? '', userAgent },
  };
  if (!mayDo(actor, kind, level)) throw new ImportRefused('You no longer have the right to do this');
  return actor;
}
