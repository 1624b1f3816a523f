import { and, asc, inArray, isNull } from 'drizzle-orm';

import type { FieldText } from '#domain/words/field-text.ts';
import { namedSchemas } from '#server/contract/document.ts';
import { record, type providerContract, type providerDocument } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { columnsOf, schemaOf, type Column } from '#server/modules/record/index.ts';

type PartTable = typeof providerContract | typeof providerDocument;

/** The live provider of a present part. */
export const ofLiveProvider = (table: PartTable) =>
  and(isNull(table.removedAt), eqWithinOrganisation(record.id, table.providerId), isNull(record.deletedAt));

/** The ids of all parts of live providers, in the order of the providers. */
export async function* partIds(table: PartTable, size: number): AsyncGenerator<string[]> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .innerJoin(record, ofLiveProvider(table))
    .orderBy(asc(record.ref), asc(table.title), asc(table.id));
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size).map(({ id }) => id);
}

interface Provider {
  readonly id: string;
  readonly ref: string;
  readonly title: string;
}

export type WithProvider<P> = P & { readonly provider: Provider };

interface Read<P> {
  readonly table: PartTable;
  readonly where: (condition: ReturnType<typeof and>) => Promise<P[]>;
}

/** Parts with their providers, by id. */
export async function partsWithProviders<P extends { readonly id: string }>(
  { table, where }: Read<P>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WithProvider<P>>> {
  if (ids.length === 0) return new Map();
  const [found, owners] = await Promise.all([
    where(inArray(table.id, [...ids])),
    db
      .select({ id: table.id, provider: { id: record.id, ref: record.ref, title: record.title } })
      .from(table)
      .innerJoin(record, eqWithinOrganisation(record.id, table.providerId))
      .where(inArray(table.id, [...ids])),
  ]);
  const ownerOf = new Map(owners.map(({ id, provider }) => [id, provider]));
  const rows = new Map<string, WithProvider<P>>();
  for (const part of found) {
    const provider = ownerOf.get(part.id);
    if (provider !== undefined) rows.set(part.id, { ...part, provider });
  }
  return rows;
}

const textAt = (value: unknown, name: string): string =>
  typeof value === 'object' && value !== null ? String(Reflect.get(value, name)) : '';

/** By it a row finds the part that it changes, in the organisation that it was exported from. */
export const identifierLabel = 'Identifier';

export const providerColumn: Column = {
  header: 'Service provider',
  cellOf: (row) => {
    const provider: unknown = Reflect.get(row, 'provider');
    return { type: 'text', value: `${textAt(provider, 'ref')} ${textAt(provider, 'title')}` };
  },
};

interface Described {
  readonly schema: 'ProviderContract' | 'ProviderDocument';
  readonly texts: Readonly<Record<string, FieldText>>;
}

/** The columns of the parts of a kind, with the words of the screens. */
export function partColumns({ schema, texts }: Described): readonly Column[] {
  const properties = Object.entries(schemaOf(namedSchemas[schema]?.['properties'])).filter(([name]) =>
    Object.hasOwn(texts, name),
  );
  return [
    { header: identifierLabel, cellOf: (row) => ({ type: 'text', value: textAt(row, 'id') }) },
    providerColumn,
    ...columnsOf(texts, { properties: Object.fromEntries(properties) }),
  ];
}
