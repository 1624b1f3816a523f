import { and, count, desc, eq, inArray, isNull, notInArray, sql, type SQL } from 'drizzle-orm';

import { fitsBelow, nameKey } from '#domain/document/names.ts';
import { conflict } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { attachment, documentEntry, documentUse, policyVersion, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { hiddenRegisters } from '#server/modules/record/index.ts';

import { findRepository, lockEntry, log, storedEntry, type Place, type StoredEntry } from './locks.ts';
import { freeNameIn } from './names.ts';
import { entryWith } from './read.ts';
import { foldersAbove, idsBelow } from './tree.ts';
import { changeEntry } from './write.ts';

/** How many uses are named. */
const mostUses = 100;

/** Whether a policy was approved with the file of a use. */
const isApproved = sql<boolean>`exists (select from ${policyVersion}
  where ${policyVersion.organisationId} = ${documentUse.organisationId} and ${policyVersion.policyId} = ${record.id}
    and ${policyVersion.files} @> jsonb_build_array(jsonb_build_object(
      'attachmentId', ${documentUse.attachmentId}::text, 'number', ${documentUse.number}::integer)))`;

const isUsed = and(eq(attachment.id, documentUse.attachmentId), isNull(attachment.removedAt));

const isLiveRecord = and(eq(record.id, attachment.recordId), isNull(record.deletedAt));

/** Whether a version of a file, or of one in a folder, is used. */
const isUseBelow = (id: string) => sql`${documentUse.documentId} in ${idsBelow(id)}`;

/** Some of the uses of a file or folder, those that were approved first. */
const usesBelow = (id: string, which?: SQL) =>
  db
    .select({
      document: { id: documentEntry.id, name: documentEntry.title },
      number: documentUse.documentNumber,
      kind: record.kind,
      record: { id: record.id, ref: record.ref, title: record.title },
      isApproved,
    })
    .from(documentUse)
    .innerJoin(documentEntry, eq(documentEntry.id, documentUse.documentId))
    .innerJoin(attachment, isUsed)
    .innerJoin(record, isLiveRecord)
    .where(and(isUseBelow(id), which))
    .orderBy(desc(isApproved), record.ref, documentEntry.title, documentUse.documentNumber)
    .limit(mostUses);

/** How many uses a file or folder has, also by records that the caller may not view. */
async function usesIn(id: string): Promise<number> {
  const [row] = await db
    .select({ uses: count() })
    .from(documentUse)
    .innerJoin(attachment, isUsed)
    .innerJoin(record, isLiveRecord)
    .where(isUseBelow(id));
  return row?.uses ?? 0;
}

/** The uses of a file or folder: only records that the caller may view are named. */
async function usesOf(id: string, context: OrganisationContext): Promise<Schemas['DocumentUses']> {
  const isVisible = notInArray(record.kind, [...hiddenRegisters(context)]);
  return { uses: await usesBelow(id, isVisible), count: await usesIn(id) };
}

/** What was approved with a record must stay where the record says that it is. @throws ApiError 409 naming them */
async function refuseApproved(id: string, context: OrganisationContext): Promise<void> {
  const approved = await usesBelow(id, isApproved);
  if (approved.length === 0) return;
  const hidden = new Set<string>(hiddenRegisters(context));
  throw conflict(
    approved.map(({ document, number, kind, record: { ref, title } }) => ({
      field: 'id',
      message: hidden.has(kind)
        ? `Version ${number} of “${document.name}” was approved with a record that you may not view`
        : `Version ${number} of “${document.name}” was approved with ${ref} ${title}`,
    })),
  );
}

/** What comes back: a file, or a folder with what was removed together with it. */
const idsComingBack = ({ id, removedWith }: StoredEntry) => sql`(
  with recursive below as (
    select id from document_entry where id = ${id}
    union all
    select e.id from below join document_entry e on e.parent_id = below.id and e.removed_with = ${removedWith}
  ) select id from below)`;

/** Levels of folders that come back. */
async function heightComingBack(entry: StoredEntry): Promise<number> {
  if (entry.kind === 'FILE') return 0;
  const { rows } = await db.execute<{ height: number }>(sql`
    with recursive below as (
      select id, 1 as level from document_entry where id = ${entry.id}
      union all
      select e.id, below.level + 1 from below join document_entry e
        on e.parent_id = below.id and e.kind = 'FOLDER' and e.removed_with = ${entry.removedWith}
    ) select max(level)::integer as height from below`);
  return rows[0]?.height ?? 1;
}

/** Where something comes back to: the nearest folder that is still there, or the top if it does not fit there any more. */
async function placeFor(entry: StoredEntry): Promise<Place> {
  const { repositoryId } = entry;
  const above = await foldersAbove(entry.parentId);
  // Folders that were merged into another repository once left theirs behind.
  const first = above.findIndex((folder) => folder.isLive && folder.repositoryId === repositoryId);
  const nearest = above[first];
  if (nearest === undefined) return { repositoryId, folderId: null };
  const fits = fitsBelow(await heightComingBack(entry), above.length - first);
  return { repositoryId, folderId: fits ? nearest.id : null };
}

/** The handlers that remove files and folders, and bring them back. */
export const removalHandlers = {
  async uses({ path: { id } }, context) {
    const { repositoryId } = await storedEntry(id);
    await findRepository(repositoryId);
    return usesOf(id, context);
  },

  async discard({ path: { id }, query: { version } }, context) {
    const { repository, entry } = await lockEntry({ id, version });
    await refuseApproved(entry.id, context);
    await db
      .update(documentEntry)
      .set({
        removedAt: sql`now()`,
        removedBy: context.user.id,
        removedWith: entry.id,
        version: sql`${documentEntry.version} + 1`,
      })
      .where(sql`${documentEntry.id} in ${idsBelow(entry.id)}`);
    await log(context, repository, entry.title, null);
    return entryWith(entry.id);
  },

  async bringBack({ path: { id }, body: { version } }, context) {
    const { repository, entry } = await lockEntry({ id, version, state: 'removed' });
    const place = await placeFor(entry);
    const name = await freeNameIn(place, entry.title);
    const { rows } = await db.execute<{ id: string }>(idsComingBack(entry));
    const others = rows.map((row) => row.id).filter((other) => other !== entry.id);
    await changeEntry(entry.id, {
      parentId: place.folderId,
      title: name,
      nameKey: nameKey(name),
      removedAt: null,
      removedBy: null,
      removedWith: null,
    });
    if (others.length > 0)
      await db
        .update(documentEntry)
        .set({ removedAt: null, removedBy: null, removedWith: null, version: sql`${documentEntry.version} + 1` })
        .where(inArray(documentEntry.id, others));
    await log(context, repository, null, name);
    return entryWith(entry.id);
  },
} satisfies Partial<HandlersOf<'Documents'>>;
