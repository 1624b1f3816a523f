import { eq, inArray, sql } from 'drizzle-orm';

import { nameKey } from '#domain/document/names.ts';
import { conflict } from '#server/contract/errors.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { documentEntry, documentRepository, documentVersion, storedFile } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import type { Place, StoredEntry } from './locks.ts';

/** As many as a file of a record has. */
const mostVersions = 100;

/** 409 on what is to become part of a file or repository: the content that is sent, if it is not named. */
const full = (message: string, field = 'body') => conflict([{ field, message }]);

/** Changes a file or folder. */
export const changeEntry = (
  id: string,
  values: Partial<
    Pick<
      StoredEntry,
      | 'repositoryId'
      | 'parentId'
      | 'title'
      | 'nameKey'
      | 'latest'
      | 'ownerId'
      | 'reviewOn'
      | 'removedBy'
      | 'removedWith'
    >
  > & { removedAt?: null | ReturnType<typeof sql> } = {},
) =>
  db
    .update(documentEntry)
    .set({ ...values, version: sql`${documentEntry.version} + 1`, updatedAt: sql`now()` })
    .where(eq(documentEntry.id, id));

interface NewEntry {
  readonly kind: StoredEntry['kind'];
  readonly name: string;
  readonly copiedFrom?: { readonly id: string; readonly number: number };
}

/** Adds a file or folder to a place. @returns its id */
export async function addEntry(
  { repositoryId, folderId }: Place,
  { kind, name, copiedFrom }: NewEntry,
  { organisation, user }: OrganisationContext,
): Promise<string> {
  const [added] = await db
    .insert(documentEntry)
    .values({
      organisationId: organisation.id,
      repositoryId,
      parentId: folderId,
      kind,
      title: name,
      nameKey: nameKey(name),
      latest: kind === 'FILE' ? 1 : null,
      ownerId: user.id,
      createdBy: user.id,
      copiedFrom: copiedFrom?.id ?? null,
      copiedNumber: copiedFrom?.number ?? null,
    })
    .returning({ id: documentEntry.id });
  if (added === undefined) throw new Error('No file or folder was added');
  return added.id;
}

interface NewVersion {
  readonly documentId: string;
  readonly number: number;
  readonly fileId: string;
  readonly note?: string;
  readonly restoredFrom?: number;
}

/** Adds versions of files. */
export const addVersions = (versions: readonly NewVersion[], { organisation, user }: OrganisationContext) =>
  db.insert(documentVersion).values(
    versions.map((version) => ({
      ...version,
      organisationId: organisation.id,
      createdBy: user.id,
    })),
  );

/** Adds the version after the latest of a locked file. */
export async function addLatest(
  { id, latest }: { readonly id: string; readonly latest: number | null },
  version: Pick<NewVersion, 'fileId' | 'note' | 'restoredFrom'>,
  context: OrganisationContext,
): Promise<number> {
  const number = (latest ?? 0) + 1;
  await addVersions([{ ...version, documentId: id, number }], context);
  await changeEntry(id, { latest: number });
  return number;
}

/** @throws ApiError 409 if the file has too many versions */
export function requireVersionPlace(latest: number | null, field?: string): void {
  if ((latest ?? 0) >= mostVersions) throw full(`A file can have at most ${mostVersions} versions`, field);
}

const megabyte = 1_000_000;

/**
 * @param size of what is still to come; 0 after something was copied or moved there, as what both share takes its space once
 * @throws ApiError 409 if so many bytes exceed what the versions of a repository may take together
 */
export async function requireQuota(repositoryId: string, size: number, field?: string): Promise<void> {
  const [repository] = await db
    .select({ quota: documentRepository.quotaMegabytes })
    .from(documentRepository)
    .where(eq(documentRepository.id, repositoryId));
  const most = repository?.quota ?? null;
  if (most === null) return;
  const ofRepository = db
    .select({ id: documentVersion.fileId })
    .from(documentVersion)
    .innerJoin(documentEntry, eq(documentEntry.id, documentVersion.documentId))
    .where(eq(documentEntry.repositoryId, repositoryId));
  const [row] = await db
    .select({ used: sql<string>`coalesce(sum(${storedFile.size}), 0)` })
    .from(storedFile)
    .where(inArray(storedFile.id, ofRepository));
  if (Number(row?.used ?? 0) + size > most * megabyte)
    throw full(
      `The files of this repository may take ${most} MB with their versions. Remove files, or allow more.`,
      field,
    );
}
