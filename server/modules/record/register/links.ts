import { and, asc, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { RecordKind } from '#openapi/generated/records.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { foreignKeysOf, tables } from '#server/database/foreign-keys.ts';
import { recordKinds, registerTables } from '#server/database/kind-tables.ts';
import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { viewableEntities } from '../people/visibility.ts';
import { distinctIds } from './choices.ts';

/** Rows that link a record to one of another kind. */
interface Link {
  readonly table: PgTable;
  readonly own: PgColumn;
  readonly other: PgColumn;
  readonly otherKind: RecordKind;
}

const kindOfTable = (table: PgTable) => recordKinds.find((kind) => registerTables[kind] === table);

interface Reference {
  readonly kind: RecordKind;
  readonly column: PgColumn;
}

/** The records that a row of a table belongs to: itself in a register's own table, others through foreign keys. */
function referencesOf(table: PgTable): Reference[] {
  const own = kindOfTable(table);
  const itself = own === undefined ? [] : [{ kind: own, column: registerTables[own].id }];
  const others = foreignKeysOf(table).flatMap(({ column, foreignTable }) => {
    const kind = kindOfTable(foreignTable);
    return kind === undefined ? [] : [{ kind, column }];
  });
  return [...itself, ...others];
}

/** Every link between records, derived from the schema's foreign keys: a new register needs no change here. */
const links: readonly (Link & { readonly kind: RecordKind })[] = tables.flatMap((table) => {
  const references = referencesOf(table);
  return references.flatMap((own) =>
    references
      .filter((other) => other.column !== own.column)
      .map((other) => ({ table, kind: own.kind, own: own.column, other: other.column, otherKind: other.kind })),
  );
});

const shownLinks = 5;

/** The live records of a kind that the given ones are linked to, excluding themselves. */
async function linkedRecords(kind: RecordKind, ways: readonly Link[], ids: string[]) {
  const linked = ways.map(({ table, own, other }) =>
    inArray(record.id, db.select({ id: other }).from(table).where(inArray(own, ids))),
  );
  const rows = await db
    .select({ id: record.id, ref: record.ref, title: record.title, total: sql<number>`(count(*) over ())::integer` })
    .from(record)
    .where(and(isNull(record.deletedAt), notInArray(record.id, ids), or(...linked)))
    .orderBy(asc(record.ref), asc(record.id))
    .limit(shownLinks);
  const [some] = rows;
  const first = rows.map(({ id, ref, title }) => ({ id, ref, title }));
  return some === undefined ? [] : [{ kind, total: some.total, first }];
}

/** The records linked to those of a kind, by kind, as far as the caller may view them. */
export async function linksOf(
  kind: RecordKind,
  given: readonly string[],
  context: OrganisationContext,
): Promise<Schemas['LinkedRecords'][]> {
  const ids = distinctIds(given);
  const viewable = new Set<string>(viewableEntities(context));
  const found = recordKinds
    .filter((other) => viewable.has(other))
    .map((other) => ({ other, ways: links.filter((link) => link.kind === kind && link.otherKind === other) }))
    .filter(({ ways }) => ways.length > 0)
    .map(({ other, ways }) => linkedRecords(other, ways, ids));
  return (await Promise.all(found)).flat();
}
