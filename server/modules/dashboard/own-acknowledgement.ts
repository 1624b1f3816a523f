import { and, eq, sql } from 'drizzle-orm';

import { notFound } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas, ShortTransactions } from '#server/contract/types.ts';
import { acknowledgementRequest as request, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { lockOfRecord } from '#server/modules/record/index.ts';
import { newLink } from '#server/modules/secure-link/index.ts';

import { isOpenRequest } from './sources/policies.ts';

/** Who knows the address of an account, and whether it is verified. */
export interface Profiles {
  profileOf(subject: string): Promise<{ readonly email: string; readonly emailVerified: boolean }>;
}

/** The request and what its link needs, held so that it is not revoked meanwhile. */
const openRequestTo = (address: string, id: string) =>
  lockOfRecord(request, () =>
    db
      .select({ entity: { id: record.id }, expiresAt: request.expiresAt, endZone: request.endZone })
      .from(request)
      .innerJoin(record, eqWithinOrganisation(record.id, request.policyId))
      .where(and(eq(request.id, id), eq(request.email, address), isOpenRequest, sql`${record.deletedAt} is null`)),
  );

/**
 * A link of the caller's own for a request that was sent to the verified address of their account: what is in the mail is known to
 * its reader only. It ends with those of the mails.
 * @throws ApiError 404 for a request to someone else, and for one that is not open
 */
export async function ownAcknowledgementLink(
  identity: Profiles,
  id: string,
  { user, inTransaction }: OrganisationContext & ShortTransactions,
): Promise<Schemas['OwnAcknowledgementLink']> {
  const { email, emailVerified } = await identity.profileOf(user.subject);
  if (!emailVerified) throw notFound();
  const token = await inTransaction(async () => {
    const { entity, ...end } = await openRequestTo(email.trim().toLowerCase(), id);
    return newLink({ kind: 'policy', recordId: entity.id, holderId: id }, end);
  });
  return { path: `/policy/secure/${encodeURIComponent(token)}` };
}
