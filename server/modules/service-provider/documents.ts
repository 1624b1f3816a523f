import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';

import { endsTooEarly } from '#domain/service-provider/contract-dates.ts';
import { documentInWords } from '#domain/words/provider-document.ts';
import { invalid } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { attachment, attachmentVersion, providerDocument, storedFile } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { recordParts } from '#server/modules/record/index.ts';

type Document = Schemas['ProviderDocument'];

/** A removed file is not shown; it is again once it is restored. */
const hasFile = and(eq(attachment.id, providerDocument.fileId), isNull(attachment.removedAt));

const isLatest = and(
  eq(attachmentVersion.attachmentId, attachment.id),
  eq(attachmentVersion.number, attachment.latest),
);

export async function documentsWhere(condition: SQL | undefined): Promise<Document[]> {
  const rows = await db
    .select({
      id: providerDocument.id,
      title: providerDocument.title,
      kind: providerDocument.kind,
      status: providerDocument.status,
      issuedOn: providerDocument.issuedOn,
      expiresOn: providerDocument.expiresOn,
      fileId: attachment.id,
      fileName: storedFile.name,
      version: providerDocument.version,
    })
    .from(providerDocument)
    .leftJoin(attachment, hasFile)
    .leftJoin(attachmentVersion, isLatest)
    .leftJoin(storedFile, eq(storedFile.id, attachmentVersion.fileId))
    .where(condition)
    .orderBy(asc(providerDocument.expiresOn), asc(providerDocument.title), asc(providerDocument.id));
  return rows.map(({ fileId, fileName, ...row }) => ({
    ...row,
    file: fileId === null ? null : { id: fileId, name: fileName ?? '' },
  }));
}

const documents = recordParts<Document>({
  of: 'serviceProvider',
  table: providerDocument,
  recordId: providerDocument.providerId,
  field: 'document',
  noun: 'document',
  most: { count: 100, message: 'A provider has at most 100 documents' },
  where: documentsWhere,
  inWords: documentInWords,
});

/** @throws ApiError 400 for a document that expires before it was issued */
function refuseEarlyExpiry({ issuedOn, expiresOn }: Pick<Document, 'issuedOn' | 'expiresOn'>): void {
  if (endsTooEarly(issuedOn, expiresOn))
    throw invalid([{ field: 'expiresOn', message: 'Choose the day of issue or a later one' }]);
}

/** @throws ApiError 400 for a file that is not attached to the provider */
async function refuseOtherFile(providerId: string, fileId: string | null | undefined): Promise<void> {
  if (fileId === null || fileId === undefined) return;
  const isOfProvider = and(
    eq(attachment.id, fileId),
    eq(attachment.recordId, providerId),
    isNull(attachment.removedAt),
  );
  const found = await db.select({ id: attachment.id }).from(attachment).where(isOfProvider).for('key share');
  if (found.length === 0)
    throw invalid([{ field: 'fileId', message: 'Choose a file that is attached to this provider' }]);
}

/** The documents of service providers (records.md, "Service provider"). */
export const documentHandlers: HandlersOf<'ProviderDocuments'> = {
  ofRecord: ({ path: { id } }) => documents.list(id),

  add({ path, body }, context) {
    const { kind = 'OTHER', status = 'RECEIVED', issuedOn = null, expiresOn = null } = body;
    refuseEarlyExpiry({ issuedOn, expiresOn });
    const organisationId = context.organisation.id;
    return documents.add(path.id, {}, context, async (providerId) => {
      await refuseOtherFile(providerId, body.fileId);
      const [added] = await db
        .insert(providerDocument)
        .values({ ...body, organisationId, providerId, kind, status })
        .returning({ id: providerDocument.id });
      if (added === undefined) throw new Error('No document was added');
      return added.id;
    });
  },

  update: ({ path: { id }, body }, context) =>
    documents.update(id, { version: body.version }, context, async (before, providerId) => {
      const { version: _version, ...changes } = body;
      refuseEarlyExpiry({ ...before, ...changes });
      await refuseOtherFile(providerId, changes.fileId);
      return changes;
    }),

  remove: ({ path: { id }, query: { version } }, context) => documents.remove({ id, version }, context),

  restore: ({ path: { id }, body: { version } }, context) => documents.restore({ id, version }, context),
};
