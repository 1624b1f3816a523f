import { and, eq, getTableName, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

import type { RecordKind } from '#openapi/generated/records.ts';
import type { Schemas } from '#server/contract/types.ts';
import { foreignKeysOf, tables } from '#server/database/foreign-keys.ts';
import { isRegisterTable, registerTables } from '#server/database/kind-tables.ts';
import { evidenceContact, evidenceRequest, organisationPerson, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Importable } from '#server/modules/record/index.ts';

export type Registers = Readonly<Record<RecordKind, Importable>>;

/** Where the schema names a person who is responsible for a record or for a part of one. */
export interface Place {
  readonly kind: RecordKind;
  readonly table: PgTable;
  /** The record's id. */
  readonly recordId: PgColumn;
  readonly person: PgColumn;
  /** The field of the record's input; of a part, the name of its table and field. */
  readonly field: string;
  /** How the field holds people: alone, with others, or in a part of the record. */
  readonly as: 'one' | 'several' | 'part';
  /** Of a part: whether it still waits for the person. */
  readonly isOpen?: SQL | undefined;
}

/** Who reported an incident stays who reported it, and an account of a staff member stays theirs. */
const facts: ReadonlySet<string> = new Set(['reporterId', 'accountId']);

const camelCase = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const peopleOf = (table: PgTable) =>
  foreignKeysOf(table).filter(({ foreignTable }) => foreignTable === organisationPerson);

/** A table that refers to a register's: people beside its owner, such as reviewers, or a part with an owner. */
function placeBeside(kind: RecordKind, table: PgTable, empty: object): Place[] {
  const own = registerTables[kind];
  const recordId = foreignKeysOf(table).find(({ foreignTable }) => foreignTable === own)?.column;
  // A record of another register, such as the task of a project, is no part: its own register names its owner.
  if (recordId === undefined || isRegisterTable(table)) return [];
  return peopleOf(table).flatMap(({ field, column: person }): Place[] => {
    const suffix = getTableName(table).slice(getTableName(own).length + 1);
    const several = `${camelCase(suffix)}Ids`;
    const isBeside = getTableName(table).startsWith(`${getTableName(own)}_`) && Object.hasOwn(empty, several);
    if (field === 'personId' && isBeside) return [{ kind, table, recordId, person, field: several, as: 'several' }];
    const name = camelCase(getTableName(table));
    return field === 'ownerId' ? [{ kind, table, recordId, person, field: `${name}/${field}`, as: 'part' }] : [];
  });
}

/** Open requests for evidence: those who are asked give it, and those who asked decide on what is given. */
const requests: readonly Place[] = [
  {
    table: evidenceRequest,
    recordId: evidenceRequest.evidenceId,
    person: evidenceRequest.personId,
    field: 'evidenceRequest/personId',
    isOpen: eq(evidenceRequest.status, 'OPEN'),
  },
  {
    table: evidenceRequest,
    recordId: evidenceRequest.evidenceId,
    person: evidenceRequest.askedBy,
    field: 'evidenceRequest/askedBy',
    isOpen: inArray(evidenceRequest.status, ['OPEN', 'PROVIDED']),
  },
  {
    table: evidenceContact,
    recordId: evidenceContact.evidenceId,
    person: evidenceContact.askedBy,
    field: 'evidenceContact/askedBy',
    isOpen: and(isNull(evidenceContact.acceptedAt), isNull(evidenceContact.revokedAt)),
  },
].map((place) => ({ ...place, kind: 'evidence', as: 'part' }));

/**
 * Every place in which the schema names someone responsible: columns for people that a record's input sets, and owners of parts.
 * What names people as history, such as authors and those who decided, is none.
 */
export function placesOf(registers: Registers): readonly Place[] {
  const ofRegisters = Object.values(registers).flatMap(({ kind, empty }) => {
    const table = registerTables[kind];
    const ownPlaces = peopleOf(table)
      .filter(({ field }) => Object.hasOwn(empty, field) && !facts.has(field))
      .map(({ field, column }): Place => ({ kind, table, recordId: table.id, person: column, field, as: 'one' }));
    return [...ownPlaces, ...tables.flatMap((other) => placeBeside(kind, other, empty))];
  });
  return [...ofRegisters, ...requests];
}

/** The id of a row is part of the key of what can be several in a record. */
const isPart = (table: PgTable) => getTableConfig(table).columns.some(({ name }) => name === 'id');

/** A record for which someone is responsible. */
export interface Held {
  readonly place: Place;
  readonly id: string;
  readonly ref: string;
  readonly title: string;
  readonly createdBy: string | null;
  readonly personId: string;
}

/** Whether a row of a place names one of some people in a live record; a removed part counts no more. */
function isHeldBy({ table, person, as, isOpen }: Place, people: readonly string[]): SQL | undefined {
  const removedAt =
    as === 'part' && isPart(table)
      ? getTableConfig(table).columns.find(({ name }) => name === 'removed_at')
      : undefined;
  return and(
    inArray(person, [...people]),
    isNull(record.deletedAt),
    removedAt === undefined ? undefined : isNull(removedAt),
    isOpen,
  );
}

/** In how many records someone is named, for each place: all in one statement. */
export async function countHeld(places: readonly Place[], personId: string): Promise<readonly number[]> {
  if (places.length === 0) return [];
  const ofPlace = (place: Place, index: number) => sql`
    select ${sql.raw(String(index))} as index, count(distinct ${record.id})::int as count
    from ${place.table} join ${record} on ${record.id} = ${place.recordId} where ${isHeldBy(place, [personId])}`;
  const { rows } = await db.execute<{ index: number; count: number }>(
    sql`${sql.join(places.map(ofPlace), sql` union all `)} order by index`,
  );
  return rows.map(({ count }) => count);
}

/** What some people are responsible for, in live records. */
export async function heldBy(places: readonly Place[], people: readonly string[]): Promise<Held[]> {
  const found: Held[] = [];
  for (const place of places) {
    const { table, recordId, person } = place;
    const rows = await db
      .selectDistinct({
        id: record.id,
        ref: record.ref,
        title: record.title,
        createdBy: record.createdBy,
        personId: sql<string>`${person}`,
      })
      .from(table)
      .innerJoin(record, eq(record.id, recordId))
      .where(isHeldBy(place, people));
    found.push(...rows.map((row) => ({ place, ...row })));
  }
  return found.toSorted((one, other) => one.ref.localeCompare(other.ref, 'en', { numeric: true }));
}

/** A responsibility as the API has it. */
export const asResponsibility = ({ place, id, ref, title }: Held): Schemas['Responsibility'] => ({
  record: { id, ref, title },
  kind: place.kind,
  field: place.field,
});
