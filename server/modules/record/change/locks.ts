import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { RecordKind } from '#openapi/generated/records.ts';
import { notFound, versionConflict } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/*
 * The order of locks (decision 092): records first, in the order of their ids; then what they refer to, and what belongs to
 * them. Only this file and `holdViewable` lock named records; jobs that look for records lock those that they find.
 */

/** A record locked until the transaction ends. */
export interface LockedRecord {
  readonly id: string;
  readonly ref: string;
  readonly title: string;
  readonly version: number;
  readonly deleted: boolean;
}

/** Whether a change is to a live record or to a removed one. */
export type RecordState = 'live' | 'deleted';

/**
 * Locks the named records that exist against changes by others, in the order of their ids. Others may still refer to them:
 * PostgreSQL's checks of foreign keys do not wait.
 */
export const lockRecords = (kind: RecordKind, ids: readonly string[]): Promise<LockedRecord[]> =>
  db
    .select({
      id: record.id,
      ref: record.ref,
      title: record.title,
      version: record.version,
      deleted: sql<boolean>`${record.deletedAt} is not null`,
    })
    .from(record)
    .where(and(inArray(record.id, [...ids]), eq(record.kind, kind)))
    .orderBy(asc(record.id))
    .for('no key update');

/** Keeps named records as they are until the transaction ends, in the order of their ids: others may keep them, too, but nobody changes them. */
export const keepRecords = (kind: RecordKind, ids: readonly string[]) =>
  db
    .select({ id: record.id })
    .from(record)
    .where(and(inArray(record.id, [...ids]), eq(record.kind, kind)))
    .orderBy(asc(record.id))
    .for('share');

/** Locks a live record against changes by others. @throws ApiError 404 */
export async function lockLive(kind: RecordKind, id: string): Promise<LockedRecord> {
  const [locked] = await lockRecords(kind, [id]);
  if (locked === undefined || locked.deleted) throw notFound();
  return locked;
}

/**
 * Locks a live (or, to restore it, a removed) record for a change based on `version`.
 * @throws ApiError 404 if it does not exist; 409 with `current` if it has changed since
 */
export async function lockForChange(
  kind: RecordKind,
  { id, version }: Schemas['RecordVersion'],
  current: () => Promise<unknown>,
  state: RecordState = 'live',
): Promise<LockedRecord> {
  const [locked] = await lockRecords(kind, [id]);
  if (locked === undefined || locked.deleted !== (state === 'deleted')) throw notFound();
  if (locked.version !== version) throw versionConflict(await current());
  return locked;
}

/** Locks the record of a secure link, whose role may read no more of it than this. */
export const lockLinked = (id: string) =>
  db.select({ id: record.id }).from(record).where(eq(record.id, id)).for('no key update');

/** Keeps a record from being purged until the transaction ends; others may change it. */
const holdRecord = (id: string) => db.select({ id: record.id }).from(record).where(eq(record.id, id)).for('key share');

/** A query for a row of a table that belongs to a record, with that record. */
interface OfRecord<Row> extends PromiseLike<Row[]> {
  for(strength: 'update', config: { of: PgTable }): PromiseLike<Row[]>;
}

/**
 * Locks a row of what belongs to a record, after its record is held.
 * @param query for the row and its record; used twice, since the record is only known from it
 * @throws ApiError 404 if it finds none
 */
export async function lockOfRecord<Row extends { readonly entity: { readonly id: string } }>(
  table: PgTable,
  query: () => OfRecord<Row>,
): Promise<Row> {
  const [seen] = await query();
  if (seen === undefined) throw notFound();
  await holdRecord(seen.entity.id);
  const [locked] = await query().for('update', { of: table });
  if (locked === undefined) throw notFound();
  return locked;
}
