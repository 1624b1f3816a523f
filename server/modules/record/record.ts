import { randomUUID } from 'node:crypto';

import { and, eq, sql } from 'drizzle-orm';

import { notFound, versionConflict } from '#server/contract/errors.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { record, referenceCounter, type RecordKind } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** What a register's row tells its record: how it is named, and what its list's search finds it by. */
export interface RecordText {
  readonly title: string;
  readonly searchable: readonly string[];
}

const prefixes: Record<RecordKind, string> = { risk: 'R' };

const referenceOf = (kind: RecordKind, number: number) => `${prefixes[kind]}-${String(number).padStart(4, '0')}`;

const searchTextOf = (ref: string, { title, searchable }: RecordText) => [ref, title, ...searchable].join('\n');

/** Allots the next reference of a kind; once a record has it, it is never used again. */
async function nextReference(organisationId: string, kind: RecordKind): Promise<string> {
  const [row] = await db
    .insert(referenceCounter)
    .values({ organisationId, kind, lastNumber: 1 })
    .onConflictDoUpdate({
      target: [referenceCounter.organisationId, referenceCounter.kind],
      set: { lastNumber: sql`${referenceCounter.lastNumber} + 1` },
    })
    .returning({ number: referenceCounter.lastNumber });
  if (row === undefined) throw new Error('No reference was allotted');
  return referenceOf(kind, row.number);
}

/** Adds the record that a new row of a register hangs on. */
export async function addRecord(
  { organisation, user }: OrganisationContext,
  kind: RecordKind,
  text: RecordText,
): Promise<{ id: string; ref: string }> {
  const ref = await nextReference(organisation.id, kind);
  const id = randomUUID();
  await db.insert(record).values({
    organisationId: organisation.id,
    id,
    kind,
    ref,
    title: text.title,
    searchText: searchTextOf(ref, text),
    createdBy: user.id,
    updatedBy: user.id,
  });
  return { id, ref };
}

interface Locked {
  readonly ref: string;
  readonly version: number;
  readonly deleted: boolean;
}

/** Reads a record and keeps others from changing it until the transaction ends. */
async function lock(kind: RecordKind, id: string): Promise<Locked | undefined> {
  const [row] = await db
    .select({ ref: record.ref, version: record.version, deleted: sql<boolean>`${record.deletedAt} is not null` })
    .from(record)
    .where(and(eq(record.id, id), eq(record.kind, kind)))
    .for('update');
  return row;
}

/**
 * Locks a live (or, to restore it, a deleted) record for a change that read `version` of it.
 * @throws ApiError 404 when it is not there; 409 with `current` when somebody else changed it since
 */
export async function lockForChange(
  kind: RecordKind,
  id: string,
  version: number,
  current: () => Promise<unknown>,
  state: 'live' | 'deleted' = 'live',
): Promise<Locked> {
  const locked = await lock(kind, id);
  if (locked === undefined || locked.deleted !== (state === 'deleted')) throw notFound();
  if (locked.version !== version) throw versionConflict(await current());
  return locked;
}

const touched = ({ user }: OrganisationContext) => ({
  version: sql`${record.version} + 1`,
  updatedAt: sql`now()`,
  updatedBy: user.id,
});

/** Writes a changed record; the caller holds its lock. */
export async function touchRecord(
  context: OrganisationContext,
  id: string,
  ref: string,
  text: RecordText,
): Promise<void> {
  await db
    .update(record)
    .set({ ...touched(context), title: text.title, searchText: searchTextOf(ref, text) })
    .where(eq(record.id, id));
}

/** Removes a locked record from its register, or takes that back. */
export async function setDeleted(context: OrganisationContext, id: string, deleted: boolean): Promise<void> {
  await db
    .update(record)
    .set({ ...touched(context), deletedAt: deleted ? sql`now()` : null })
    .where(eq(record.id, id));
}
