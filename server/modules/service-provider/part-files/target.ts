import { and, asc, inArray, isNull, sql } from 'drizzle-orm';

import type { FieldError } from '#server/contract/errors.ts';
import { operationsOfContract } from '#server/contract/operations.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { record, serviceProvider } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import {
  bulkNotices,
  lockRecords,
  mayDo,
  recordOf,
  type FoundRecord,
  type ImportForm,
  type ImportTarget,
} from '#server/modules/record/index.ts';

import type { PartFile } from './part-file.ts';
import { identifierLabel, ofLiveProvider, partColumns, partsWithProviders, providerColumn } from './rows.ts';
import { providerIdIn, writerOf, type InputOf, type PartOf } from './writer.ts';

const providerChoice = recordOf('serviceProvider');

const isIdentifier = (text: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text.trim());

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
        .innerJoin(record, eqWithinOrganisation(record.id, table.providerId))
        .innerJoin(serviceProvider, eqWithinOrganisation(serviceProvider.id, record.id))
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
