import { and, asc, eq, isNull } from 'drizzle-orm';

import { meetsRequirement } from '#openapi/access.ts';
import { documentRepository } from '#openapi/generated/records.ts';
import { ApiError, invalid, notAuthorised } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext } from '#server/contract/types.ts';
import { documentEntry, documentUse, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Files } from '#server/files/files.ts';
import {
  attach,
  attachmentWith,
  fileChanges,
  receiver,
  requireEdit,
  requirePlace,
  requireRoom,
  type FileKeepers,
} from '#server/modules/attachment/index.ts';
import {
  contains,
  findViewable,
  isAskedFor,
  logActivity,
  pickerLimit,
  type PickerQuery,
} from '#server/modules/record/index.ts';

import { findFile } from '../locks.ts';
import { fileOfVersion } from '../read.ts';
import type { DocumentParts } from './uploads.ts';

/** A stored content, opened when it is read. */
async function* contentIn(files: Files, key: string): AsyncGenerator<Uint8Array, void> {
  yield* await files.open(key);
}

/** Whose file a version becomes. @throws ApiError 403 for those who may not view documents */
function requireDocuments({ organisation }: OrganisationContext): void {
  if (!meetsRequirement(organisation, { ...documentRepository, level: 'VIEW' })) throw notAuthorised();
}

/** What a body names. @throws ApiError 400 if there is no such document or version */
async function chosen<Found>(field: 'documentId' | 'number', finding: Promise<Found>): Promise<Found> {
  try {
    return await finding;
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode !== 404) throw error;
    const what = field === 'number' ? 'version' : 'document';
    throw invalid([{ field, message: `This ${what} does not exist` }]);
  }
}

/** The files that a picker offers. */
const offered = (query: PickerQuery) =>
  db
    .select({
      id: documentEntry.id,
      name: documentEntry.title,
      latest: documentEntry.latest,
      repository: { id: record.id, ref: record.ref, title: record.title },
    })
    .from(documentEntry)
    .innerJoin(record, and(eq(record.id, documentEntry.repositoryId), isNull(record.deletedAt)))
    .where(
      and(
        eq(documentEntry.kind, 'FILE'),
        isNull(documentEntry.removedAt),
        isAskedFor(documentEntry.id, query, (text) => (text ? contains(documentEntry.title, text) : undefined)),
      ),
    )
    .orderBy(asc(documentEntry.title), asc(documentEntry.id))
    .limit(pickerLimit(query));

/**
 * The handlers that make versions of documents files of records. A record gets a copy of the content, so that what was its evidence on
 * a day stays so, whatever becomes of the document.
 */
export function documentAttachmentHandlers(
  { files, limits }: DocumentParts,
  keepers: FileKeepers,
): HandlersOf<'DocumentAttachments'> {
  const changes = fileChanges(keepers);
  const receive = receiver({ files, limits });
  return {
    async offered({ query }) {
      const rows = await offered(query);
      return rows.map(({ latest, ...row }) => ({ ...row, number: latest ?? 1 }));
    },

    async attach({ path: { id }, body: { documentId, number } }, context) {
      requireDocuments(context);
      const { organisation, user, inTransaction } = context;
      const { title, key } = await inTransaction(async () => {
        requireEdit(context, await findViewable(context, id));
        await requirePlace(id);
        const file = await chosen('documentId', findFile(documentId));
        const stored = await chosen('number', fileOfVersion(documentId, number));
        await requireRoom(stored.size, limits, context);
        return { title: file.title, key: stored.key };
      });
      const sender = { organisationId: organisation.id, senderId: user.id };
      return receive({ name: title, content: contentIn(files, key) }, sender, (file) =>
        inTransaction(async () => {
          const change = await changes.begin(context, id);
          await chosen('documentId', findFile(documentId));
          await requireRoom(file.size, limits, context);
          await requirePlace(id);
          const attachmentId = await attach(file, change, context);
          await db
            .insert(documentUse)
            .values({ organisationId: organisation.id, attachmentId, number: 1, documentId, documentNumber: number });
          const { kind, ref, title: entityName } = change.entity;
          const changed = [{ field: 'attachment', old: null, new: `${file.name} (version ${number} of the document)` }];
          const named = { entityType: kind, entityId: id, entityRef: ref, entityName };
          await logActivity(context, { action: 'UPDATE', ...named, changes: changed });
          return attachmentWith(attachmentId);
        }),
      );
    },
  };
}
