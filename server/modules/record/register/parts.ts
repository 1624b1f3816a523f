import { and, count, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { RecordKind } from '#openapi/generated/records.ts';
import { invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { logActivity } from '../change/activity.ts';
import { lockLive, lockOfRecord } from '../change/locks.ts';
import { notify } from '../people/notices.ts';
import { tellWatchers, watchedEvent } from '../people/watcher-notices.ts';
import { member, refuseUnknownChoices, type Choice } from './choices.ts';
import { entityOf as loggedEntity } from './record.ts';

interface Part {
  readonly id: string;
  readonly title: string;
  readonly owner?: Schemas['PersonReference'] | null;
}

/** A table with one row for each part; a removed one can be restored until its record is permanently deleted. */
type PartTable = PgTable & Readonly<Record<'id' | 'version' | 'removedAt', PgColumn>>;

interface PartKind<P extends Part> {
  /** The kind of the records that have such parts. */
  readonly of: RecordKind;
  readonly table: PartTable;
  /** The column with the id of its record. */
  readonly recordId: PgColumn;
  /** What its fields may refer to, beside the owner. */
  readonly choices?: Readonly<Record<string, Choice>>;
  /** Its name in the log of the record. */
  readonly field: string;
  /** Its name in notices: "Risk action assigned to you". */
  readonly noun: string;
  /** More would no longer be a list that people read. */
  readonly most: { readonly count: number; readonly message: string };
  /** The parts that meet a condition, in their order. */
  readonly where: (condition: SQL | undefined) => Promise<P[]>;
  readonly inWords: (part: P) => string;
}

const isLive = (kind: RecordKind) => and(eq(record.kind, kind), isNull(record.deletedAt));

const liveRecord = (kind: RecordKind, id: string) =>
  db
    .select({ id: record.id, ref: record.ref, title: record.title })
    .from(record)
    .where(and(eq(record.id, id), isLive(kind)));

type RecordName = Awaited<ReturnType<typeof liveRecord>>[number];

const isNewOwner = <P extends Part>(was: P | null, is: P): is is P & { readonly owner: Schemas['PersonReference'] } =>
  (is.owner ?? null) !== null && is.owner?.id !== was?.owner?.id;

/**
 * Logs a change of a part with its record, the whole part in words before and after; tells its new owner, and the
 * record's watchers.
 */
async function announce<P extends Part>(
  { of, field, noun, inWords }: PartKind<P>,
  context: OrganisationContext,
  entity: RecordName,
  { was, is, tellsOwner = true }: { was: P | null; is: P | null; tellsOwner?: boolean },
): Promise<void> {
  await logActivity(context, {
    action: 'UPDATE',
    ...loggedEntity(of, entity),
    changes: [{ field, old: was && inWords(was), new: is && inWords(is) }],
  });
  const newOwner = is !== null && isNewOwner(was, is) ? is.owner.id : undefined;
  const except = newOwner === undefined ? [] : [newOwner];
  await tellWatchers(of, [watchedEvent(context.user.name, of, 'updated', { entity, except })]);
  if (tellsOwner && is !== null && newOwner !== undefined)
    await notify(context, of, [{ recipientId: newOwner, kind: 'assigned', entity, part: { noun, title: is.title } }]);
}

/** The values of the columns that change. */
type Values = Readonly<Record<string, unknown>>;

/** How the parts of a kind are read, locked and changed. */
function partStore<P extends Part>({ of, table, recordId, most, where }: PartKind<P>) {
  const isPresent = isNull(table.removedAt);

  async function find(id: string): Promise<P> {
    const [found] = await where(eq(table.id, id));
    if (found === undefined) throw notFound();
    return found;
  }

  return {
    find,

    ofRecord: (id: string) => where(and(eq(recordId, id), isPresent)),

    /** The id of the record that a part belongs to. @throws ApiError 404 */
    async recordOf(id: string): Promise<string> {
      const [found] = await db
        .select({ id: sql<string>`${recordId}` })
        .from(table)
        .where(eq(table.id, id));
      if (found === undefined) throw notFound();
      return found.id;
    },

    /** The part of a live record for a change based on `version`. @throws ApiError 404 and 409 */
    async lock({ id, version }: Schemas['RecordVersion'], which: 'live' | 'removed') {
      const found = await lockOfRecord(table, () =>
        db
          .select({ entity: { id: record.id, ref: record.ref, title: record.title }, version: table.version })
          .from(table)
          .innerJoin(record, eq(record.id, recordId))
          .where(and(eq(table.id, id), which === 'live' ? isPresent : isNotNull(table.removedAt), isLive(of))),
      );
      const before = await find(id);
      if (found.version !== version) throw versionConflict(before);
      return { before, entity: found.entity };
    },

    change: (id: string, values: Values) =>
      db
        .update(table)
        .set({ ...values, version: sql`${table.version} + 1` })
        .where(eq(table.id, id)),

    /** @throws ApiError 400 if the record has as many as it may have */
    async refuseFull(ofRecord: string): Promise<void> {
      const [row] = await db
        .select({ total: count() })
        .from(table)
        .where(and(eq(recordId, ofRecord), isPresent));
      if ((row?.total ?? 0) >= most.count) throw invalid([{ field: 'id', message: most.message }]);
    },
  };
}

/** The fields of a part that refer to something are checked. */
type Refers = Readonly<Record<string, unknown>> & { readonly ownerId?: string | null | undefined };

/** Without an owner who stays: they may have left since. */
const newReferences = ({ ownerId, ...others }: Refers, before: Part): Refers =>
  ownerId === undefined || ownerId === before.owner?.id ? others : { ...others, ownerId };

/** The references of a part, as an input has them: `statusId` of `status`. */
const storedReferences = (part: Part): object =>
  Object.fromEntries(
    Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null && 'id' in value ? [[`${name}Id`, value.id]] : [],
    ),
  );

/**
 * What records consist of beside their fields, such as the actions of a risk's plan (`RecordParts` of the contract).
 * Rights, log and notices are those of the record.
 */
export function recordParts<P extends Part>(kind: PartKind<P>) {
  const store = partStore(kind);
  const choices = { ownerId: member, ...kind.choices };
  return {
    ofRecord: store.ofRecord,

    /** Lists the parts of a live record. @throws ApiError 404 */
    async list(recordId: string): Promise<P[]> {
      if ((await liveRecord(kind.of, recordId)).length === 0) throw notFound();
      return store.ofRecord(recordId);
    },

    /** @param insert adds the row of a record and returns its id @throws ApiError 400 and 404 */
    async add(
      recordId: string,
      input: Refers,
      context: OrganisationContext,
      insert: (recordId: string) => Promise<string>,
    ): Promise<P> {
      // Nobody else adds parts until the transaction ends.
      const entity = await lockLive(kind.of, recordId);
      await refuseUnknownChoices(choices, input);
      await store.refuseFull(entity.id);
      const is = await store.find(await insert(entity.id));
      await announce(kind, context, entity, { was: null, is });
      return is;
    },

    /** @param valuesOf the values of the columns that change @throws ApiError 400, 404 and 409 */
    async update(
      id: string,
      { version, ...changes }: Refers & { readonly version: number },
      context: OrganisationContext,
      valuesOf: (before: P, recordId: string) => Values | Promise<Values>,
    ): Promise<P> {
      const { before, entity } = await store.lock({ id, version }, 'live');
      await refuseUnknownChoices(choices, newReferences(changes, before), storedReferences(before));
      await store.change(id, await valuesOf(before, entity.id));
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
      await lockLive(kind.of, await store.recordOf(part.id));
      const { before, entity } = await store.lock(part, 'removed');
      await store.refuseFull(entity.id);
      await store.change(part.id, { removedAt: null });
      await announce(kind, context, entity, { was: null, is: before, tellsOwner: false });
      return store.find(part.id);
    },
  };
}
