import { and, asc, eq } from 'drizzle-orm';

import { barePart, type CataloguePart } from '#domain/catalogue-files/catalogue.ts';
import { partText } from '#domain/catalogue-files/facts.ts';
import { catalogueLimits } from '#domain/catalogue-files/limits.ts';
import { invalid, notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { control, controlGroup, controlQuestion, standardLevel } from '#server/database/schema/index.ts';

import type { CatalogueDatabase } from '../catalogue-database.ts';
import { questionShown } from '../queries.ts';
import { placeBefore, type Draft, type Edited } from './edit.ts';

type ControlInput = Schemas['DraftControlInput'];

const partNames = { statement: 'statement', guidance: 'guidance', typicalEvidence: 'typical-evidence' } as const;

const isField = (key: string): key is keyof typeof partNames => Object.hasOwn(partNames, key);

/** Parts with the texts of an input; a text that has not changed keeps its structure. */
function editedParts(
  parts: readonly CataloguePart[],
  input: Pick<ControlInput, keyof typeof partNames>,
): CataloguePart[] {
  const changed = Object.keys(partNames)
    .filter(isField)
    .filter((field) => partText({ parts }, partNames[field]) !== input[field].trim());
  const replaced = new Set<string>(changed.map((field) => partNames[field]));
  return [
    ...parts.filter(({ name }) => !replaced.has(name)),
    ...changed
      .filter((field) => input[field].trim() !== '')
      .map((field) => barePart(partNames[field], input[field].trim())),
  ];
}

/** Refuses what the draft does not have, circles, and too much. @throws ApiError 400 */
async function requirePlace(draft: Draft, input: ControlInput, ownId: string | null): Promise<void> {
  const { database, ownerId, versionId } = draft;
  const of = (table: typeof control | typeof controlGroup | typeof standardLevel) =>
    and(eq(table.ownerId, ownerId), eq(table.versionId, versionId));
  const controls = await database
    .select({ id: control.id, parentId: control.parentId, groupId: control.groupId })
    .from(control)
    .where(of(control));
  if (ownId === null && controls.length >= catalogueLimits.controls)
    throw invalid([{ field: 'code', message: 'A standard has at most 5,000 controls' }]);
  const byId = new Map(controls.map((one) => [one.id, one]));
  const parent = input.parentId === null ? undefined : byId.get(input.parentId);
  if (input.parentId !== null && parent?.groupId !== input.groupId)
    throw invalid([{ field: 'parentId', message: 'Choose a control of the same group' }]);
  let depth = 1;
  for (let at = parent; at !== undefined; at = at.parentId === null ? undefined : byId.get(at.parentId)) {
    if (at.id === ownId) throw invalid([{ field: 'parentId', message: 'A control cannot be in itself' }]);
    depth += 1;
    if (depth > catalogueLimits.controlDepth)
      throw invalid([{ field: 'parentId', message: `Controls are at most ${catalogueLimits.controlDepth} deep` }]);
  }
  if (input.groupId !== null) {
    const [group] = await database
      .select({ id: controlGroup.id })
      .from(controlGroup)
      .where(and(of(controlGroup), eq(controlGroup.id, input.groupId)));
    if (group === undefined) throw invalid([{ field: 'groupId', message: 'Choose a group of this draft' }]);
  }
  const levels = await database.select({ ref: standardLevel.ref }).from(standardLevel).where(of(standardLevel));
  const strange = input.levels.filter((ref) => levels.every((level) => level.ref !== ref));
  if (strange.length > 0) throw invalid([{ field: 'levels', message: 'Choose levels of this draft' }]);
}

const columnsOf = ({ groupId, parentId, code, title, importance, levels, ...input }: ControlInput) => ({
  groupId,
  parentId,
  code,
  title,
  importance,
  levels: [...new Set(levels)],
  isAssessed: input.isAssessed,
  mayBeExcluded: input.mayBeExcluded,
  isInStatement: input.isInStatement,
});

/** Adds a control. @throws ApiError 400, 409 if its code is in use */
export async function addControl(draft: Draft, input: ControlInput): Promise<Edited> {
  const { database, ownerId, versionId } = draft;
  await requirePlace(draft, input, null);
  const position = await placeBefore(draft, control, input.before);
  const content = { class: null, params: [], props: [], links: [], parts: editedParts([], input) };
  const derived = { ref: input.code, isWithdrawn: false, successors: [], textSha256: '' };
  const [added] = await database
    .insert(control)
    .values({ ownerId, versionId, ...columnsOf(input), ...derived, position, content })
    .returning({ id: control.id });
  if (added === undefined) throw notFound();
  return { id: added.id, changes: [{ field: 'control', old: null, new: `${input.code} ${input.title}` }] };
}

const ofControl = ({ ownerId, versionId }: Pick<Draft, 'ownerId' | 'versionId'>, id: string) =>
  and(eq(control.ownerId, ownerId), eq(control.versionId, versionId), eq(control.id, id));

async function found(draft: Draft, id: string) {
  const [row] = await draft.database.select().from(control).where(ofControl(draft, id));
  if (row === undefined) throw notFound();
  return row;
}

/** Takes the controls within one along to its group. */
async function moveHeld(draft: Draft, id: string, groupId: string | null): Promise<void> {
  const { database, ownerId, versionId } = draft;
  const held = await database
    .update(control)
    .set({ groupId })
    .where(and(eq(control.ownerId, ownerId), eq(control.versionId, versionId), eq(control.parentId, id)))
    .returning({ id: control.id });
  for (const inner of held) await moveHeld(draft, inner.id, groupId);
}

/** Changes or moves a control. @throws ApiError 400, 404, 409 if its code is in use */
export async function changeControl(draft: Draft, id: string, input: ControlInput): Promise<Edited> {
  const row = await found(draft, id);
  await requirePlace(draft, input, id);
  const isMoved = input.before !== id;
  const position = isMoved ? { position: await placeBefore(draft, control, input.before) } : {};
  const content = { ...row.content, parts: editedParts(row.content.parts, input) };
  await draft.database
    .update(control)
    .set({ ...columnsOf(input), ...position, content })
    .where(ofControl(draft, id));
  if (input.groupId !== row.groupId) await moveHeld(draft, id, input.groupId);
  const change = { field: 'control', old: `${row.code} ${row.title}`, new: `${input.code} ${input.title}` };
  return { id, changes: [change] };
}

/** Replaces the questions of a control. @throws ApiError 404 */
export async function setQuestions(
  draft: Draft,
  id: string,
  questions: Schemas['DraftQuestionsInput']['questions'],
): Promise<Edited> {
  const { database, ownerId, versionId } = draft;
  const { code } = await found(draft, id);
  const removed = await database
    .delete(controlQuestion)
    .where(
      and(
        eq(controlQuestion.ownerId, ownerId),
        eq(controlQuestion.versionId, versionId),
        eq(controlQuestion.controlId, id),
      ),
    )
    .returning({ position: controlQuestion.position });
  if (questions.length > 0)
    await database
      .insert(controlQuestion)
      .values(questions.map((question, position) => ({ ownerId, versionId, controlId: id, position, ...question })));
  return {
    id,
    changes: [{ field: 'questions', old: `${code}: ${removed.length}`, new: `${code}: ${questions.length}` }],
  };
}

/** A control as it can be edited. @throws ApiError 404 */
export async function draftControl(
  database: CatalogueDatabase,
  key: { readonly ownerId: string; readonly versionId: string },
  id: string,
): Promise<Schemas['DraftControl']> {
  const row = await found({ database, ...key }, id);
  const questions = await database
    .select()
    .from(controlQuestion)
    .where(
      and(
        eq(controlQuestion.ownerId, key.ownerId),
        eq(controlQuestion.versionId, key.versionId),
        eq(controlQuestion.controlId, id),
      ),
    )
    .orderBy(asc(controlQuestion.position));
  const { groupId, parentId, code, title, importance, levels, isAssessed, mayBeExcluded, isInStatement } = row;
  return {
    id,
    groupId,
    parentId,
    code,
    title,
    statement: partText(row.content, 'statement'),
    guidance: partText(row.content, 'guidance'),
    typicalEvidence: partText(row.content, 'typical-evidence'),
    importance,
    levels: [...levels],
    isAssessed,
    mayBeExcluded,
    isInStatement,
    questions: questions.map(questionShown),
  };
}
