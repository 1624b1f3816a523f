import { and, count, eq, isNull, sql } from 'drizzle-orm';

import type { FileType } from '#domain/files/file-types.ts';
import { conflict } from '#server/contract/errors.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { attachment, attachmentVersion, storedFile } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import type { FileChange } from './change.ts';

export interface FileLimits {
  /** The largest file, in bytes. */
  readonly largestFile: number;
  /** Of all files of an organisation, in bytes. */
  readonly filesPerOrganisation: number;
}

const mostPerRecord = 200;
const mostVersions = 100;

const megabytes = (bytes: number) => Math.floor(bytes / 1_000_000);

const full = (message: string) => conflict([{ field: 'body', message }]);

/** A file whose content is stored. */
export interface NewFile {
  readonly key: string;
  readonly size: number;
  readonly sha256: string;
  readonly name: string;
  readonly type: FileType;
}

/**
 * Checks that the organisation has room for so many bytes. Until the transaction ends, no other file is added to it, so that
 * parallel uploads cannot exceed the quota together.
 * @throws ApiError 409
 */
export async function requireRoom(
  size: number,
  { filesPerOrganisation: most }: FileLimits,
  context: OrganisationContext,
): Promise<void> {
  await lockRoom(context.organisation.id);
  const [row] = await db.select({ used: sql<string>`coalesce(sum(${storedFile.size}), 0)` }).from(storedFile);
  const used = Number(row?.used ?? 0);
  if (used + size > most)
    throw full(
      `The organisation’s files use ${megabytes(used)} of ${megabytes(most)} MB. Remove files that are not needed.`,
    );
}

/** Until the transaction ends, no other file is added to the organisation. */
export async function lockRoom(organisationId: string): Promise<void> {
  const key = sql`hashtextextended(${`files ${organisationId}`}, 0)`;
  await db.execute(sql`select pg_advisory_xact_lock(${key})`);
}

/** @throws ApiError 409 if the record has too many files */
export async function requirePlace(recordId: string): Promise<void> {
  const [row] = await db
    .select({ files: count() })
    .from(attachment)
    .where(and(eq(attachment.recordId, recordId), isNull(attachment.removedAt)));
  if ((row?.files ?? 0) >= mostPerRecord) throw full(`A record can have at most ${mostPerRecord} files`);
}

/** @throws ApiError 409 if the attached file has too many versions */
export function requireVersionPlace({ latest }: { readonly latest: number }): void {
  if (latest >= mostVersions) throw full(`A file can have at most ${mostVersions} versions`);
}

/** Adds the row of a stored content. @returns its id */
export async function storeFile(
  { name, type, key, size, sha256 }: NewFile,
  { organisation, user }: OrganisationContext,
): Promise<string> {
  const [added] = await db
    .insert(storedFile)
    .values({ organisationId: organisation.id, key, sha256, size, type, name, createdBy: user.id })
    .returning({ id: storedFile.id });
  if (added === undefined) throw new Error('No file was added');
  return added.id;
}

/** Attaches a file to a record. @returns the id of the attachment */
export async function attach(file: NewFile, change: FileChange, context: OrganisationContext): Promise<string> {
  const recordId = change.entity.id;
  const organisationId = context.organisation.id;
  const fileId = await storeFile(file, context);
  const [added] = await db.insert(attachment).values({ organisationId, recordId }).returning({ id: attachment.id });
  if (added === undefined) throw new Error('No attachment was added');
  await db.insert(attachmentVersion).values({ organisationId, attachmentId: added.id, number: 1, fileId });
  return added.id;
}

/** Adds a file as the latest version of a locked attachment. */
export async function attachVersion(
  change: FileChange,
  file: NewFile,
  { id, latest }: { readonly id: string; readonly latest: number },
  context: OrganisationContext,
): Promise<void> {
  const organisationId = context.organisation.id;
  const fileId = await storeFile(file, context);
  await db.insert(attachmentVersion).values({ organisationId, attachmentId: id, number: latest + 1, fileId });
  await changeAttachment(change, id, { latest: latest + 1 });
}

/**
 * Attaches a file to a record that someone has given who was asked, and that nothing else refers to: as the next version of the
 * attached file of the same name, or beside the others. Of outsiders' files, who does it counts as the person who added them.
 * @throws ApiError 409 if the record or the attached file has no place for it
 */
export async function attachGiven(
  change: FileChange,
  { fileId, name }: { readonly fileId: string; readonly name: string },
  context: OrganisationContext,
): Promise<void> {
  const recordId = change.entity.id;
  const organisationId = context.organisation.id;
  await db
    .update(storedFile)
    .set({ createdBy: context.user.id })
    .where(and(eq(storedFile.id, fileId), isNull(storedFile.createdBy)));
  const [same] = await db
    .select({ id: attachment.id, latest: attachment.latest })
    .from(attachment)
    .innerJoin(
      attachmentVersion,
      and(eq(attachmentVersion.attachmentId, attachment.id), eq(attachmentVersion.number, attachment.latest)),
    )
    .innerJoin(storedFile, eq(storedFile.id, attachmentVersion.fileId))
    .where(and(eq(attachment.recordId, recordId), isNull(attachment.removedAt), eq(storedFile.name, name)))
    .limit(1)
    .for('update', { of: attachment });
  if (same !== undefined) {
    requireVersionPlace(same);
    const number = same.latest + 1;
    await db.insert(attachmentVersion).values({ organisationId, attachmentId: same.id, number, fileId });
    await changeAttachment(change, same.id, { latest: number });
    return;
  }
  await requirePlace(recordId);
  const [added] = await db.insert(attachment).values({ organisationId, recordId }).returning({ id: attachment.id });
  if (added === undefined) throw new Error('No attachment was added');
  await db.insert(attachmentVersion).values({ organisationId, attachmentId: added.id, number: 1, fileId });
}

/** Changes a locked attachment. */
export const changeAttachment = (
  _change: FileChange,
  id: string,
  values: Partial<Pick<typeof attachment.$inferInsert, 'latest' | 'removedBy'>> & {
    removedAt?: null | ReturnType<typeof sql>;
  } = {},
) =>
  db
    .update(attachment)
    .set({ ...values, version: sql`${attachment.version} + 1` })
    .where(eq(attachment.id, id));

/** Renames the file of a version. */
export const renameFile = (_change: FileChange, id: string, name: string) =>
  db.update(storedFile).set({ name }).where(eq(storedFile.id, id));
