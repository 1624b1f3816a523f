import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

import { registers } from '#openapi/generated/records.ts';
import { invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { label, recordLabel } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { mergeDocumentLabels } from '#server/modules/document/index.ts';
import { changesBetween, labelName, logActivity, loggedLabel } from '#server/modules/record/index.ts';

import { addLabel } from './add.ts';
import { findLabel, labelNamed, labelOptions, labelPage } from './read.ts';

/** A label, locked for a change based on `version`. @throws ApiError 404, 409 */
async function lockForChange(id: string, version: number): Promise<Schemas['Label']> {
  const [locked] = await db
    .select({ version: label.version })
    .from(label)
    .where(and(eq(label.id, id), isNull(label.removedAt)))
    .for('update');
  if (locked === undefined) throw notFound();
  const found = await findLabel(id);
  if (locked.version !== version) throw versionConflict(found);
  return found;
}

/** A label that is kept from being removed. */
async function holdLabel(id: string): Promise<{ readonly id: string } | undefined> {
  const [held] = await db
    .select({ id: label.id })
    .from(label)
    .where(and(eq(label.id, id), isNull(label.removedAt)))
    .for('key share');
  return held;
}

const change = (id: string, values: Partial<typeof label.$inferInsert>) =>
  db
    .update(label)
    .set({ ...values, version: sql`${label.version} + 1`, updatedAt: sql`now()` })
    .where(eq(label.id, id));

/** Lists that filter by a label show other records now, although no record has changed: what is remembered of them ends. */
async function reviseLists(organisationId: string): Promise<void> {
  for (const kind of Object.keys(registers)) await db.execute(sql`select add_to_total(${organisationId}, ${kind}, 0)`);
}

/** @throws ApiError 400 if another label has the name */
async function refuseTaken(id: string, name: string): Promise<void> {
  const other = await labelNamed(name);
  if (other !== undefined && other.id !== id)
    throw invalid([{ field: 'name', message: 'Another label has this name. Merge them instead' }]);
}

/** The labels of an organisation (decision 058). */
export const labelHandlers: HandlersOf<'Labels'> = {
  list: ({ query }) => labelPage(query),

  options: ({ query }) => labelOptions(query),

  add: ({ body }, context) => addLabel(context, body),

  async update({ path: { id }, body: { version, ...given } }, context) {
    const before = await lockForChange(id, version);
    const changes = { ...given, ...(given.name === undefined ? {} : { name: labelName(given.name) }) };
    if (changes.name !== undefined) await refuseTaken(before.id, changes.name);
    await change(before.id, changes);
    await logActivity(context, { action: 'UPDATE', ...loggedLabel(before), changes: changesBetween(before, changes) });
    return findLabel(id);
  },

  async remove({ path: { id }, query: { version } }, context) {
    const before = await lockForChange(id, version);
    await change(before.id, { removedAt: new Date() });
    await reviseLists(context.organisation.id);
    await logActivity(context, { action: 'DELETE', ...loggedLabel(before), changes: [] });
  },

  async merge({ path: { id }, body: { version, intoId } }, context) {
    const refusal = invalid([{ field: 'intoId', message: 'Choose another label' }]);
    // In the order of their ids: others may merge them the other way round.
    const isFirst = intoId.toLowerCase() < id.toLowerCase();
    const held = isFirst ? await holdLabel(intoId) : undefined;
    const before = await lockForChange(id, version);
    const into = held ?? (await holdLabel(intoId));
    if (into === undefined || into.id === before.id) throw refusal;
    const { organisationId, recordId, labelId } = recordLabel;
    await db.execute(sql`
      insert into ${recordLabel} (organisation_id, record_id, label_id)
      select ${organisationId}, ${recordId}, ${into.id}::uuid from ${recordLabel} where ${labelId} = ${before.id}
      on conflict do nothing`);
    await db.delete(recordLabel).where(inArray(recordLabel.labelId, [before.id]));
    await mergeDocumentLabels(before.id, into.id);
    await change(before.id, { removedAt: new Date() });
    await reviseLists(context.organisation.id);
    const changes = [{ field: 'mergedIntoId', old: null, new: into.id }];
    await logActivity(context, { action: 'DELETE', ...loggedLabel(before), changes });
    return findLabel(into.id);
  },
};
