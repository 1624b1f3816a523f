import { eq, inArray, sql } from 'drizzle-orm';

import { folded } from '#domain/text/folded.ts';
import { registers, type RecordKind } from '#openapi/generated/records.ts';
import { conflict } from '#server/contract/errors.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { violatedUniqueConstraint } from '#server/database/constraints.ts';
import { record, referenceCounter } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { logActivity, type ActivityEntry } from '../change/activity.ts';
import type { LockedRecord } from '../change/locks.ts';

/** A register row's contribution to its record: its title, and the text that the list's search covers. */
export interface RecordText {
  readonly title: string;
  readonly searchable: readonly string[];
}

const referenceOf = (kind: RecordKind, number: number) =>
  `${registers[kind].prefix}-${String(number).padStart(4, '0')}`;

const searchTextOf = (ref: string, { title, searchable }: RecordText) => folded([ref, title, ...searchable].join('\n'));

/** Counts up the references of a kind, which are never reused. */
const allocation = (organisationId: string, kind: RecordKind, count: number) =>
  db
    .insert(referenceCounter)
    .values({ organisationId, kind, lastNumber: count })
    .onConflictDoUpdate({
      target: [referenceCounter.organisationId, referenceCounter.kind],
      set: { lastNumber: sql`${referenceCounter.lastNumber} + ${count}` },
    })
    .returning({ last: referenceCounter.lastNumber });

/** Allocates references of a kind in a row. */
export async function nextReferences(organisationId: string, kind: RecordKind, count: number): Promise<string[]> {
  const [row] = await allocation(organisationId, kind, count);
  if (row === undefined) throw new Error('No reference was allocated');
  return Array.from({ length: count }, (_, index) => referenceOf(kind, row.last - count + 1 + index));
}

/** A record to be added. */
interface NewRecord {
  readonly id: string;
  readonly ref: string;
  readonly text: RecordText;
}

/** Inserts records with references that were allocated for them. */
export async function insertRecords(
  { organisation, user }: OrganisationContext,
  kind: RecordKind,
  records: readonly NewRecord[],
): Promise<void> {
  const common = { organisationId: organisation.id, kind, createdBy: user.id, updatedBy: user.id };
  await db.insert(record).values(
    records.map(({ id, ref, text }) => ({
      ...common,
      id,
      ref,
      title: text.title,
      searchText: searchTextOf(ref, text),
    })),
  );
}

/** The organisation that a record is added to, and the person who counts as its creator. */
interface Author {
  readonly organisation: Pick<OrganisationContext['organisation'], 'id'>;
  readonly user: Pick<OrganisationContext['user'], 'id'>;
}

/**
 * Inserts the record that a new row of a register shares its key with, and resolves with the reference that it gets.
 * One statement, so that what others wait for is held no longer than it must be.
 */
export async function addRecord(
  { organisation, user }: Author,
  kind: RecordKind,
  id: string,
  { title, searchable }: RecordText,
): Promise<string> {
  const allocated = db.$with('allocated').as(allocation(organisation.id, kind, 1));
  const number = sql`${allocated.last}::text`;
  // As `referenceOf` writes it.
  const ref = sql`${`${registers[kind].prefix}-`} || lpad(${number}, greatest(4, length(${number})), '0')`;
  const [added] = await db
    .with(allocated)
    .insert(record)
    .values({
      organisationId: organisation.id,
      id,
      kind,
      ref: sql`(select ${ref} from ${allocated})`,
      title,
      searchText: sql`(select lower(${ref}) || ${searchTextOf('', { title, searchable })} from ${allocated})`,
      createdBy: user.id,
      updatedBy: user.id,
    })
    .returning({ ref: record.ref });
  if (added === undefined) throw new Error('No record was added');
  return added.ref;
}

const touched = ({ user }: OrganisationContext) => ({
  version: sql`${record.version} + 1`,
  updatedAt: sql`now()`,
  updatedBy: user.id,
});

/** Updates a changed record; the caller holds its lock. */
export async function touchRecord(
  context: OrganisationContext,
  { id, ref }: LockedRecord,
  text: RecordText,
): Promise<void> {
  await db
    .update(record)
    .set({ ...touched(context), title: text.title, searchText: searchTextOf(ref, text) })
    .where(eq(record.id, id));
}

/** Removes locked records from their register, and logs each removal with the reason. */
export async function markRemoved(
  context: OrganisationContext,
  kind: RecordKind,
  locked: readonly LockedRecord[],
  reason: string,
): Promise<void> {
  await db
    .update(record)
    .set({ ...touched(context), deletedAt: sql`now()`, removalReason: reason })
    .where(inArray(record.id, idsOf(locked)));
  const changes = reason === '' ? [] : [{ field: 'reason', old: null, new: reason }];
  await logActivity(context, ...locked.map((entity) => entryOf('DELETE', kind, entity, changes)));
}

/**
 * Restores locked records, and logs each.
 * @throws ApiError 409 naming the record whose unique value a live one has taken
 */
export async function markRestored(
  context: OrganisationContext,
  kind: RecordKind,
  locked: readonly LockedRecord[],
): Promise<void> {
  const restored = { ...touched(context), deletedAt: null, removalReason: '' };
  // One at a time, to identify the record that conflicts.
  for (const { id, ref } of locked)
    await refusingClashes(ref, () => db.update(record).set(restored).where(eq(record.id, id)));
  await logActivity(context, ...locked.map((entity) => entryOf('RESTORE', kind, entity, [])));
}

async function refusingClashes(ref: string, write: () => PromiseLike<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (violatedUniqueConstraint(error) === undefined) throw error;
    const message = `${ref} cannot be restored: another record has its name now. Rename that one first.`;
    throw conflict([{ field: 'id', message }]);
  }
}

const idsOf = (records: readonly LockedRecord[]) => records.map(({ id }) => id);

const entryOf = (
  action: ActivityEntry['action'],
  kind: RecordKind,
  entity: LockedRecord,
  changes: ActivityEntry['changes'],
): ActivityEntry => ({ action, ...entityOf(kind, entity), changes });

/** The record's name in the activity log. */
export const entityOf = (kind: RecordKind, { id, ref, title }: Pick<LockedRecord, 'id' | 'ref' | 'title'>) => ({
  entityType: kind,
  entityId: id,
  entityRef: ref,
  entityName: title,
});
