import { randomUUID } from 'node:crypto';

import { count, inArray, sql } from 'drizzle-orm';

import { conflict } from '#server/contract/errors.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  lockRecords,
  logActivity,
  loggedEntity,
  type ImportedRecord,
  type ImportTarget,
} from '#server/modules/record/index.ts';

import type { NewPart, PartFile } from './part-file.ts';
import { ofLiveProvider, partsWithProviders, type WithProvider } from './rows.ts';

/** As in a provider's own lists: more would not be read. */
const mostOfProvider = 100;

export interface PartOf {
  readonly id: string;
  readonly title: string;
  readonly version: number;
}
export interface InputOf {
  readonly title: string;
}

/** The provider that the values of a row name. */
export const providerIdIn = (values: object): string | undefined => {
  const id: unknown = Reflect.get(values, 'providerId');
  return typeof id === 'string' ? id : undefined;
};

/** The values of a part without its provider, which is a column of its own. */
const ownOf = (values: object): object => {
  const { providerId: _provider, ...own }: Readonly<Record<string, unknown>> = { ...values };
  return own;
};

const asImported = ({ id, title }: Pick<PartOf, 'id' | 'title'>, before: object): ImportedRecord => ({
  entity: { id, ref: '', title },
  before,
  owners: { was: null, is: null },
});

interface Change<P> {
  readonly was: WithProvider<P> | undefined;
  readonly is: WithProvider<P> | undefined;
}

/** Logs changes of parts with their providers, each whole part in words. */
async function logParts<P extends PartOf, I extends InputOf>(
  { field, inWords }: PartFile<P, I>,
  context: OrganisationContext,
  changes: readonly Change<P>[],
): Promise<void> {
  const entries = changes.flatMap(({ was, is }) => {
    const provider = (is ?? was)?.provider;
    if (provider === undefined) return [];
    const [old, now] = [was === undefined ? null : inWords(was), is === undefined ? null : inWords(is)];
    const logged = loggedEntity('serviceProvider', provider);
    return [{ action: 'UPDATE' as const, ...logged, changes: [{ field, old, new: now }] }];
  });
  if (entries.length > 0) await logActivity(context, ...entries);
}

/** @throws ApiError 409 naming a provider that would have more parts than people read */
async function refuseFull<P extends PartOf, I extends InputOf>(
  { table, noun }: PartFile<P, I>,
  providerIds: readonly string[],
): Promise<void> {
  const [full] = await db
    .select({ ref: record.ref, title: record.title, total: count() })
    .from(table)
    .innerJoin(record, ofLiveProvider(table))
    .where(inArray(table.providerId, [...providerIds]))
    .groupBy(record.id, record.ref, record.title)
    .having(sql`count(*) > ${mostOfProvider}`)
    .limit(1);
  if (full === undefined) return;
  const message = `${full.ref} ${full.title} would have more than ${mostOfProvider} ${noun.many}`;
  throw conflict([{ field: 'providerId', message }]);
}

const newPart = <I>({ organisation }: OrganisationContext, id: string, input: I, providerId: string): NewPart<I> => ({
  id,
  organisationId: organisation.id,
  providerId,
  input,
});

const adderOf =
  <P extends PartOf, I extends InputOf>(parts: PartFile<P, I>): ImportTarget['add'] =>
  async (context, records) => {
    const rows = records.map(({ values }) =>
      newPart(context, randomUUID(), { ...parts.empty, ...ownOf(values) }, providerIdIn(values) ?? ''),
    );
    const providerIds = [...new Set(rows.map(({ providerId }) => providerId))];
    await lockRecords('serviceProvider', providerIds);
    await parts.insert(rows);
    await refuseFull(parts, providerIds);
    const stored = await partsWithProviders(
      parts,
      rows.map(({ id }) => id),
    );
    await logParts(
      parts,
      context,
      rows.map(({ id }) => ({ was: undefined, is: stored.get(id) })),
    );
    return rows.map(({ id, input: { title } }) => asImported({ id, title }, {}));
  };

const changerOf =
  <P extends PartOf, I extends InputOf>(parts: PartFile<P, I>): ImportTarget['change'] =>
  async (context, records) => {
    const ids = records.map(({ locked }) => locked.id);
    const before = await partsWithProviders(parts, ids);
    const formers = new Map<string, object>();
    for (const { locked, values } of records) {
      const was = before.get(locked.id);
      if (was === undefined) throw new Error('A locked part is gone');
      const former = { ...parts.inputOf(was), providerId: was.provider.id };
      const providerId = providerIdIn(values) ?? was.provider.id;
      await parts.update(newPart(context, locked.id, { ...parts.inputOf(was), ...ownOf(values) }, providerId));
      const set = Object.keys(values).map((name) => [name, Reflect.get(former, name)] as const);
      formers.set(locked.id, Object.fromEntries(set));
    }
    const after = await partsWithProviders(parts, ids);
    await refuseFull(
      parts,
      [...after.values()].map(({ provider }) => provider.id),
    );
    await logParts(
      parts,
      context,
      ids.map((id) => ({ was: before.get(id), is: after.get(id) })),
    );
    return records.map(({ locked }) =>
      asImported({ id: locked.id, title: after.get(locked.id)?.title ?? locked.title }, formers.get(locked.id) ?? {}),
    );
  };

const removerOf =
  <P extends PartOf, I extends InputOf>(parts: PartFile<P, I>): ImportTarget['remove'] =>
  async (context, records) => {
    const { table } = parts;
    const ids = records.map(({ id }) => id);
    const before = await partsWithProviders(parts, ids);
    const removed = { removedAt: sql`now()`, version: sql`${table.version} + 1` };
    await db.update(table).set(removed).where(inArray(table.id, ids));
    await logParts(
      parts,
      context,
      ids.map((id) => ({ was: before.get(id), is: undefined })),
    );
    return records.map((one) => asImported(one, {}));
  };

/** Adds, changes and removes the rows of an import, and logs each with its provider. */
export const writerOf = <P extends PartOf, I extends InputOf>(
  parts: PartFile<P, I>,
): Pick<ImportTarget, 'add' | 'change' | 'remove'> => ({
  add: adderOf(parts),
  change: changerOf(parts),
  remove: removerOf(parts),
});
