import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { RecordKind } from '#openapi/generated/records.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import type { LookupTable } from '#server/database/kind-tables.ts';
import { membership, record, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { viewableRegisters } from './visibility.ts';

/** The ids of what each text names: none, one, or several that share a name. */
export type Namer = (
  texts: readonly string[],
  reader: Pick<OrganisationContext, 'organisation'>,
) => Promise<ReadonlyMap<string, readonly string[]>>;

interface Named {
  readonly id: string;
  readonly name: string;
}

const lowered = (text: string) => text.trim().toLowerCase();

/** Rows whose name is one of the texts, in any case. */
export const isNamed = (column: PgColumn, texts: readonly string[]): SQL | undefined =>
  or(inArray(column, [...texts]), inArray(sql`lower(${column})`, texts.map(lowered)));

/** The ids by name: those that have exactly the text, or else those that have it in another case. */
export function matched(texts: readonly string[], rows: readonly Named[]): ReadonlyMap<string, readonly string[]> {
  const idsBy = (keyOf: (name: string) => string) => {
    const ids = new Map<string, Set<string>>();
    for (const { id, name } of rows) ids.set(keyOf(name), (ids.get(keyOf(name)) ?? new Set()).add(id));
    return ids;
  };
  const exact = idsBy((name) => name);
  const inAnyCase = idsBy(lowered);
  return new Map(texts.map((text) => [text, [...(exact.get(text) ?? inAnyCase.get(lowered(text)) ?? [])]]));
}

/** The entries of a look-up by name, including inactive ones. */
export const entriesNamed =
  (table: LookupTable) =>
  async (texts: readonly string[]): ReturnType<Namer> => {
    const rows = await db
      .select({ id: sql<string>`${table.id}`, name: sql<string>`${table.name}` })
      .from(table)
      .where(isNamed(table.name, texts));
    return matched(texts, rows);
  };

/** Current members by name or address. */
export const membersNamed: Namer = async (texts) => {
  const rows = await db
    .select({ id: userAccount.id, name: userAccount.name, email: userAccount.email })
    .from(userAccount)
    .innerJoin(membership, eq(membership.userId, userAccount.id))
    .where(or(isNamed(userAccount.name, texts), isNamed(userAccount.email, texts)));
  return matched(
    texts,
    rows.flatMap(({ id, name, email }) => [
      { id, name },
      { id, name: email },
    ]),
  );
};

/**
 * Live records by reference, `A-0001`, or by reference and title, `A-0001 Payroll`, which must then be its title: in
 * another organisation the reference is of something else. Of a register that the reader may not view, none.
 */
export const recordsNamed =
  (kind: RecordKind): Namer =>
  async (texts, reader) => {
    if (!viewableRegisters(reader).includes(kind)) return new Map();
    const refs = texts.map((text) => text.trim().split(/\s/, 1)[0]?.toUpperCase() ?? '');
    const rows = await db
      .select({ id: record.id, ref: record.ref, title: record.title })
      .from(record)
      .where(and(eq(record.kind, kind), isNull(record.deletedAt), inArray(record.ref, [...new Set(refs)])));
    return matched(
      texts,
      rows.flatMap(({ id, ref, title }) => [
        { id, name: ref },
        { id, name: `${ref} ${title}` },
      ]),
    );
  };
