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

/** Words of a name that can be in another order. */
const mostWords = 5;

/** A name with its words in each order that directories write, `Lovelace, Ada King` of `Ada King Lovelace`, folded. */
function ordersOf(text: string): string[] {
  const words = foldedName(text)
    .replaceAll(',', ' ')
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (words.length < 2 || words.length > mostWords) return [];
  return words.map((_word, start) => [...words.slice(start), ...words.slice(0, start)].join(' '));
}

/** An address within a text: `Ada Lovelace <ada@example.org>`. */
const addressIn = (text: string): string => /[<(]([^\s<>()@]+@[^\s<>()@]+)[>)]\s*$/u.exec(text)?.[1] ?? text;

const membersWhere = async (condition: SQL | undefined) => {
  const rows = await db
    .select({ id: userAccount.id, name: userAccount.name, email: userAccount.email })
    .from(userAccount)
    .innerJoin(membership, eq(membership.userId, userAccount.id))
    .where(condition);
  return rows.map(({ id, name, email }) => ({ id, name, email, shown: `${name} (${email})` }));
};

/** Members whose name has the words of a text in another order. */
async function membersInAnyOrder(texts: readonly string[]): ReturnType<Namer> {
  const orders = new Map(texts.map((text) => [text, ordersOf(text)]));
  const asked = [...new Set([...orders.values()].flat())];
  if (asked.length === 0) return new Map();
  const rows = await membersWhere(inArray(sql`folded(${userAccount.name})`, asked));
  return new Map(
    [...orders].map(([text, own]) => [text, rows.filter(({ name }) => own.includes(folded(name)))] as const),
  );
}

/** Current members by name, whatever the order of its words, or by address. */
export const membersNamed: Namer = async (texts) => {
  const addresses = texts.map(addressIn);
  const rows = await membersWhere(or(isNamed(userAccount.name, texts), isNamed(userAccount.email, addresses)));
  const people = rows.flatMap(({ id, name, email, shown }) => [
    { id, name, shown },
    { id, name: email, shown },
  ]);
  const byName = matched(texts, people);
  const byAddress = matched(addresses, people);
  const found = new Map(
    texts.map((text) => [
      text,
      byName.get(text)?.length ? (byName.get(text) ?? []) : (byAddress.get(addressIn(text)) ?? []),
    ]),
  );
  const others = await membersInAnyOrder(texts.filter((text) => found.get(text)?.length === 0));
  return new Map([...found].map(([text, named]) => [text, named.length > 0 ? named : (others.get(text) ?? [])]));
};

const withReference = /^\S+-\d+ (.+)$/s;

/**
 * The titles that a text may be: all of it, or what follows the reference in `A-0001 Payroll`, which in another organisation
 * is of something else.
 */
const titlesIn = (text: string): string[] => [text.trim(), withReference.exec(text.trim())?.[1] ?? []].flat();

/** The reference with which a text begins, if it has one. */
const referenceIn = (text: string): string => text.trim().split(/\s/, 1)[0]?.toUpperCase() ?? '';

interface Titled {
  readonly id: string;
  readonly ref: string;
  readonly title: string;
}

/** How what has a reference and a title is found. */
interface TitledFinder {
  readonly withReferences: (references: readonly string[]) => Promise<readonly Titled[]>;
  readonly withTitles: (titles: readonly string[]) => Promise<readonly Titled[]>;
  /** Whether a reference alone names one. */
  readonly isNamedByReference: boolean;
}

/** What texts name by reference, `A-0001`, by both, `A-0001 Payroll`, or else by their title alone. */
export async function titledNamed(
  texts: readonly string[],
  { withReferences, withTitles, isNamedByReference }: TitledFinder,
): ReturnType<Namer> {
  const rows = await withReferences([...new Set(texts.map(referenceIn))]);
  const byReference = matched(
    texts,
    rows.flatMap(({ id, ref, title }) => {
      const shown = `${ref} ${title}`;
      return [...(isNamedByReference ? [{ id, name: ref, shown }] : []), { id, name: shown, shown }];
    }),
  );
  const others = texts.filter((text) => byReference.get(text)?.length === 0).flatMap(titlesIn);
  const titled = others.length === 0 ? [] : await withTitles([...new Set(others)]);
  const byTitle = matched(
    others,
    titled.map(({ id, ref, title }) => ({ id, name: title, shown: `${ref} ${title}` })),
  );
  const byTitleIn = (text: string) =>
    titlesIn(text)
      .map((title) => byTitle.get(title) ?? [])
      .find((found) => found.length > 0) ?? [];
  return new Map([...byReference].map(([text, found]) => [text, found.length > 0 ? found : byTitleIn(text)]));
}

/** Live records by reference, title or both. Of a register that the reader may not view, none. */
export const recordsNamed =
  (kind: RecordKind): Namer =>
  async (texts, reader) => {
    if (!viewableRegisters(reader).includes(kind)) return new Map();
    const live = (condition: SQL) =>
      db
        .select({ id: record.id, ref: record.ref, title: record.title })
        .from(record)
        .where(and(eq(record.kind, kind), isNull(record.deletedAt), condition));
    return titledNamed(texts, {
      withReferences: (references) => live(inArray(record.ref, [...references])),
      withTitles: (titles) =>
        live(sql`${record.id} in (select records_titled(${kind}, ${sql.param(titles.map(folded))}::text[]))`),
      isNamedByReference: true,
    });
  };
