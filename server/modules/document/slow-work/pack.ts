import { eq, sql } from 'drizzle-orm';

import { manifestOf, sumsOf, type PackedFile } from '#domain/document/manifest.ts';
import { invalid } from '#server/contract/errors.ts';
import type { FileAnswer, HandlersOf, OrganisationContext, ShortTransactions } from '#server/contract/types.ts';
import { userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Files } from '#server/files/files.ts';
import { archiveOf, mostBytes, mostFiles, sendPack, type ArchivedFile } from '#server/modules/attachment/index.ts';

import { findRepository, placeIn } from '../locks.ts';
import { entryWith } from '../read.ts';

interface StoredFile extends PackedFile, ArchivedFile, Record<string, unknown> {
  readonly sha256: string;
}

/** The latest versions of the live files in a repository, or in one of its folders, with their paths. */
async function filesIn(repositoryId: string, folderId: string | null): Promise<StoredFile[]> {
  const { rows } = await db.execute<StoredFile>(sql`
    with recursive below as (
      select id, kind, latest, 'files/' || name as path from document_entry
        where repository_id = ${repositoryId} and place_id = ${folderId ?? repositoryId} and removed_at is null
      union all
      select e.id, e.kind, e.latest, below.path || '/' || e.name from below
        join document_entry e on e.parent_id = below.id and e.removed_at is null
    ) select below.path, v.number as version, f.sha256, f.size::float8 as size, v.note, f.key,
        to_char(v.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "uploadedAt", u.name as "uploadedBy"
      from below join document_version v on v.document_id = below.id and v.number = below.latest
        join stored_file f on f.id = v.file_id join user_account u on u.id = v.created_by
      order by below.path limit ${mostFiles + 1}`);
  return rows;
}

/** What goes into a pack. @throws ApiError 400, 404 */
async function contentOf(id: string, folderId: string | undefined) {
  const repository = await findRepository(id);
  const place = await placeIn(repository.id, folderId);
  const folder = place.folderId === null ? null : await entryWith(place.folderId);
  const files = await filesIn(repository.id, place.folderId);
  if (files.length > mostFiles)
    throw invalid([{ field: 'folderId', message: `A pack has at most ${mostFiles} files. Choose a folder.` }]);
  if (files.reduce((sum, { size }) => sum + size, 0) > mostBytes)
    throw invalid([{ field: 'folderId', message: 'A pack has at most 2 GB. Choose a folder.' }]);
  return { repository, folder: folder === null ? [] : [...folder.path.map(({ name }) => name), folder.name], files };
}

async function nameOf(personId: string): Promise<string> {
  const [person] = await db.select({ name: userAccount.name }).from(userAccount).where(eq(userAccount.id, personId));
  return person?.name ?? '';
}

const packed = (
  { id, folderId }: { readonly id: string; readonly folderId: string | undefined },
  storage: Files,
  context: OrganisationContext & ShortTransactions,
): Promise<FileAnswer> =>
  sendPack(context, async () => {
    const { repository, folder, files, packedBy } = await context.inTransaction(async () => ({
      ...(await contentOf(id, folderId)),
      packedBy: await nameOf(context.user.id),
    }));
    const packedAt = new Date().toISOString();
    const { ref, title } = repository;
    const listed = files.map(({ key: _key, ...file }) => file);
    const manifest = manifestOf({ repository: { ref, title }, folder, packedAt, packedBy, files: listed });
    const texts = { 'manifest.json': manifest, SHA256SUMS: sumsOf(files) };
    return { name: `${ref}-${packedAt.slice(0, 10)}.zip`, content: archiveOf(texts, files, storage) };
  });

/** The handler that sends files as an archive that can be checked without this product (decision 153). */
export const packHandlers = (storage: Files) =>
  ({
    pack: ({ path: { id }, query: { folderId } }, context) => packed({ id, folderId }, storage, context),
  }) satisfies Partial<HandlersOf<'Documents'>>;
