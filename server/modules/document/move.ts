import { and, eq, isNull, sql } from 'drizzle-orm';

import { nameKey } from '#domain/document/names.ts';
import { invalid } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext } from '#server/contract/types.ts';
import { documentEntry } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { lockEntry, log, placeIn, type Place, type StoredEntry } from './locks.ts';
import { freeNameIn, named, refuseMode, settleName } from './names.ts';
import { entryWith } from './read.ts';
import { heightOf, refusePlace } from './tree.ts';
import { changeEntry } from './write.ts';

/** Puts one file or folder into a place under a name. */
const put = (id: string, { repositoryId, folderId }: Place, name: string) =>
  changeEntry(id, { repositoryId, parentId: folderId, title: name, nameKey: nameKey(name) });

/** How much is moved to another repository at once: unlike within one, every row below is written. */
const mostTaken = 10_000;

/** Makes all that is below a folder, removed or not, belong to another repository. @throws ApiError 400 */
async function takeAlong(id: string, repositoryId: string): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive below as (
      select id from document_entry where parent_id = ${id}
      union all
      select e.id from below join document_entry e on e.parent_id = below.id
    ) select id from below limit ${mostTaken + 1}`);
  if (rows.length > mostTaken)
    throw invalid([
      {
        field: 'repositoryId',
        message: `At most ${mostTaken} files and folders can be moved to another repository at once`,
      },
    ]);
  if (rows.length === 0) return;
  const ids = sql.param(rows.map((row) => row.id));
  await db
    .update(documentEntry)
    .set({ repositoryId })
    .where(sql`${documentEntry.id} = any(${ids}::uuid[])`);
}

/**
 * Puts what is in a folder into another, folders of one name into each other. Only what meets its own name there is written one by
 * one; the folder that is empty then is removed.
 */
async function mergeInto(from: StoredEntry, onto: StoredEntry, context: OrganisationContext): Promise<void> {
  const place: Place = { repositoryId: onto.repositoryId, folderId: onto.id };
  const isInside = and(eq(documentEntry.parentId, from.id), isNull(documentEntry.removedAt));
  const isFree = sql`not exists (select from document_entry as other where other.parent_id = ${onto.id}
    and other.name_key = ${documentEntry.nameKey} and other.removed_at is null)`;
  await db
    .update(documentEntry)
    .set({ parentId: onto.id, version: sql`${documentEntry.version} + 1` })
    .where(and(isInside, isFree));
  for (const left of await db.select().from(documentEntry).where(isInside)) {
    const other = await named(place, left.title);
    if (other?.kind === 'FOLDER' && left.kind === 'FOLDER') await mergeInto(left, other, context);
    else await put(left.id, place, await freeNameIn(place, left.title));
  }
  await changeEntry(from.id, { removedAt: sql`now()`, removedBy: context.user.id, removedWith: from.id });
}

export const moveHandlers = {
  async move({ path: { id }, body: { version, repositoryId, folderId, onConflict } }, context) {
    const { repository, target, entry } = await lockEntry({ id, version, into: repositoryId });
    refuseMode(onConflict, entry.kind === 'FOLDER' ? ['STOP', 'RENAME', 'MERGE'] : ['STOP', 'RENAME']);
    const place = await placeIn(target.id, folderId);
    await refusePlace(place, entry.id, await heightOf(entry.id));
    const { name, onto } = await settleName(place, { name: entry.title, kind: entry.kind, id: entry.id }, onConflict);
    if (target.id !== repository.id) await takeAlong(entry.id, target.id);
    if (onto === null) await put(entry.id, place, name);
    else await mergeInto(entry, onto, context);
    const moved = await entryWith(onto?.id ?? entry.id);
    const to = moved.path.at(-1)?.name ?? target.title;
    await log(context, repository, entry.title, `${moved.name} (moved to ${to})`);
    if (target.id !== repository.id) await log(context, target, null, `${moved.name} (moved from ${repository.title})`);
    return moved;
  },
} satisfies Partial<HandlersOf<'Documents'>>;
