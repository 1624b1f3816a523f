import { randomUUID } from 'node:crypto';

import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';

import { conflict, type FieldError } from '#server/contract/errors.ts';
import { operationsOfContract } from '#server/contract/operations.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { record, serviceProvider } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  bulkNotices,
  lockRecords,
  logActivity,
  loggedEntity,
  mayDo,
  type FoundRecord,
  type ImportedRecord,
  type ImportForm,
  type ImportTarget,
} from '#server/modules/record/index.ts';

import type { NewPart, PartFile } from './part-file.ts';
import { providerChoice } from './provider-names.ts';
import { identifierLabel, ofLiveProvider, partColumns, partsWithProviders, providerColumn } from './rows.ts';
import type { WithProvider } from './rows.ts';

/** As in a provider's own lists: more would not be read. */
const mostOfProvider = 100;

interface PartOf {
  readonly id: string;
  readonly title: string;
  readonly version: number;
}
interface InputOf {
  readonly title: string;
}

const isIdentifier = (text: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text.trim());

const providerIdIn = (values: object): string | undefined => {
  const id: unknown = Reflect.get(values, 'providerId');
  return typeof id === 'string' ? id : undefined;
};

/** The values of a part without its provider, which is a column of its own. */
const ownOf = (values: object): object => {
  const { providerId: _provider, ...own }: Readonly<Record<string, unknown>> = { ...values };
  return own;
};

/** The operation of the contract, columns and words that the fields of a file are derived from. */
function formOf<P extends PartOf, I extends InputOf>(parts: PartFile<P, I>): ImportForm {
  const create = operationsOfContract.find(({ id }) => id === parts.create);
  if (create === undefined) throw new Error(`The contract has no operation ${parts.create}`);
  const { texts, noun, without } = parts;
  const { header: label, cellOf } = providerColumn;
  const parent = { path: 'providerId', label, choice: providerChoice, cellOf };
  return { create, columns: partColumns(parts), texts, noun, without, parent, referenceLabel: identifierLabel };
}

const finderOf =
  <P extends PartOf, I extends InputOf>(parts: PartFile<P, I>): ImportTarget['find'] =>
  async (texts) => {
    const { table } = parts;
    const ids = new Map(texts.filter(isIdentifier).map((text) => [text, text.trim().toLowerCase()]));
    const present = await db
      .select({ id: table.id })
      .from(table)
      .innerJoin(record, ofLiveProvider(table))
      .where(inArray(table.id, [...ids.values()]));
    const found = await partsWithProviders(
      parts,
      present.map(({ id }) => id),
    );
    return new Map(
      [...ids].flatMap(([text, id]): [string, FoundRecord][] => {
        const part = found.get(id);
        if (part === undefined) return [];
        const input = { ...parts.inputOf(part), providerId: part.provider.id };
        return [[text, { id, version: part.version, entity: part, input, fixedAt: () => [] }]];
      }),
    );
  };

/** Locks the providers of parts, and then the parts (decision 092). */
const lockerOf =
  <P extends PartOf, I extends InputOf>({ table }: PartFile<P, I>): ImportTarget['lock'] =>
  async (ids) => {
    const isOne = inArray(table.id, [...ids]);
    const owners = await db.selectDistinct({ id: table.providerId }).from(table).where(isOne);
    const providers = await lockRecords(
      'serviceProvider',
      owners.map(({ id }) => id),
    );
    const removed = new Set(providers.filter(({ deleted }) => deleted).map(({ id }) => id));
    const { id, title, version, providerId, removedAt } = table;
    const locked = await db
      .select({ id, title, version, providerId, isRemoved: sql<boolean>`${removedAt} is not null` })
      .from(table)
      .where(isOne)
      .orderBy(asc(id))
      .for('update');
    return locked.map(({ isRemoved, providerId: provider, ...part }) => ({
      ...part,
      ref: '',
      deleted: isRemoved || removed.has(provider),
    }));
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

function writerOf<P extends PartOf, I extends InputOf>(
  parts: PartFile<P, I>,
): Pick<ImportTarget, 'add' | 'change' | 'remove'> {
  const newPart = (context: OrganisationContext, id: string, input: I, providerId: string): NewPart<I> => ({
    id,
    organisationId: context.organisation.id,
    providerId,
    input,
  });
  return {
    async add(context, records) {
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
    },

    async change(context, records) {
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
    },

    async remove(context, records) {
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
    },
  };
}

/** Tells the owners and the watchers of the providers, once each. */
function noticesOf<P extends PartOf, I extends InputOf>(
  { table }: PartFile<P, I>,
  context: OrganisationContext,
  how: string,
): ReturnType<ImportTarget['notices']> {
  const notices = bulkNotices(context, 'serviceProvider', how);
  const told = new Set<string>();
  return {
    async add(records) {
      const ids = records.map(({ entity }) => entity.id);
      const providers = await db
        .selectDistinct({ id: record.id, ref: record.ref, title: record.title, owner: serviceProvider.ownerId })
        .from(table)
        .innerJoin(record, and(eq(record.organisationId, table.organisationId), eq(record.id, table.providerId)))
        .innerJoin(
          serviceProvider,
          and(eq(serviceProvider.organisationId, record.organisationId), eq(serviceProvider.id, record.id)),
        )
        .where(and(inArray(table.id, ids), isNull(record.deletedAt)));
      const others = providers.filter(({ id }) => !told.has(id));
      for (const { id } of others) told.add(id);
      await notices.add(others.map(({ owner, ...entity }) => ({ entity, owners: { was: owner, is: owner } })));
    },
    send: () => notices.send(),
  };
}

/** The contracts or documents of providers as imports use them: with the right to edit providers. */
export function partTarget<P extends PartOf, I extends InputOf>(parts: PartFile<P, I>): ImportTarget {
  const empty = { ...parts.empty, providerId: null };
  const missing: readonly FieldError[] = [{ field: 'providerId', message: 'This field is required' }];
  return {
    kind: parts.kind,
    titleField: 'title',
    referenceField: 'ref',
    form: () => formOf(parts),
    mayImport: (context) => mayDo(context, 'serviceProvider', 'EDIT'),
    choices: { providerId: providerChoice, ...parts.choices },
    empty,
    uniqueFields: [],
    problems(former, values) {
      const input = { ...empty, ...former?.input, ...values };
      return [...(providerIdIn(input) === undefined ? missing : []), ...parts.problems(input)];
    },
    fixed: () => Promise.resolve(new Set()),
    references: () => Promise.resolve([]),
    notices: (context, how) => noticesOf(parts, context, how),
    inUse: () => Promise.resolve(new Set()),
    find: finderOf(parts),
    lock: lockerOf(parts),
    holds: { field: 'providerId', lock: (ids) => lockRecords('serviceProvider', ids) },
    ...writerOf(parts),
  };
}
