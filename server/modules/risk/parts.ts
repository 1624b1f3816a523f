import { and, count, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  loggedEntity,
  logActivity,
  member,
  notify,
  refuseUnknownChoices,
  tellWatchers,
  watchedEvent,
} from '#server/modules/record/index.ts';

interface Part {
  readonly id: string;
  readonly title: string;
  readonly owner: Schemas['PersonReference'] | null;
}

/** A table with one row for each part; a removed one can be restored until its risk is permanently deleted. */
type PartTable = PgTable & Readonly<Record<'id' | 'riskId' | 'version' | 'removedAt', PgColumn>>;

interface PartKind<P extends Part> {
  readonly table: PartTable;
  /** Its name in the log of the risk. */
  readonly field: string;
  /** Its name in notices: "Risk action assigned to you". */
  readonly noun: string;
  /** More would no longer be a list that people read. */
  readonly most: { readonly count: number; readonly message: string };
  /** The parts that meet a condition, in their order. */
  readonly where: (condition: SQL | undefined) => Promise<P[]>;
  readonly inWords: (part: P) => string;
}

const isLiveRisk = and(eq(record.kind, 'risk'), isNull(record.deletedAt));

const liveRisk = (id: string) =>
  db
    .select({ id: record.id, ref: record.ref, title: record.title })
    .from(record)
    .where(and(eq(record.id, id), isLiveRisk));

type RiskName = Awaited<ReturnType<typeof liveRisk>>[number];

/** A live risk to which no one else adds parts until the transaction ends. @throws ApiError 404 */
export async function lockRisk(id: string): Promise<RiskName> {
  const [found] = await liveRisk(id).for('no key update');
  if (found === undefined) throw notFound();
  return found;
}

const isNewOwner = <P extends Part>(was: P | null, is: P): is is P & { readonly owner: Schemas['PersonReference'] } =>
  is.owner !== null && is.owner.id !== was?.owner?.id;

/**
 * Logs a change of a part with its risk, the whole part in words before and after; tells its new owner, and the
 * risk's watchers.
 */
async function announce<P extends Part>(
  { field, noun, inWords }: PartKind<P>,
  context: OrganisationContext,
  entity: RiskName,
  { was, is, tellsOwner = true }: { was: P | null; is: P | null; tellsOwner?: boolean },
): Promise<void> {
  await logActivity(context, {
    action: 'UPDATE',
    ...loggedEntity('risk', entity),
    changes: [{ field, old: was && inWords(was), new: is && inWords(is) }],
  });
  const newOwner = is !== null && isNewOwner(was, is) ? is.owner.id : undefined;
  const except = newOwner === undefined ? [] : [newOwner];
  await tellWatchers('risk', [watchedEvent(context.user.name, 'risk', 'updated', { entity, except })]);
  if (tellsOwner && is !== null && newOwner !== undefined)
    await notify(context, 'risk', [
      { recipientId: newOwner, kind: 'assigned', entity, part: { noun, title: is.title } },
    ]);
}

const choices = { ownerId: member };

/** How the parts of a kind are read, locked and changed. */
function partStore<P extends Part>({ table, most, where }: PartKind<P>) {
  const isLive = isNull(table.removedAt);

  async function find(id: string): Promise<P> {
    const [found] = await where(eq(table.id, id));
    if (found === undefined) throw notFound();
    return found;
  }

  return {
    find,

    ofRisk: (riskId: string) => where(and(eq(table.riskId, riskId), isLive)),

    /** The part of a live risk for a change based on `version`. @throws ApiError 404 and 409 */
    async lock({ id, version }: Schemas['RecordVersion'], which: 'live' | 'removed') {
      const [found] = await db
        .select({ entity: { id: record.id, ref: record.ref, title: record.title }, version: table.version })
        .from(table)
        .innerJoin(record, eq(record.id, table.riskId))
        .where(and(eq(table.id, id), which === 'live' ? isLive : isNotNull(table.removedAt), isLiveRisk))
        .for('update', { of: table });
      if (found === undefined) throw notFound();
      const before = await find(id);
      if (found.version !== version) throw versionConflict(before);
      return { before, entity: found.entity };
    },

    change: (id: string, values: Readonly<Record<string, unknown>>) =>
      db
        .update(table)
        .set({ ...values, version: sql`${table.version} + 1` })
        .where(eq(table.id, id)),

    /** @throws ApiError 400 if the risk has as many as it may have */
    async refuseFull(riskId: string): Promise<void> {
      const [row] = await db
        .select({ total: count() })
        .from(table)
        .where(and(eq(table.riskId, riskId), isLive));
      if ((row?.total ?? 0) >= most.count) throw invalid([{ field: 'id', message: most.message }]);
    },
  };
}

/**
 * What risks consist of beside their fields, such as the actions of their plans (`RiskParts` of the contract). Rights,
 * log and notices are those of the risk.
 */
export function riskParts<P extends Part>(kind: PartKind<P>) {
  const store = partStore(kind);
  return {
    ofRisk: store.ofRisk,

    /** Lists the parts of a live risk. @throws ApiError 404 */
    async list(riskId: string): Promise<P[]> {
      if ((await liveRisk(riskId)).length === 0) throw notFound();
      return store.ofRisk(riskId);
    },

    /** @param insert adds the row of a risk and returns its id @throws ApiError 400 and 404 */
    async add(
      riskId: string,
      ownerId: string | null,
      context: OrganisationContext,
      insert: (riskId: string) => Promise<string>,
    ): Promise<P> {
      const entity = await lockRisk(riskId);
      await refuseUnknownChoices(choices, { ownerId });
      await store.refuseFull(entity.id);
      const is = await store.find(await insert(entity.id));
      await announce(kind, context, entity, { was: null, is });
      return is;
    },

    /** @param valuesOf the values of the columns that change @throws ApiError 400, 404 and 409 */
    async update(
      id: string,
      { version, ownerId }: { readonly version: number; readonly ownerId?: string | null | undefined },
      context: OrganisationContext,
      valuesOf: (before: P) => Readonly<Record<string, unknown>>,
    ): Promise<P> {
      const { before, entity } = await store.lock({ id, version }, 'live');
      // An owner who has left since may stay.
      if (ownerId !== undefined && ownerId !== before.owner?.id) await refuseUnknownChoices(choices, { ownerId });
      await store.change(id, valuesOf(before));
      const is = await store.find(id);
      await announce(kind, context, entity, { was: before, is });
      return is;
    },

    /** @throws ApiError 404 and 409 */
    async remove(part: Schemas['RecordVersion'], context: OrganisationContext): Promise<void> {
      const { before, entity } = await store.lock(part, 'live');
      await store.change(part.id, { removedAt: sql`now()` });
      await announce(kind, context, entity, { was: before, is: null });
    },

    /** @throws ApiError 400, 404 and 409 */
    async restore(part: Schemas['RecordVersion'], context: OrganisationContext): Promise<P> {
      const { before, entity } = await store.lock(part, 'removed');
      await lockRisk(entity.id);
      await store.refuseFull(entity.id);
      await store.change(part.id, { removedAt: null });
      await announce(kind, context, entity, { was: null, is: before, tellsOwner: false });
      return store.find(part.id);
    },
  };
}
