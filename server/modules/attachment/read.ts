import { and, count, desc, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { notFound } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import {
  assessmentAnswerFile as answerFile,
  attachment,
  attachmentVersion,
  documentEntry,
  documentUse,
  documentVersion,
  evidenceContact,
  evidenceContactFile as givenFile,
  evidenceRequest,
  record,
  storedFile,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  contains,
  lockOfRecord,
  newestFirst,
  pageOf,
  recordName,
  toPage,
  totalsOf,
  viewableRecord,
} from '#server/modules/record/index.ts';

import { frozenFileId, kindFrozenWith } from './frozen.ts';
import { kindKeptFor } from './kept.ts';

const uploader = alias(userAccount, 'uploader');
const remover = alias(userAccount, 'remover');

const versionColumns = {
  number: attachmentVersion.number,
  name: storedFile.name,
  type: storedFile.type,
  size: storedFile.size,
  sha256: storedFile.sha256,
  /** The version of a document that it is. */
  document: sql<Schemas['AttachedDocument'] | null>`(
    select json_build_object('id', ${documentUse.documentId}, 'number', ${documentUse.documentNumber}) from ${documentUse}
    where ${documentUse.attachmentId} = ${attachmentVersion.attachmentId} and ${documentUse.number} = ${attachmentVersion.number})`,
  createdAt: attachmentVersion.attachedAt,
};

const uploaded = { id: uploader.id, name: uploader.name };

const ofAttachment = and(
  eq(attachmentVersion.attachmentId, attachment.id),
  eq(attachmentVersion.number, attachment.latest),
);

/** Attached files with their latest versions. */
const attachments = () =>
  db
    .select({
      id: attachment.id,
      version: attachment.version,
      removedAt: attachment.removedAt,
      removedBy: { id: remover.id, name: remover.name },
      latest: versionColumns,
      createdBy: uploaded,
    })
    .from(attachment)
    .innerJoin(attachmentVersion, ofAttachment)
    .innerJoin(storedFile, eq(storedFile.id, attachmentVersion.fileId))
    .innerJoin(uploader, eq(uploader.id, storedFile.createdBy))
    .leftJoin(remover, eq(remover.id, attachment.removedBy));

type Row = Awaited<ReturnType<typeof attachments>>[number];

const shownVersion = ({ createdAt, ...version }: Row['latest'], createdBy: Row['createdBy']) => ({
  ...version,
  createdAt: createdAt.toISOString(),
  createdBy,
});

const shown = ({ latest, createdBy, removedAt, ...row }: Row): Schemas['Attachment'] => ({
  ...row,
  latest: shownVersion(latest, createdBy),
  removedAt: removedAt?.toISOString() ?? null,
});

/** @throws ApiError 404 if it does not exist */
export async function attachmentWith(id: string): Promise<Schemas['Attachment']> {
  const [found] = await attachments().where(eq(attachment.id, id));
  if (found === undefined) throw notFound();
  return shown(found);
}

const columns = {
  id: attachment.id,
  recordId: attachment.recordId,
  latest: attachment.latest,
  version: attachment.version,
  removedAt: attachment.removedAt,
};

const found = (context: OrganisationContext, id: string) =>
  db
    .select({ attachment: columns, entity: recordName })
    .from(attachment)
    .innerJoin(record, eq(record.id, attachment.recordId))
    .where(and(eq(attachment.id, id), viewableRecord(context)));

/** An attached file, and its live record that the caller may view. @throws ApiError 404 */
export async function findAttachment(context: OrganisationContext, id: string) {
  const [one] = await found(context, id);
  if (one === undefined) throw notFound();
  return one;
}

/** The same, locked until the transaction ends. @throws ApiError 404 */
export async function lockAttachment(context: OrganisationContext, id: string) {
  return lockOfRecord(attachment, () => found(context, id));
}

export type LockedAttachment = Awaited<ReturnType<typeof lockAttachment>>['attachment'];

/** The versions of an attached file, newest first. */
export async function versionsOf(id: string): Promise<Schemas['AttachmentVersion'][]> {
  const rows = await db
    .select({ version: versionColumns, createdBy: uploaded })
    .from(attachmentVersion)
    .innerJoin(storedFile, eq(storedFile.id, attachmentVersion.fileId))
    .innerJoin(uploader, eq(uploader.id, storedFile.createdBy))
    .where(eq(attachmentVersion.attachmentId, id))
    .orderBy(desc(attachmentVersion.number));
  return rows.map(({ version, createdBy }) => shownVersion(version, createdBy));
}

const fileColumns = {
  id: storedFile.id,
  key: storedFile.key,
  name: storedFile.name,
  type: storedFile.type,
  size: storedFile.size,
};

/** The file of a version. @throws ApiError 404 if it does not exist */
export async function fileOfVersion(id: string, number: number) {
  const [file] = await db
    .select(fileColumns)
    .from(attachmentVersion)
    .innerJoin(storedFile, eq(storedFile.id, attachmentVersion.fileId))
    .where(and(eq(attachmentVersion.attachmentId, id), eq(attachmentVersion.number, number)));
  if (file === undefined) throw notFound();
  return file;
}

/**
 * The file of a version that the caller may view: of a live attachment, or one with which a version of a policy was approved,
 * whatever has become of the attachment.
 * @throws ApiError 404
 */
export async function viewableFile(context: OrganisationContext, id: string, number: number) {
  const [one] = await found(context, id);
  if (one !== undefined && one.attachment.removedAt === null) return fileOfVersion(id, number);
  const frozen = await frozenFileId(context, { attachmentId: id, number });
  if (frozen === undefined) throw notFound();
  const [file] = await db.select(fileColumns).from(storedFile).where(eq(storedFile.id, frozen));
  if (file === undefined) throw notFound();
  return file;
}

const sentColumns = {
  key: storedFile.key,
  sha256: storedFile.sha256,
  name: storedFile.name,
  type: storedFile.type,
  size: storedFile.size,
};

/** The kind of the live repository in which a file is, unless it was removed. */
async function kindOfDocument(fileId: string) {
  const [one] = await db
    .select({ kind: record.kind })
    .from(documentVersion)
    .innerJoin(documentEntry, and(eq(documentEntry.id, documentVersion.documentId), isNull(documentEntry.removedAt)))
    .innerJoin(record, and(eq(record.id, documentEntry.repositoryId), isNull(record.deletedAt)))
    .where(eq(documentVersion.fileId, fileId))
    .limit(1);
  return one?.kind;
}

/**
 * The file with an id, of a live attachment of a live record, of an answer in a live assessment, given for live evidence by someone who was asked, of a
 * live document, with which a version of a live policy was approved, or kept for a live record.
 */
export async function liveFile(id: string) {
  const [file] = await db
    .select({ kind: record.kind, ...sentColumns })
    .from(storedFile)
    .leftJoin(attachmentVersion, eq(attachmentVersion.fileId, storedFile.id))
    .leftJoin(attachment, and(eq(attachment.id, attachmentVersion.attachmentId), isNull(attachment.removedAt)))
    .leftJoin(answerFile, and(eq(answerFile.fileId, storedFile.id), isNull(answerFile.removedAt)))
    .leftJoin(givenFile, and(eq(givenFile.fileId, storedFile.id), isNull(givenFile.removedAt)))
    .leftJoin(evidenceContact, eq(evidenceContact.id, givenFile.contactId))
    .leftJoin(evidenceRequest, eq(evidenceRequest.id, givenFile.requestId))
    .innerJoin(
      record,
      or(
        eq(record.id, attachment.recordId),
        eq(record.id, answerFile.assessmentId),
        eq(record.id, evidenceContact.evidenceId),
        eq(record.id, evidenceRequest.evidenceId),
      ),
    )
    .where(and(eq(storedFile.id, id), isNull(record.deletedAt)));
  if (file !== undefined) return file;
  const kind = (await kindOfDocument(id)) ?? (await kindFrozenWith(id)) ?? (await kindKeptFor(id));
  if (kind === undefined) return undefined;
  const [frozen] = await db.select(sentColumns).from(storedFile).where(eq(storedFile.id, id));
  return frozen && { kind, ...frozen };
}

interface AttachmentQuery {
  readonly removed?: boolean;
  readonly search?: string;
  readonly sortId?: Schemas['AttachmentSort'];
  readonly desc?: boolean;
  readonly page?: number;
  readonly perPage?: number;
}

const sorts = { createdAt: attachmentVersion.attachedAt, name: storedFile.name, size: storedFile.size };

/** Counts attached files by what they and their latest versions are. */
async function countOf(condition: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(attachment)
    .innerJoin(attachmentVersion, ofAttachment)
    .innerJoin(storedFile, eq(storedFile.id, attachmentVersion.fileId))
    .where(condition);
  return row?.total ?? 0;
}

/** One page of the files attached to a record: the live ones, or those that can be restored. */
export async function attachmentPage(recordId: string, query: AttachmentQuery) {
  const state = query.removed === true ? isNotNull(attachment.removedAt) : isNull(attachment.removedAt);
  const scope = and(eq(attachment.recordId, recordId), state);
  const filter = query.search ? contains(storedFile.name, query.search) : undefined;
  const { perPage, offset } = pageOf(query);
  const [rows, totals] = await Promise.all([
    attachments()
      .where(and(scope, filter))
      .orderBy(...newestFirst(query, sorts, { at: attachmentVersion.attachedAt, id: attachment.id }))
      .limit(perPage)
      .offset(offset),
    totalsOf(countOf, scope, filter),
  ]);
  return toPage(query, totals, rows.map(shown));
}
