import { sql } from 'drizzle-orm';

import { deepestFolder, fitsBelow } from '#domain/document/names.ts';
import { invalid } from '#server/contract/errors.ts';
import { db } from '#server/database/tenancy.ts';

import type { Place, StoredEntry } from './locks.ts';

/** One of a file or folder and what is below it. */
export interface TreeRow extends Record<string, unknown> {
  readonly id: string;
  readonly parentId: string | null;
  readonly kind: StoredEntry['kind'];
  readonly name: string;
  readonly latest: number | null;
  readonly ownerId: string | null;
  readonly level: number;
}

/** A file or folder with all that is live below it, from the top; at most so many. */
export async function subtree(id: string, most: number): Promise<TreeRow[]> {
  const { rows } = await db.execute<TreeRow>(sql`
    with recursive below as (
      select id, parent_id, kind, name, latest, owner_id, 1 as level from document_entry where id = ${id}
      union all
      select e.id, e.parent_id, e.kind, e.name, e.latest, e.owner_id, below.level + 1
        from below join document_entry e on e.parent_id = below.id and e.removed_at is null
    ) select id, parent_id as "parentId", kind, name, latest, owner_id as "ownerId", level from below order by level, name, id limit ${most}`);
  return rows;
}

/** The ids of a file or folder and all that is live below it. */
export const idsBelow = (id: string) => sql`(
  with recursive below as (
    select id from document_entry where id = ${id}
    union all
    select e.id from below join document_entry e on e.parent_id = below.id and e.removed_at is null
  ) select id from below)`;

/** How many folders stand one below the other in a folder, with itself; 0 for a file. */
export async function heightOf(id: string): Promise<number> {
  const { rows } = await db.execute<{ height: number }>(sql`
    with recursive below as (
      select id, 1 as level from document_entry where id = ${id} and kind = 'FOLDER'
      union all
      select e.id, below.level + 1 from below join document_entry e
        on e.parent_id = below.id and e.kind = 'FOLDER' and e.removed_at is null
    ) select coalesce(max(level), 0)::integer as height from below`);
  return rows[0]?.height ?? 0;
}

/** A folder above something. */
interface FolderAbove extends Record<string, unknown> {
  readonly id: string;
  readonly repositoryId: string;
  readonly isLive: boolean;
}

/** A folder and those that it is in, the nearest first. */
export async function foldersAbove(folderId: string | null): Promise<FolderAbove[]> {
  if (folderId === null) return [];
  const { rows } = await db.execute<FolderAbove>(sql`
    with recursive up as (
      select id, parent_id, repository_id, removed_at, 1 as level from document_entry where id = ${folderId}
      union all
      select e.id, e.parent_id, e.repository_id, e.removed_at, up.level + 1 from up join document_entry e on e.id = up.parent_id
    ) select id, repository_id as "repositoryId", removed_at is null as "isLive" from up order by level`);
  return rows;
}

/**
 * Refuses a place for a folder that is in it, or that has too much below it.
 * @param height of the folder
 * @throws ApiError 400 on `folderId`
 */
export async function refusePlace({ folderId }: Place, id: string | null, height: number): Promise<void> {
  const above = await foldersAbove(folderId);
  if (above.some((folder) => folder.id === id))
    throw invalid([{ field: 'folderId', message: 'A folder cannot be put into itself or a folder below it' }]);
  if (height > 0 && !fitsBelow(height, above.length))
    throw invalid([{ field: 'folderId', message: `Folders can be at most ${deepestFolder} deep` }]);
}
