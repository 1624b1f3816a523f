import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import type { Database } from '#server/database/database.ts';
import { evidence, evidenceContact, membership, secureLink } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { newToken, tokenHash } from '#server/links/token.ts';

import { addRecord } from './add-record.ts';

export interface NewEvidenceLink {
  readonly title: string;
  readonly note?: string;
}

/** Asks Ada Lovelace for a piece of evidence by a link, without a mail. @returns the path of the page */
export async function addEvidenceLink(
  database: Database,
  organisationId: string,
  { title, note = '' }: NewEvidenceLink,
): Promise<string> {
  const [member] = await database.platform
    .select({ userId: membership.userId })
    .from(membership)
    .where(eq(membership.organisationId, organisationId));
  if (member === undefined) throw new Error('The organisation has no member.');
  const ids = { organisationId, ...member };
  const expiresAt = new Date(Date.now() + 30 * 86_400_000);
  const token = newToken();
  await database.inOrganisation(ids, async () => {
    const evidenceId = await addRecord(ids, 'evidence', title);
    await db.insert(evidence).values({ organisationId, id: evidenceId });
    const contactId = randomUUID();
    await db.insert(evidenceContact).values({
      organisationId,
      id: contactId,
      evidenceId,
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      note,
      askedBy: ids.userId,
      mailDue: null,
      expiresAt,
      reminderDays: 0,
    });
    const link = { organisationId, kind: 'evidence', recordId: evidenceId, contactId, expiresAt };
    await db.insert(secureLink).values({ ...link, tokenHash: tokenHash(token) });
  });
  return `/evidence/secure/${token}`;
}
