import { and, eq, isNull } from 'drizzle-orm';

import { invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { documentEntry, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { logActivity, lockRecords } from '#server/modules/record/index.ts';

import { entryWith } from './read.ts';

/** A repository as the log names it. */
export interface Repository {
  readonly id: string;
  readonly ref: string;
  readonly title: string;
}

/** A file or folder as it is stored. */
export type StoredEntry = typeof documentEntry.$inferSelect;

/** A live repository. @throws ApiError 404 */
export async function findRepository(id: string): Promise<Repository> {
  const [found] = await db
    .select({ id: record.id, ref: record.ref, title: record.title })
    .from(record)
    .where(and(eq(record.id, id), eq(record.kind, 'documentRepository'), isNull(record.deletedAt)));
  if (found === undefined) throw notFound();
  return found;
}

/** A live repository, in which nothing else is changed until the transaction ends. @throws ApiError 404 */
export async function lockRepository(id: string): Promise<Repository> {
  const [locked] = await lockRecords('documentRepository', [id]);
  if (locked === undefined || locked.deleted) throw notFound();
  return locked;
}

/** A file or folder, of which no more is known than that it exists. @throws ApiError 404 */
export async function storedEntry(id: string): Promise<StoredEntry> {
  const [found] = await db.select().from(documentEntry).where(eq(documentEntry.id, id));
  if (found === undefined) throw notFound();
  return found;
}

/** A live file of a live repository. @throws ApiError 404 */
export async function findFile(id: string): Promise<StoredEntry & { readonly latest: number }> {
  const found = await storedEntry(id);
  await findRepository(found.repositoryId);
  const { latest } = found;
  if (latest === null || found.removedAt !== null) throw notFound();
  return { ...found, latest };
}

interface Wanted {
  readonly id: string;
  readonly version?: number;
  readonly state?: 'live' | 'removed';
  /** Another repository, which is locked too. */
  readonly into?: string | undefined;
}

/**
 * A file or folder with its repository, both locked: that is what everything in a repository waits for.
 * @returns also the repository that it goes to: its own by default
 * @throws ApiError 400 on `repositoryId`, 404, 409
 */
export async function lockEntry({ id, version, state = 'live', into }: Wanted) {
  const seen = await storedEntry(id);
  const targetId = into?.toLowerCase() ?? seen.repositoryId;
  // In one order, so that two who move something to each other's repository do not wait for ever.
  const locked = await lockRecords('documentRepository', [seen.repositoryId, targetId]);
  const live = (wanted: string) => locked.find((one) => one.id === wanted && !one.deleted);
  const repository = live(seen.repositoryId);
  if (repository === undefined) throw notFound();
  const target = live(targetId);
  if (target === undefined) throw invalid([{ field: 'repositoryId', message: 'This repository does not exist' }]);
  const found = await storedEntry(id);
  // Someone else has moved it to another repository meanwhile.
  if (found.repositoryId !== repository.id) throw versionConflict(await entryWith(id));
  if ((found.removedAt !== null) !== (state === 'removed')) throw notFound();
  if (version !== undefined && found.version !== version) throw versionConflict(await entryWith(id));
  return { repository, target, entry: found };
}

/** A place for files and folders: a live folder, or the top of the repository. */
export interface Place {
  readonly repositoryId: string;
  readonly folderId: string | null;
}

/** A live folder of a repository, or its top. @throws ApiError 400 on `folderId` */
export async function placeIn(repositoryId: string, folderId: string | null | undefined): Promise<Place> {
  if (folderId === null || folderId === undefined) return { repositoryId, folderId: null };
  const [found] = await db
    .select({ id: documentEntry.id })
    .from(documentEntry)
    .where(
      and(
        eq(documentEntry.id, folderId),
        eq(documentEntry.repositoryId, repositoryId),
        eq(documentEntry.kind, 'FOLDER'),
        isNull(documentEntry.removedAt),
      ),
    );
  if (found === undefined) throw invalid([{ field: 'folderId', message: 'This folder does not exist' }]);
  return { repositoryId, folderId: found.id };
}

/** What became of files and folders: null before they were there, or after. */
interface Became {
  readonly old: string | null;
  readonly new: string | null;
}

/** Logs what became of files and folders: it is part of the history of their repository. */
export async function logAll(
  context: OrganisationContext,
  { id, ref, title }: Repository,
  became: readonly Became[],
): Promise<void> {
  const named = { entityType: 'documentRepository', entityId: id, entityRef: ref, entityName: title } as const;
  const changes = became.map((one) => ({ field: 'document', ...one }));
  await logActivity(context, { action: 'UPDATE', ...named, changes });
}

/** Logs what became of a file or folder. */
export const log = (
  context: OrganisationContext,
  repository: Repository,
  old: string | null,
  now: string | null,
): Promise<void> => logAll(context, repository, [{ old, new: now }]);

export type ConflictMode = Schemas['DocumentConflictMode'];
