import { and, eq } from 'drizzle-orm';

import type { CataloguePart } from '#domain/catalogue-files/catalogue.ts';
import type { FileProblem } from '#domain/catalogue-files/problems.ts';
import type { Filling } from '#domain/catalogue-files/sheet/read-filling.ts';
import type { Schemas } from '#server/contract/types.ts';
import { control, controlGroup } from '#server/database/schema/index.ts';

import type { Draft } from './draft/edit.ts';
import { versionShown } from './queries.ts';
import type { CatalogueWork } from './scope.ts';
import { restamped } from './stamps.ts';
import { lockDraft, nameOf, ownVersion } from './versions.ts';

/** The most references that are listed. */
const mostListed = 200;

/** Parts with those of a file in the place of the ones with their names. */
const filledParts = (parts: readonly CataloguePart[], given: readonly CataloguePart[]): CataloguePart[] => [
  ...parts.filter((part) => given.every(({ name }) => name !== part.name)),
  ...given,
];

const isSaid = ({ title, parts }: Filling): boolean => title !== '' || parts.length > 0;

type Said = ReadonlyMap<string, Filling>;

interface Filled {
  readonly count: number;
  /** The references that the draft has. */
  readonly known: readonly string[];
}

/** Fills the controls of a draft. */
async function fillControls({ database, ownerId, versionId }: Draft, said: Said): Promise<Filled> {
  const of = and(eq(control.ownerId, ownerId), eq(control.versionId, versionId));
  const rows = await database
    .select({ id: control.id, code: control.code, ref: control.ref, title: control.title, content: control.content })
    .from(control)
    .where(of);
  let count = 0;
  for (const { id, code, ref, title, content } of rows) {
    const filling = said.get(code) ?? said.get(ref);
    if (filling === undefined) continue;
    count += 1;
    await database
      .update(control)
      .set({ title: filling.title || title, content: { ...content, parts: filledParts(content.parts, filling.parts) } })
      .where(and(of, eq(control.id, id)));
  }
  return { count, known: rows.flatMap(({ code, ref }) => [code, ref]) };
}

/** Fills the titles of the groups of a draft. */
async function fillGroups({ database, ownerId, versionId }: Draft, said: Said): Promise<Filled> {
  const of = and(eq(controlGroup.ownerId, ownerId), eq(controlGroup.versionId, versionId));
  const rows = await database.select({ id: controlGroup.id, code: controlGroup.code }).from(controlGroup).where(of);
  let count = 0;
  for (const { id, code } of rows) {
    const title = said.get(code ?? '')?.title ?? '';
    if (title === '') continue;
    count += 1;
    await database
      .update(controlGroup)
      .set({ title })
      .where(and(of, eq(controlGroup.id, id)));
  }
  return { count, known: rows.flatMap(({ code }) => (code === null ? [] : [code])) };
}

/**
 * Fills titles and texts of a draft by the references of its controls and groups; what is empty changes nothing.
 * @throws ApiError 404, 409 once it is published
 */
export async function fillDraft(
  { database, log }: CatalogueWork,
  ownerId: string,
  given: { readonly id: string; readonly content: readonly Filling[]; readonly warnings: readonly FileProblem[] },
): Promise<Schemas['StandardFilling']> {
  const { id, content, warnings } = given;
  await lockDraft(database, ownerId, id);
  const draft = { database, ownerId, versionId: id };
  const said = new Map(content.filter(isSaid).map((one) => [one.ref, one]));
  const controls = await fillControls(draft, said);
  const groups = await fillGroups(draft, said);
  const filled = controls.count + groups.count;
  const known = new Set([...controls.known, ...groups.known]);
  await restamped(database, ownerId, id);
  const version = await ownVersion(database, ownerId, id);
  await log({
    action: 'UPDATE',
    entityType: 'standardVersion',
    entityId: id,
    entityName: nameOf(version),
    changes: [{ field: 'filledTexts', old: null, new: filled }],
  });
  return {
    version: versionShown(version),
    filled,
    unknownRefs: content.flatMap(({ ref }) => (known.has(ref) ? [] : [ref])).slice(0, mostListed),
    warnings: [...warnings],
  };
}
