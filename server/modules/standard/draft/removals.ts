import { and, eq, inArray } from 'drizzle-orm';

import { conflict, notFound } from '#server/contract/errors.ts';
import {
  control,
  controlGroup,
  controlQuestion,
  draftRemoval,
  type RemovedRows,
} from '#server/database/schema/index.ts';

import type { Draft, Edited } from './edit.ts';

interface InTree {
  readonly id: string;
  readonly parentId: string | null;
}

/** Rows with all that they hold, each after what holds it. */
function treeFrom<Row extends InTree>(rows: readonly Row[], isRoot: (row: Row) => boolean): Row[] {
  const heldBy = new Map<string, Row[]>();
  for (const row of rows)
    if (row.parentId !== null) heldBy.set(row.parentId, [...(heldBy.get(row.parentId) ?? []), row]);
  const taken = new Set<Row>();
  const take = (row: Row): void => {
    if (taken.has(row)) return;
    taken.add(row);
    for (const inner of heldBy.get(row.id) ?? []) take(inner);
  };
  for (const row of rows.filter(isRoot)) take(row);
  return [...taken];
}

type OfDraft = typeof control | typeof controlGroup | typeof controlQuestion;

const of = ({ ownerId, versionId }: Draft, table: OfDraft) =>
  and(eq(table.ownerId, ownerId), eq(table.versionId, versionId));

/** Removes rows, and keeps them as they were. */
async function removed(draft: Draft, rows: Omit<RemovedRows, 'questions'>): Promise<string> {
  const { database, ownerId, versionId } = draft;
  const controls = rows.controls.map(({ id }) => id);
  const groups = rows.groups.map(({ id }) => id);
  const ofControls = and(of(draft, controlQuestion), inArray(controlQuestion.controlId, controls));
  const questions = await database.select().from(controlQuestion).where(ofControls);
  const [kept] = await database
    .insert(draftRemoval)
    .values({ ownerId, versionId, rows: { ...rows, questions } })
    .returning({ id: draftRemoval.id });
  await database.delete(control).where(and(of(draft, control), inArray(control.id, controls)));
  await database.delete(controlGroup).where(and(of(draft, controlGroup), inArray(controlGroup.id, groups)));
  if (kept === undefined) throw notFound();
  return kept.id;
}

/** Removes a group with all that it holds. @throws ApiError 404 */
export async function removeGroup(draft: Draft, id: string): Promise<Edited> {
  const { database } = draft;
  const all = await database.select().from(controlGroup).where(of(draft, controlGroup));
  const groups = treeFrom(all, (group) => group.id === id);
  const [root] = groups;
  if (root === undefined) throw notFound();
  const ids = new Set(groups.map((group) => group.id));
  const controls = await database.select().from(control).where(of(draft, control));
  const held = treeFrom(controls, ({ groupId }) => groupId !== null && ids.has(groupId));
  const removalId = await removed(draft, { groups, controls: held });
  return { id, removalId, changes: [{ field: 'group', old: root.title, new: null }] };
}

/** Removes a control with those that it holds. @throws ApiError 404 */
export async function removeControl(draft: Draft, id: string): Promise<Edited> {
  const all = await draft.database.select().from(control).where(of(draft, control));
  const controls = treeFrom(all, (one) => one.id === id);
  const [root] = controls;
  if (root === undefined) throw notFound();
  const removalId = await removed(draft, { groups: [], controls });
  return { id, removalId, changes: [{ field: 'control', old: `${root.code} ${root.title}`, new: null }] };
}

/** Rows in one statement: PostgreSQL takes 65,535 parameters. */
const batchSize = 500;

async function inBatches<Row>(rows: readonly Row[], insert: (batch: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += batchSize) await insert(rows.slice(at, at + batchSize));
}

/** What held the removed rows must be there still. @throws ApiError 409 */
async function requireHolders(draft: Draft, { groups, controls }: RemovedRows): Promise<void> {
  const { database } = draft;
  const there = new Set([
    ...(await database.select({ id: controlGroup.id }).from(controlGroup).where(of(draft, controlGroup))).map(
      ({ id }) => id,
    ),
    ...(await database.select({ id: control.id }).from(control).where(of(draft, control))).map(({ id }) => id),
    ...groups.map(({ id }) => id),
    ...controls.map(({ id }) => id),
  ]);
  const holders = [
    ...groups.map(({ parentId }) => parentId),
    ...controls.flatMap((one) => [one.parentId, one.groupId]),
  ];
  if (holders.some((holder) => holder !== null && !there.has(holder)))
    throw conflict([{ field: 'removalId', message: 'What held it has been removed since. Restore that first' }]);
}

/** Undoes a removal. @throws ApiError 404, 409 if a code is in use again, or what held it is gone */
export async function undoRemoval(draft: Draft, removalId: string): Promise<Edited> {
  const { database, ownerId, versionId } = draft;
  const [removal] = await database
    .delete(draftRemoval)
    .where(
      and(eq(draftRemoval.ownerId, ownerId), eq(draftRemoval.versionId, versionId), eq(draftRemoval.id, removalId)),
    )
    .returning();
  if (removal === undefined) throw notFound();
  const { groups, controls, questions } = removal.rows;
  await requireHolders(draft, removal.rows);
  await inBatches(groups, (batch) => database.insert(controlGroup).values(batch));
  await inBatches(controls, (batch) => database.insert(control).values(batch));
  await inBatches(questions, (batch) => database.insert(controlQuestion).values(batch));
  const [group] = groups;
  const [one] = controls;
  const restored = group?.title ?? (one === undefined ? '' : `${one.code} ${one.title}`);
  return {
    id: group?.id ?? one?.id ?? removalId,
    changes: [{ field: group === undefined ? 'control' : 'group', old: null, new: restored }],
  };
}
