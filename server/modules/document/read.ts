import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { mostFolders } from '#domain/document/names.ts';
import { notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  documentEntry as entry,
  documentEntryLabel,
  documentVersion,
  label,
  record,
  storedFile,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

type Entry = Schemas['DocumentEntry'];

const owner = alias(userAccount, 'owner');
const author = alias(userAccount, 'author');
const remover = alias(userAccount, 'remover');
const uploader = alias(userAccount, 'uploader');

const uploadedBy = { id: uploader.id, name: uploader.name };

const versionColumns = {
  number: documentVersion.number,
  type: storedFile.type,
  size: storedFile.size,
  sha256: storedFile.sha256,
  note: documentVersion.note,
  restoredFrom: documentVersion.restoredFrom,
  createdAt: documentVersion.createdAt,
};

/** The folders that an entry is in, from the top: an entry knows only the one that it is in. */
const path = sql<Schemas['DocumentFolderReference'][]>`(
  with recursive up as (
    select folder.id, folder.name, folder.parent_id, 1 as level from document_entry as folder where folder.id = ${entry.parentId}
    union all
    select folder.id, folder.name, folder.parent_id, up.level + 1 from up join document_entry as folder on folder.id = up.parent_id
  ) select coalesce(json_agg(json_build_object('id', up.id, 'name', up.name) order by up.level desc), '[]') from up)`;

const labels = sql<Schemas['LabelReference'][]>`(
  select coalesce(json_agg(json_build_object('id', ${label.id}, 'name', ${label.name}, 'colour', ${label.colour})
    order by ${label.name}, ${label.id}), '[]')
  from ${documentEntryLabel} join ${label} on ${label.id} = ${documentEntryLabel.labelId}
  where ${documentEntryLabel.entryId} = ${entry.id} and ${label.removedAt} is null)`;

const ofRepository = eqWithinOrganisation(record.id, entry.repositoryId);

const isLatest = and(eq(documentVersion.documentId, entry.id), eq(documentVersion.number, entry.latest));

/** Files and folders with their latest versions, of live repositories. */
export const entries = () =>
  db
    .select({
      id: entry.id,
      repository: { id: record.id, ref: record.ref, title: record.title },
      kind: entry.kind,
      name: entry.title,
      path,
      latest: versionColumns,
      uploader: uploadedBy,
      owner: { id: owner.id, name: owner.name },
      reviewOn: entry.reviewOn,
      labels,
      copiedId: entry.copiedFrom,
      copiedNumber: entry.copiedNumber,
      version: entry.version,
      createdAt: entry.createdAt,
      createdBy: { id: author.id, name: author.name },
      updatedAt: entry.updatedAt,
      removedAt: entry.removedAt,
      removedBy: { id: remover.id, name: remover.name },
    })
    .from(entry)
    .innerJoin(record, and(ofRepository, isNull(record.deletedAt)))
    .innerJoin(author, eq(author.id, entry.createdBy))
    .leftJoin(documentVersion, isLatest)
    .leftJoin(storedFile, eq(storedFile.id, documentVersion.fileId))
    .leftJoin(uploader, eq(uploader.id, documentVersion.createdBy))
    .leftJoin(owner, eq(owner.id, entry.ownerId))
    .leftJoin(remover, eq(remover.id, entry.removedBy));

type Row = Awaited<ReturnType<typeof entries>>[number];

/** The latest version of a row; null for a folder. */
function latestOf({
  latest,
  uploader: createdBy,
}: Pick<Row, 'latest' | 'uploader'>): Schemas['DocumentVersion'] | null {
  const { number, type, size, sha256, note, restoredFrom, createdAt } = latest;
  if (
    number === null ||
    type === null ||
    size === null ||
    sha256 === null ||
    note === null ||
    createdAt === null ||
    createdBy === null
  )
    return null;
  return { number, type, size, sha256, note, restoredFrom, createdAt: createdAt.toISOString(), createdBy };
}

/** A row as the API has it. */
export const shown = ({ copiedId, copiedNumber, uploader: person, ...row }: Row): Entry => ({
  ...row,
  latest: latestOf({ latest: row.latest, uploader: person }),
  copiedFrom: copiedId === null || copiedNumber === null ? null : { id: copiedId, number: copiedNumber },
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  removedAt: row.removedAt?.toISOString() ?? null,
});

/** A file or folder, also a removed one. @throws ApiError 404 */
export async function entryWith(id: string): Promise<Entry> {
  const [found] = await entries().where(eq(entry.id, id));
  if (found === undefined) throw notFound();
  return shown(found);
}

/** The versions of a file, newest first. */
export async function versionsOf(id: string): Promise<Schemas['DocumentVersion'][]> {
  const rows = await db
    .select({ ...versionColumns, createdBy: uploadedBy })
    .from(documentVersion)
    .innerJoin(storedFile, eq(storedFile.id, documentVersion.fileId))
    .innerJoin(uploader, eq(uploader.id, documentVersion.createdBy))
    .where(eq(documentVersion.documentId, id))
    .orderBy(desc(documentVersion.number));
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

/** The stored file of a version. @throws ApiError 404 */
export async function fileOfVersion(id: string, number: number) {
  const [file] = await db
    .select({ id: storedFile.id, key: storedFile.key, type: storedFile.type, size: storedFile.size })
    .from(documentVersion)
    .innerJoin(storedFile, eq(storedFile.id, documentVersion.fileId))
    .where(and(eq(documentVersion.documentId, id), eq(documentVersion.number, number)));
  if (file === undefined) throw notFound();
  return file;
}

/** The live folders of a repository, by name. */
export const foldersOf = (repositoryId: string): Promise<Schemas['DocumentFolder'][]> =>
  db
    .select({ id: entry.id, name: entry.title, parentId: entry.parentId })
    .from(entry)
    .where(and(eq(entry.repositoryId, repositoryId), eq(entry.kind, 'FOLDER'), isNull(entry.removedAt)))
    .orderBy(asc(entry.title), asc(entry.id))
    .limit(mostFolders);
