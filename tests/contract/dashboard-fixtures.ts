import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { acknowledgementRequest, membership, policy, policyVersion, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Person } from '#tests/server/support/people.ts';

import type { Place } from './place.ts';

const inAMonth = () => new Date(Date.now() + 30 * 86_400_000);

/** A request with the same id for the person in each of their organisations, to acknowledge a policy. */
export async function ownAcknowledgement(
  { server: { database }, marker }: Place,
  { id: personId, email }: Person,
): Promise<string> {
  const id = randomUUID();
  const own = await database.platform.select().from(membership).where(eq(membership.userId, personId));
  for (const { organisationId } of own) {
    await database.inOrganisation({ organisationId, userId: '' }, async () => {
      const of = { organisationId, policyId: id };
      const text = { title: marker, searchText: marker };
      await db.insert(record).values({ organisationId, id, kind: 'policy', ref: `P-${id}`, ...text });
      await db.insert(policy).values({ organisationId, id });
      await db
        .insert(policyVersion)
        .values({ ...of, id, major: 1, minor: 0, status: 'APPROVED', files: [], sha256: '0'.repeat(64) });
      const asked = { versionId: id, email: email.toLowerCase(), requestedBy: personId, reminderDays: 0 };
      await db.insert(acknowledgementRequest).values({ ...of, ...asked, id, expiresAt: inAMonth(), mailDue: null });
    });
  }
  return id;
}
