import { and, count, desc, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm';

import { fitsBelow, nameKey } from '#domain/document/names.ts';
import { conflict } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { attachment, documentEntry, documentUse, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { hiddenRegisters } from '#server/modules/record/index.ts';

import { isKept, keptAs, liveUse } from './kept.ts';
import { findRepository, lockEntry, log, storedEntry, type Place, type StoredEntry } from './locks.ts';
import { freeNameIn } from './names.ts';
import { entryWith } from './read.ts';
import { foldersAbove, idsBelow } from './tree.ts';
import { changeEntry } from './write.ts';

/** How many uses are named. */
const mostUses = 100;

/** Whether a version of a file, or of one in a folder, is used. */
const isUseBelow = (id: string) => sql`${documentUse.documentId} in ${idsBelow(id)}`;

/** Some of the uses of a file or folder, those that keep it first. */
const usesBelow = (id: string, which?: SQL) =>
  db
    .select({
      document: { id: documentEntry.id, name: documentEntry.title },
      number: documentUse.documentNumber,
      kind: record.kind,
      record: { id: record.id, ref: record.ref, title: record.title },
      keptAs,
    })
    .from(documentUse)
    .innerJoin(documentEntry, eq(documentEntry.id, documentUse.documentId))
    .innerJoin(attachment, liveUse.attachment)
    .innerJoin(record, liveUse.record)
    .where(and(isUseBelow(id), which))
    .orderBy(desc(sql`${keptAs} is not null`), record.ref, documentEntry.title, documentUse.documentNumber)
    .limit(mostUses);

/** How many uses a file or folder has, also by records that the caller may not view. */
async function usesIn(id: string): Promise<number> {
  const [row] = await db
    .select({ uses: count() })
    .from(documentUse)
    .innerJoin(attachment, liveUse.attachment)
    .innerJoin(record, liveUse.record)
    .where(isUseBelow(id));
  return row?.uses ?? 0;
}

/** The uses of a file or folder: only records that the caller may view are named. */
async function usesOf(id: string, context: OrganisationContext): Promise<Schemas['DocumentUses']> {
  const isVisible = notInArray(record.kind, [...hiddenRegisters(context)]);
  return { uses: await usesBelow(id, isVisible), count: await usesIn(id) };
}

const keptInWords: Readonly<Record<Schemas['DocumentKeptAs'], (what: string) => string>> = {
  APPROVED_WITH: (what) => `was approved with ${what}`,
  OF_CLOSED_RECORD: (what) => `is a file of ${what}, which is approved or closed`,
};

const hiddenInWords: Readonly<Record<Schemas['DocumentKeptAs'], string>> = {
  APPROVED_WITH: 'was approved with a record that you may not view',
  OF_CLOSED_RECORD: 'is a file of a record that is approved or closed, which you may not view',
};

/** What proves something that is approved or closed must stay where its record says that it is (work.md 1). @throws ApiError 409 naming where */
async function refuseKept(id: string, context: OrganisationContext): Promise<void> {
  const kept = await usesBelow(id, isKept);
  if (kept.length === 0) return;
  const hidden = new Set<string>(hiddenRegisters(context));
  throw conflict(
    kept.flatMap(({ document, number, kind, record: { ref, title }, keptAs: why }) => {
      if (why === null) return [];
      const reason = hidden.has(kind) ? hiddenInWords[why] : keptInWords[why](`${ref} ${title}`);
      return [{ field: 'id', message: `Version ${number} of “${document.name}” ${reason}` }];
    }),
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
    await refuseKept(entry.id, context);
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
