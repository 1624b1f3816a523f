import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, not, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

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
import { foldedContains, pageOf, toPage, totalsOf } from '#server/modules/record/index.ts';

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
const entries = () =>
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

const shown = ({ copiedId, copiedNumber, uploader: person, ...row }: Row): Entry => ({
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

/** How many folders the tree of a repository has at most. */
const mostFolders = 2000;

/** The live folders of a repository, by name. */
export const foldersOf = (repositoryId: string): Promise<Schemas['DocumentFolder'][]> =>
  db
    .select({ id: entry.id, name: entry.title, parentId: entry.parentId })
    .from(entry)
    .where(and(eq(entry.repositoryId, repositoryId), eq(entry.kind, 'FOLDER'), isNull(entry.removedAt)))
    .orderBy(asc(entry.title), asc(entry.id))
    .limit(mostFolders);

interface EntryQuery {
  readonly folderId?: string;
  readonly labelId?: readonly string[];
  readonly unlabelled?: boolean;
  readonly reviewBy?: string;
  readonly removed?: boolean;
  readonly search?: string;
  readonly sortId?: Schemas['DocumentEntrySort'];
  readonly desc?: boolean;
  readonly page?: number;
  readonly perPage?: number;
}

const sorts = { name: entry.title, updatedAt: entry.updatedAt, reviewOn: entry.reviewOn, size: storedFile.size };

/** The entries with a live label, or one of these. */
const labelled = (ids?: readonly string[]) =>
  inArray(
    entry.id,
    db
      .select({ id: documentEntryLabel.entryId })
      .from(documentEntryLabel)
      .innerJoin(label, and(eq(label.id, documentEntryLabel.labelId), isNull(label.removedAt)))
      .where(ids && inArray(documentEntryLabel.labelId, [...ids])),
  );

const byLabels = ({ labelId = [], unlabelled = false }: EntryQuery): SQL | undefined =>
  or(labelId.length > 0 ? labelled(labelId) : undefined, unlabelled ? not(labelled()) : undefined);

/** What a list shows: a folder, what is found in the whole repository, or what was removed as a whole. */
function scopeOf(repositoryId: string, query: EntryQuery) {
  const { folderId, reviewBy, removed, search } = query;
  const own = eq(entry.repositoryId, repositoryId);
  const filter = and(
    foldedContains(entry.searchText, search),
    byLabels(query),
    reviewBy === undefined ? undefined : lte(entry.reviewOn, reviewBy),
  );
  if (removed === true) {
    const which = folderId === undefined ? eq(entry.removedWith, entry.id) : eq(entry.parentId, folderId);
    return { scope: and(own, isNotNull(entry.removedAt), which), filter };
  }
  const live = and(own, isNull(entry.removedAt));
  return { scope: filter === undefined ? and(live, eq(entry.placeId, folderId ?? repositoryId)) : live, filter };
}

/** Folders first, unless what was removed is listed, of which the latest is. */
function orderOf({ sortId, desc: backwards, removed }: EntryQuery): SQL[] {
  if (removed === true && sortId === undefined) return [desc(entry.removedAt), asc(entry.id)];
  const direction = backwards === true ? desc : asc;
  const by = direction(sorts[sortId ?? 'name']);
  return [desc(entry.kind), sql`${by} nulls last`, asc(entry.title), asc(entry.id)];
}

/** The ids of a page, found by the entries alone: only what is on it is joined with everything that is shown. */
const idsOn = (query: EntryQuery, condition: SQL | undefined) => {
  const { perPage, offset } = pageOf(query);
  const ids = db.select({ id: entry.id }).from(entry).$dynamic();
  const measured =
    query.sortId === 'size'
      ? ids.leftJoin(documentVersion, isLatest).leftJoin(storedFile, eq(storedFile.id, documentVersion.fileId))
      : ids;
  return measured
    .where(condition)
    .orderBy(...orderOf(query))
    .limit(perPage)
    .offset(offset);
};

/** One page of the files and folders of a repository. */
export async function entryPage(repositoryId: string, query: EntryQuery) {
  const { scope, filter } = scopeOf(repositoryId, query);
  const count = (condition: SQL | undefined) => db.$count(entry, condition);
  const [rows, totals] = await Promise.all([
    entries()
      .where(sql`${entry.id} = any(array(${idsOn(query, and(scope, filter))}))`)
      .orderBy(...orderOf(query)),
    totalsOf(count, scope, filter),
  ]);
  return toPage(query, totals, rows.map(shown));
}
