import { and, eq } from 'drizzle-orm';

import { relationLabel, type LinkRelation } from '#domain/words/links.ts';
import { ApiError, forbidden, invalid, notFound } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext } from '#server/contract/types.ts';
import { recordLink } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { findViewable, holdEditable, holdViewable, logActivity, mayEdit } from '#server/modules/record/index.ts';
import { endOutdatedAcceptances } from '#server/modules/risk/index.ts';

import { endsOf } from './ends.ts';
import { countLinks, readLinks } from './read.ts';

const mostLinks = 200;

type NamedRecord = Awaited<ReturnType<typeof holdViewable>>;

/** The record at the other end. @throws ApiError 400 if the caller may not view it: as if it did not exist */
async function holdOther(context: OrganisationContext, own: NamedRecord, otherId: string): Promise<NamedRecord> {
  const refusal = invalid([{ field: 'otherId', message: 'Choose another record' }]);
  if (own.id === otherId.toLowerCase()) throw refusal;
  return holdViewable(context, otherId).catch((error: unknown) => {
    throw error instanceof ApiError && error.statusCode === 404 ? refusal : error;
  });
}

/** @throws ApiError 400 if one of the records has as many links as it may have */
async function refuseTooMany(...records: readonly NamedRecord[]): Promise<void> {
  for (const { id, ref } of records) {
    if ((await countLinks(id)) >= mostLinks)
      throw invalid([{ field: 'otherId', message: `${ref} has ${mostLinks} links. Remove one of them first` }]);
  }
}

/** Logs a link on both of its records. The other one is logged by its id: not every reader may know its name. */
async function log(
  context: OrganisationContext,
  event: 'added' | 'removed',
  relation: LinkRelation,
  own: NamedRecord,
  other: NamedRecord,
) {
  const turned = { ...relation, reverse: !relation.reverse };
  for (const [on, to, read] of [
    [own, other, relation],
    [other, own, turned],
  ] as const) {
    const values = { link: relationLabel(read), linkedRecordId: to.id };
    const changes = Object.entries(values).map(([field, value]) =>
      event === 'added' ? { field, old: null, new: value } : { field, old: value, new: null },
    );
    const named = { entityType: on.kind, entityId: on.id, entityRef: on.ref, entityName: on.title };
    await logActivity(context, { action: 'UPDATE', ...named, changes });
  }
}

/**
 * Links a record to another, which the caller holds. @returns what is stored of it
 * @throws ApiError 400 if one of them has too many links
 */
export async function linkHeld(
  context: OrganisationContext,
  own: NamedRecord,
  other: NamedRecord,
  { type, reverse }: LinkRelation,
): Promise<Pick<typeof recordLink.$inferSelect, 'type' | 'sourceId' | 'targetId'>> {
  await refuseTooMany(own, other);
  const ends = endsOf({ type, reverse }, own.id, other.id);
  const [added] = await db
    .insert(recordLink)
    .values({ organisationId: context.organisation.id, type, ...ends, createdBy: context.user.id })
    .onConflictDoNothing()
    .returning({ id: recordLink.id });
  if (added !== undefined) {
    await log(context, 'added', { type, reverse }, own, other);
    await endOutdatedAcceptances([own.id, other.id]);
  }
  return { type, ...ends };
}

/** The links between the records of all registers (records.md, "Every record"). */
export const recordLinkHandlers: HandlersOf<'RecordLinks'> = {
  async ofRecord({ path: { id } }, context) {
    await findViewable(context, id);
    return readLinks(context, id);
  },

  async link({ path: { id }, body: { type, reverse = false, otherId } }, context) {
    const own = await holdEditable(context, id);
    const other = await holdOther(context, own, otherId);
    const ends = await linkHeld(context, own, other, { type, reverse });
    const same = and(
      eq(recordLink.type, ends.type),
      eq(recordLink.sourceId, ends.sourceId),
      eq(recordLink.targetId, ends.targetId),
    );
    const [link] = await readLinks(context, own.id, same);
    // One of the records was removed at the same moment.
    if (link === undefined) throw notFound();
    return link;
  },

  async unlink({ path: { id } }, context) {
    const [link] = await db.select().from(recordLink).where(eq(recordLink.id, id));
    if (link === undefined) throw notFound();
    const [source, target] = [await holdViewable(context, link.sourceId), await holdViewable(context, link.targetId)];
    if (!mayEdit(context, source.kind) && !mayEdit(context, target.kind))
      throw forbidden('You may not edit either of these records');
    await db.delete(recordLink).where(eq(recordLink.id, link.id));
    await log(context, 'removed', { type: link.type, reverse: false }, source, target);
  },
};
