import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { folded } from '#domain/text/folded.ts';
import type { RecordKind } from '#openapi/generated/records.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import type { LookupTable } from '#server/database/kind-tables.ts';
import { membership, record, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { viewableRegisters } from '../people/visibility.ts';

/** What each text names: nothing, one, or several that share a name or have names that a search would not tell apart. */
export type Namer = (
  texts: readonly string[],
  reader: Pick<OrganisationContext, 'organisation'>,
) => Promise<ReadonlyMap<string, readonly Named[]>>;

export interface Named {
  readonly id: string;
  readonly name: string;
  /** What tells it from others with the same name; its name by default. */
  readonly shown?: string;
}

const lowered = (text: string) => text.trim().toLowerCase();
const foldedName = (text: string) => folded(text.trim());

/** Rows whose name is one of the texts, as searches compare them. */
export const isNamed = (column: PgColumn, texts: readonly string[]): SQL | undefined =>
  or(inArray(column, [...texts]), inArray(sql`folded(${column})`, texts.map(foldedName)));

/** From the surest: the very text, then in another case, then as searches compare texts. */
const comparisons = [(name: string) => name, lowered, foldedName] as const;

/** What each text names, by the surest comparison that finds anything. */
export function matched(texts: readonly string[], rows: readonly Named[]): ReadonlyMap<string, readonly Named[]> {
  const found = comparisons.map((keyOf) => {
    const byKey = new Map<string, Map<string, Named>>();
    for (const row of rows) {
      const same = byKey.get(keyOf(row.name)) ?? new Map<string, Named>();
      byKey.set(keyOf(row.name), same.set(row.id, same.get(row.id) ?? row));
    }
    return { keyOf, byKey };
  });
  const named = (text: string): readonly Named[] => {
    for (const { keyOf, byKey } of found) {
      const same = byKey.get(keyOf(text));
      if (same !== undefined) return [...same.values()];
    }
    return [];
  };
  return new Map(texts.map((text) => [text, named(text)]));
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
    rows.flatMap(({ id, name, email }) => {
      const shown = `${name} (${email})`;
      return [
        { id, name, shown },
        { id, name: email, shown },
      ];
    }),
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
        { id, name: ref, shown: `${ref} ${title}` },
        { id, name: `${ref} ${title}` },
      ]),
    );
  };
