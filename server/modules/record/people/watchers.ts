import { and, eq, inArray, isNotNull, not, or, sql, type SQL } from 'drizzle-orm';

import type { RecordKind } from '#openapi/generated/records.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { membership, recordWatcher } from '#server/database/schema/index.ts';
import { db, scopeOfTransaction } from '#server/database/tenancy.ts';

import { pickerLimit } from '../list/picker.ts';
import { distinctIds } from '../register/choices.ts';
import { ownershipsOf, type Ownership } from './ownerships.ts';
import { viewersAmong, viewersWhere } from './viewers.ts';

/** Whether a member watches a record: as they have chosen, else as one of its owners. */
function isWatching(kind: RecordKind, id: string): SQL {
  const owns = ownershipsOf(kind).map(
    ({ table, organisationId, recordId, ownerId }) => sql`exists (select from ${table}
      where ${organisationId} = ${membership.organisationId} and ${recordId} = ${id}
        and ${ownerId} = ${membership.userId})`,
  );
  return sql`coalesce((select ${recordWatcher.watching} from ${recordWatcher}
    where ${recordWatcher.organisationId} = ${membership.organisationId} and ${recordWatcher.recordId} = ${id}
      and ${recordWatcher.userId} = ${membership.userId}), ${or(...owns) ?? sql`false`})`;
}

/** Who watches a record and may view it, as the caller sees it. */
export async function watchersOf(
  { user }: OrganisationContext,
  { kind, id }: { readonly kind: RecordKind; readonly id: string },
): Promise<Schemas['RecordWatchers']> {
  const people = await viewersWhere(kind, isWatching(kind, id));
  return {
    watching: people.some((person) => person.id === user.id),
    count: people.length,
    people: people.slice(0, pickerLimit({})),
  };
}

/** Stores a person's own choice. */
export async function chooseToWatch(
  { organisation, user }: OrganisationContext,
  recordId: string,
  watching: boolean,
): Promise<void> {
  await db
    .insert(recordWatcher)
    .values({ organisationId: organisation.id, recordId, userId: user.id, watching })
    .onConflictDoUpdate({
      target: [recordWatcher.organisationId, recordWatcher.recordId, recordWatcher.userId],
      set: { watching },
    });
}

/** Makes people watch a record who take part in it, except those who chose not to. */
export async function startWatching(recordId: string, people: readonly string[]): Promise<void> {
  const { organisationId } = scopeOfTransaction();
  // In one order: two transactions may add the same people.
  const rows = distinctIds(people)
    .toSorted()
    .map((userId) => ({ organisationId, recordId, userId, watching: true }));
  if (rows.length > 0) await db.insert(recordWatcher).values(rows).onConflictDoNothing();
}

/** A person, and a record that they watch or do not want to. */
interface Watching {
  readonly recordId: string;
  readonly userId: string;
}

/** Of these records, those whose owners watch them because they have not chosen otherwise. */
function watchingOwners(
  { table, organisationId, recordId, ownerId }: Ownership,
  recordIds: readonly string[],
): Promise<Watching[]> {
  const chose = sql`exists (select from ${recordWatcher} where ${recordWatcher.organisationId} = ${organisationId}
    and ${recordWatcher.recordId} = ${recordId} and ${recordWatcher.userId} = ${ownerId})`;
  return db
    .select({ recordId: sql<string>`${recordId}`, userId: sql<string>`${ownerId}` })
    .from(table)
    .where(and(inArray(recordId, [...recordIds]), isNotNull(ownerId), not(chose)));
}

/** Someone may own a record and be its co-owner. */
const distinct = (watching: readonly Watching[]): Watching[] => [
  ...new Map(watching.map((one) => [`${one.recordId} ${one.userId}`, one])).values(),
];

/** Who watches which of these records, and may view them. */
export async function watchersAmong(kind: RecordKind, recordIds: readonly string[]): Promise<Watching[]> {
  const [chosen, ...owners] = await Promise.all([
    db
      .select({ recordId: recordWatcher.recordId, userId: recordWatcher.userId })
      .from(recordWatcher)
      .where(and(inArray(recordWatcher.recordId, [...recordIds]), recordWatcher.watching)),
    ...ownershipsOf(kind).map((ownership) => watchingOwners(ownership, recordIds)),
  ]);
  const watching = distinct([...chosen, ...owners.flat()]);
  if (watching.length === 0) return [];
  const viewers = new Set(await viewersAmong(kind, distinctIds(watching.map(({ userId }) => userId))));
  return watching.filter(({ userId }) => viewers.has(userId));
}

/** Of these people, those who chose not to watch their record. */
export const notWatching = (pairs: readonly Watching[]): Promise<Watching[]> =>
  db
    .select({ recordId: recordWatcher.recordId, userId: recordWatcher.userId })
    .from(recordWatcher)
    .where(
      and(
        inArray(recordWatcher.recordId, distinctIds(pairs.map(({ recordId }) => recordId))),
        inArray(recordWatcher.userId, distinctIds(pairs.map(({ userId }) => userId))),
        eq(recordWatcher.watching, false),
      ),
    );
