import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';

import { registers, type RecordKind } from '#openapi/generated/records.ts';
import { forbidden, notFound } from '#server/contract/errors.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { mayDo, viewableRegisters } from './visibility.ts';

/** Live records that the caller may view. */
export const viewableRecord = (context: OrganisationContext): SQL | undefined =>
  and(isNull(record.deletedAt), sql`${record.kind} = any(${sql.param(viewableRegisters(context))}::text[])`);

/** A record as messages, the log and notifications name it. */
export const recordName = { kind: record.kind, id: record.id, ref: record.ref, title: record.title };

/** A live record that the caller may view. @throws ApiError 404 */
export async function findViewable(context: OrganisationContext, id: string) {
  const [found] = await db
    .select(recordName)
    .from(record)
    .where(and(eq(record.id, id), viewableRecord(context)));
  if (found === undefined) throw notFound();
  return found;
}

/** Whether the caller may edit the records of a kind. */
export const mayEdit = (context: OrganisationContext, kind: RecordKind): boolean => mayDo(context, kind, 'EDIT');

/**
 * A live record that the caller may edit, which cannot be purged until the transaction ends.
 * @throws ApiError 404 if they may not view it, 403 if they may not edit it
 */
export async function holdEditable(context: OrganisationContext, id: string) {
  const held = await holdViewable(context, id);
  if (!mayEdit(context, held.kind)) throw forbidden(`You may not edit this ${registers[held.kind].noun.one}`);
  return held;
}

/** A live record that the caller may view, which cannot be purged until the transaction ends. @throws ApiError 404 */
export async function holdViewable(context: OrganisationContext, id: string) {
  const [found] = await db
    .select(recordName)
    .from(record)
    .where(and(eq(record.id, id), viewableRecord(context)))
    .for('key share');
  if (found === undefined) throw notFound();
  return found;
}
