import { eq, sql } from 'drizzle-orm';

import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { evidenceContact as contact, evidenceContactFile as givenFile } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { attachGiven, fileChanges } from '#server/modules/attachment/index.ts';

import { beginVersion, type LockedEvidence } from '../versions.ts';

/** The files of evidence are no more than attachments. */
const changes = fileChanges({});

/**
 * Makes what someone gave by a link the current version of the evidence: what it was is kept as a version, and the files given
 * are attached. The caller holds the evidence and the person.
 * @throws ApiError 409 if the evidence has no place for the files
 */
export async function accept(
  context: OrganisationContext,
  found: LockedEvidence,
  { id, files, madeOn, coversFrom, coversTo, reply }: Schemas['EvidenceContact'],
): Promise<void> {
  await beginVersion(context, found, { madeOn, coversFrom, coversTo }, reply);
  const change = await changes.begin(context, found.locked.id);
  for (const { id: fileId, name } of files) await attachGiven(change, { fileId, name }, context);
  await db.delete(givenFile).where(eq(givenFile.contactId, id));
  await db
    .update(contact)
    .set({ acceptedAt: sql`now()`, mailDue: null })
    .where(eq(contact.id, id));
}
