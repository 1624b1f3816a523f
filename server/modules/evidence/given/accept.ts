import { eq } from 'drizzle-orm';

import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import {
  evidenceContact as contact,
  evidenceContactFile as givenFile,
  evidenceRequest as request,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { attachGiven, fileChanges } from '#server/modules/attachment/index.ts';

import { beginVersion, type LockedEvidence } from '../versions.ts';
import { ofGiver, type Giver } from './given-files.ts';

/** The files of evidence are no more than attachments. */
const changes = fileChanges({});

/** What someone who was asked has given. */
type Given = Pick<Schemas['EvidenceContact'], 'files' | 'madeOn' | 'coversFrom' | 'coversTo' | 'reply'>;

/**
 * Makes what someone gave who was asked the current version of the evidence: what it was is kept as a version, and the files given
 * are attached. The caller holds the evidence and what was given.
 * @throws ApiError 403 for those who may not edit it, 409 if the evidence has no place for the files
 */
export async function acceptGiven(
  context: OrganisationContext,
  found: LockedEvidence,
  giver: Giver,
  { files, madeOn, coversFrom, coversTo, reply }: Given,
): Promise<void> {
  const number = await beginVersion(context, found, { madeOn, coversFrom, coversTo }, reply);
  const change = await changes.begin(context, found.locked.id);
  for (const { id: fileId, name } of files) await attachGiven(change, { fileId, name }, context);
  await db.delete(givenFile).where(ofGiver(giver));
  if ('contactId' in giver) await db.update(contact).set({ acceptedAs: number }).where(eq(contact.id, giver.contactId));
  else await db.update(request).set({ acceptedAs: number }).where(eq(request.id, giver.requestId));
}
