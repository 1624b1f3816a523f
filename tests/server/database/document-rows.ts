import { randomUUID } from 'node:crypto';

import { documentEntry, documentRepository, documentVersion } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** A removed file of the organisation's document repository, with a version of a stored file. */
export async function addDocumentRows(organisationId: string, userId: string, fileId: string): Promise<void> {
  const [repository] = await db.select({ id: documentRepository.id }).from(documentRepository);
  const id = randomUUID();
  await db.insert(documentEntry).values({
    organisationId,
    id,
    repositoryId: repository?.id ?? '',
    kind: 'FILE',
    title: '',
    nameKey: '',
    latest: 1,
    ownerId: userId,
    createdBy: userId,
    removedAt: new Date(),
    removedBy: userId,
    removedWith: id,
  });
  await db.insert(documentVersion).values({ organisationId, documentId: id, number: 1, fileId, createdBy: userId });
}
