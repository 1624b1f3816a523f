import { and, eq, isNull, or } from 'drizzle-orm';

import {
  evidenceContact as contact,
  evidenceContactFile as givenFile,
  evidenceRequest as request,
  record,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/**
 * Whether a file was given for live evidence and waits for a decision, or is one that the member has added to their own request. What
 * others are still collecting is nobody else's.
 */
export async function mayReadGivenFile(fileId: string, userId: string): Promise<boolean> {
  const found = await db
    .select({ givenAt: contact.givenAt, status: request.status, personId: request.personId })
    .from(givenFile)
    .leftJoin(contact, eq(contact.id, givenFile.contactId))
    .leftJoin(request, eq(request.id, givenFile.requestId))
    .innerJoin(
      record,
      and(or(eq(record.id, contact.evidenceId), eq(record.id, request.evidenceId)), isNull(record.deletedAt)),
    )
    .where(and(eq(givenFile.fileId, fileId), isNull(givenFile.removedAt)));
  return found.some(
    ({ givenAt, status, personId }) =>
      givenAt !== null || status === 'PROVIDED' || (status === 'OPEN' && personId === userId),
  );
}
