import { and, asc, inArray, isNull, not, or, sql, type SQL } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { label, record, recordLabel } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

import { listedValues } from '../change/added-values.ts';
import { proposeLabels } from '../change/new-labels.ts';
import type { Filter } from '../list/filters.ts';
import type { Choice } from './choices.ts';
import { isNamed, matched } from './named.ts';

/** Of the contract's `SharedFields`. */
export const mostLabels = 20;

const isLabel = eqWithinOrganisation(label.id, recordLabel.labelId);

/** The labels of a record, by name. */
export const labelsOfRecord = listedValues<Schemas['LabelReference']>({
  table: recordLabel,
  joined: sql`join ${label} on ${isLabel}`,
  organisationId: recordLabel.organisationId,
  recordId: recordLabel.recordId,
  where: isNull(label.removedAt),
  shown: sql`json_build_object('id', ${label.id}, 'name', ${label.name}, 'colour', ${label.colour})`,
  order: sql`${label.name}, ${label.id}`,
});

/** @param ids of certain labels; of any by default */
const hasLabel = (ids?: readonly string[]): SQL => {
  const ofRecord = and(
    eqWithinOrganisation(recordLabel.recordId, record.id),
    isNull(label.removedAt),
    ids && inArray(recordLabel.labelId, [...ids]),
  );
  return sql`exists (select from ${recordLabel} join ${label} on ${isLabel} where ${ofRecord})`;
};

/** Records with any of the labels, or without one. */
export const byLabel: Filter = (ids, orNothing) => or(ids && hasLabel(ids), orNothing ? not(hasLabel()) : undefined);

/** A label of the organisation. */
export const labelChoice: Choice = {
  find: (ids) =>
    db
      .select({ id: label.id })
      .from(label)
      .where(and(inArray(label.id, ids), isNull(label.removedAt)))
      .orderBy(asc(label.id))
      .for('key share'),
  message: 'This label does not exist',
  proposed: proposeLabels,
  async named(texts) {
    const rows = await db
      .select({ id: label.id, name: label.name })
      .from(label)
      .where(and(isNamed(label.name, texts), isNull(label.removedAt)));
    return matched(texts, rows);
  },
  tellApart: 'Write the very name',
  async offered(most) {
    const live = db.select({ name: label.name }).from(label).where(isNull(label.removedAt));
    const rows = await live.orderBy(label.name).limit(most);
    return rows.map(({ name }) => name);
  },
};

/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const batch = 5_000;

/** A record to be written, with the labels that are set now. */
interface Labelled {
  readonly key: { readonly organisationId: string; readonly id: string };
  readonly chosen: { readonly labelIds?: readonly string[] };
}

/** Keeps labels, and those that records have now, from being merged: that changes the same rows. */
function holdLabels(recordIds: readonly string[], labelIds: readonly string[]) {
  const own = db
    .select({ id: recordLabel.labelId })
    .from(recordLabel)
    .where(inArray(recordLabel.recordId, [...recordIds]));
  return db
    .select({ id: label.id })
    .from(label)
    .where(or(inArray(label.id, own), inArray(label.id, [...new Set(labelIds)])))
    .orderBy(asc(label.id))
    .for('key share');
}

/** Replaces the labels of those records whose labels are set now. */
export async function saveLabels(records: readonly Labelled[]): Promise<void> {
  const set = records.flatMap(({ key, chosen: { labelIds } }) => (labelIds === undefined ? [] : [{ key, labelIds }]));
  if (set.length === 0) return;
  const ids = set.map(({ key }) => key.id);
  const rows = set.flatMap(({ key: { organisationId, id }, labelIds }) =>
    [...new Set(labelIds.map((one) => one.toLowerCase()))].map((labelId) => ({
      organisationId,
      recordId: id,
      labelId,
    })),
  );
  const batches = Array.from({ length: Math.ceil(rows.length / batch) }, (_, index) =>
    rows.slice(index * batch, (index + 1) * batch),
  );
  // Sent together, in this order: the connection pipelines.
  await Promise.all([
    holdLabels(
      ids,
      rows.map(({ labelId }) => labelId),
    ),
    db.delete(recordLabel).where(inArray(recordLabel.recordId, ids)),
    ...batches.map((some) => db.insert(recordLabel).values(some)),
  ]);
}

interface LabelChanges {
  readonly addedLabelIds?: readonly string[];
  readonly removedLabelIds?: readonly string[];
}

/** What a change of several records is for one of them: labels are added to its own, and removed from them. */
export function changesFor(
  { labelIds }: { readonly labelIds: readonly string[] },
  { addedLabelIds = [], removedLabelIds = [], ...changes }: LabelChanges & object,
): object {
  const removed = new Set(removedLabelIds.map((id) => id.toLowerCase()));
  const kept = labelIds.filter((id) => !removed.has(id));
  const added = addedLabelIds.map((id) => id.toLowerCase()).filter((id) => !kept.includes(id));
  const isSame = added.length === 0 && kept.length === labelIds.length;
  return isSame ? changes : { ...changes, labelIds: [...kept, ...new Set(added)] };
}
