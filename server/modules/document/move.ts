import { and, eq, isNotNull, or, sql } from 'drizzle-orm';

import { nameKey } from '#domain/document/names.ts';
import { invalid } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext } from '#server/contract/types.ts';
import { documentEntry } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { lockEntry, log, placeIn, type Place } from './locks.ts';
import { arrivalsIn, refuseMode, settleName, type Named } from './names.ts';
import { entryWith } from './read.ts';
import { heightOf, refusePlace } from './tree.ts';
import { changeEntry, requireQuota } from './write.ts';

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

/** Puts files and folders beside what is in a folder, each under its new name. */
async function putAll(moved: readonly { readonly id: string; readonly name: string }[], folderId: string) {
  if (moved.length === 0) return;
  const [ids, names] = [moved.map(({ id }) => id), moved.map(({ name }) => name)];
  await db.execute(sql`
    update ${documentEntry} set parent_id = ${folderId}, name = moved.name, name_key = moved.key, version = version + 1, updated_at = now()
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(names)}::text[], ${sql.param(names.map(nameKey))}::text[]) as moved(id, name, key)
    where ${documentEntry.id} = moved.id`);
}

/**
 * Puts what is in a folder into another, folders of one name into each other, and what was removed from it, so that it comes back
 * there. Names are settled for what meets its own alone; the folder that is empty then is removed.
 */
async function mergeInto(from: Pick<Named, 'id'>, onto: Named, context: OrganisationContext): Promise<void> {
  // First: it may be in the other folder itself, where something of its name may come.
  await changeEntry(from.id, { removedAt: sql`now()`, removedBy: context.user.id, removedWith: from.id });
  const isInside = eq(documentEntry.parentId, from.id);
  const isFree = sql`not exists (select from document_entry as other where other.parent_id = ${onto.id}
    and other.name_key = ${documentEntry.nameKey} and other.removed_at is null)`;
  await db
    .update(documentEntry)
    .set({ parentId: onto.id, version: sql`${documentEntry.version} + 1` })
    .where(and(isInside, or(isNotNull(documentEntry.removedAt), isFree)));
  const { id, kind, title: name } = documentEntry;
  const left = await db.select({ id, kind, name }).from(documentEntry).where(isInside).orderBy(name, id);
  if (left.length === 0) return;
  const arrivals = await arrivalsIn({ repositoryId: onto.repositoryId, folderId: onto.id }, left);
  await putAll(
    arrivals.flatMap((one) => (one.into === null ? { id: one.entry.id, name: one.name } : [])),
    onto.id,
  );
  for (const { entry, into } of arrivals) if (into !== null) await mergeInto(entry, into, context);
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
    if (target.id !== repository.id) await requireQuota(target.id, 0, 'repositoryId');
    const moved = await entryWith(onto?.id ?? entry.id);
    const to = moved.path.at(-1)?.name ?? target.title;
    await log(context, repository, entry.title, `${moved.name} (moved to ${to})`);
    if (target.id !== repository.id) await log(context, target, null, `${moved.name} (moved from ${repository.title})`);
    return moved;
  },
} satisfies Partial<HandlersOf<'Documents'>>;
