import { and, eq } from 'drizzle-orm';

import { catalogueLimits } from '#domain/catalogue-files/limits.ts';
import { invalid, notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { controlGroup } from '#server/database/schema/index.ts';

import { placeBefore, type Draft, type Edited } from './edit.ts';

type GroupInput = Schemas['DraftGroupInput'];

const groupsOf = ({ database, ownerId, versionId }: Draft) =>
  database
    .select({ id: controlGroup.id, parentId: controlGroup.parentId, title: controlGroup.title })
    .from(controlGroup)
    .where(and(eq(controlGroup.ownerId, ownerId), eq(controlGroup.versionId, versionId)));

/** Refuses a place that would make a circle, or be too deep. @throws ApiError 400 */
async function requirePlace(draft: Draft, parentId: string | null, ownId: string | null): Promise<void> {
  const parents = new Map((await groupsOf(draft)).map((group) => [group.id, group.parentId]));
  if (parents.size >= catalogueLimits.groups && ownId === null)
    throw invalid([{ field: 'title', message: 'A standard has at most 5,000 groups' }]);
  let depth = 1;
  for (let at = parentId; at !== null; at = parents.get(at) ?? null) {
    if (!parents.has(at)) throw invalid([{ field: 'parentId', message: 'Choose a group of this draft' }]);
    if (at === ownId) throw invalid([{ field: 'parentId', message: 'A group cannot be in itself' }]);
    depth += 1;
    if (depth > catalogueLimits.groupDepth)
      throw invalid([{ field: 'parentId', message: `Groups are at most ${catalogueLimits.groupDepth} deep` }]);
  }
}

/** Adds a group. @throws ApiError 400 */
export async function addGroup(draft: Draft, { parentId, code, title, before }: GroupInput): Promise<Edited> {
  const { database, ownerId, versionId } = draft;
  await requirePlace(draft, parentId, null);
  const position = await placeBefore(draft, controlGroup, before);
  const content = { class: null, params: [], props: [], links: [], parts: [] };
  const [added] = await database
    .insert(controlGroup)
    .values({ ownerId, versionId, parentId, code, title, position, content })
    .returning({ id: controlGroup.id });
  if (added === undefined) throw notFound();
  return { id: added.id, changes: [{ field: 'group', old: null, new: title }] };
}

/** Renames or moves a group. @throws ApiError 400, 404 */
export async function changeGroup(
  draft: Draft,
  id: string,
  { parentId, code, title, before }: GroupInput,
): Promise<Edited> {
  const { database, ownerId, versionId } = draft;
  const found = (await groupsOf(draft)).find((group) => group.id === id);
  if (found === undefined) throw notFound();
  await requirePlace(draft, parentId, id);
  const isMoved = before !== id;
  const position = isMoved ? { position: await placeBefore(draft, controlGroup, before) } : {};
  await database
    .update(controlGroup)
    .set({ parentId, code, title, ...position })
    .where(and(eq(controlGroup.ownerId, ownerId), eq(controlGroup.versionId, versionId), eq(controlGroup.id, id)));
  return { id, changes: [{ field: 'group', old: found.title, new: title }] };
}
