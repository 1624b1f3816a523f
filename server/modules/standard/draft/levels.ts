import { and, eq } from 'drizzle-orm';

import { invalid } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { control, standardLevel } from '#server/database/schema/index.ts';

import type { Draft, Edited } from './edit.ts';

/** Replaces the levels; one that is gone is taken from its controls. @throws ApiError 400 for a reference that is there twice */
export async function setLevels(draft: Draft, levels: Schemas['DraftLevelsInput']['levels']): Promise<Edited> {
  const { database, ownerId, versionId } = draft;
  const refs = levels.map(({ ref }) => ref);
  const twice = refs.find((ref, index) => refs.indexOf(ref) !== index);
  if (twice !== undefined)
    throw invalid([{ field: `levels/${refs.lastIndexOf(twice)}/ref`, message: `${twice} is there twice` }]);
  const of = and(eq(standardLevel.ownerId, ownerId), eq(standardLevel.versionId, versionId));
  const before = await database.delete(standardLevel).where(of).returning({ ref: standardLevel.ref });
  if (levels.length > 0)
    await database
      .insert(standardLevel)
      .values(levels.map(({ ref, name }, position) => ({ ownerId, versionId, ref, name, position })));
  const ofControl = and(eq(control.ownerId, ownerId), eq(control.versionId, versionId));
  const controls = await database.select({ id: control.id, levels: control.levels }).from(control).where(ofControl);
  for (const { id, levels: own } of controls) {
    const kept = own.filter((ref) => refs.includes(ref));
    if (kept.length === own.length) continue;
    await database
      .update(control)
      .set({ levels: kept })
      .where(and(ofControl, eq(control.id, id)));
  }
  const names = before.map(({ ref }) => ref).join(', ');
  return { id: versionId, changes: [{ field: 'levels', old: names, new: refs.join(', ') }] };
}
