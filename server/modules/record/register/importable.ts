import { randomUUID } from 'node:crypto';

import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

import { folded } from '#domain/text/folded.ts';
import { recordTexts } from '#domain/words/field-text.ts';
import { textsOfKind } from '#domain/words/index.ts';
import type { RecordKind } from '#openapi/generated/records.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { changesBetween, logActivity } from '../change/activity.ts';
import { changeAlike, changerOf, fieldsOf, type Changed, type ChangedAlike } from '../change/change.ts';
import { lockRecords, type LockedRecord } from '../change/locks.ts';
import { operationOfKind } from '../change/operation-of-kind.ts';
import { exportColumns } from '../export/formats.ts';
import type { FoundRecord, ImportedRecord, ImportForm, ImportTarget } from '../import-target.ts';
import { bulkNotices } from '../people/bulk-notices.ts';
import { newCoOwners, ownerOf } from '../people/notices.ts';
import { readersOf } from '../people/readers.ts';
import { mayDo, nounOf, type Kind } from '../people/visibility.ts';
import { entityOf, insertRecords, markRemoved, markRestored, nextReferences } from './record.ts';
import type { RecordEntity, RecordInput, Register } from './register.ts';

/** That of a register or a look-up. */
export const formOfKind = (kind: Kind): ImportForm => ({
  create: operationOfKind(kind, 'create'),
  columns: exportColumns(kind),
  texts: textsOfKind(kind),
  noun: nounOf(kind),
  referenceLabel: recordTexts.ref.label,
});

/** A register as imports, bulk changes and reports use it. */
export interface Importable extends ImportTarget {
  readonly kind: RecordKind;
  /** Reads records by their ids, in any order; unknown ones are left out. */
  read(ids: readonly string[]): Promise<readonly RecordEntity[]>;
  /** Makes the same changes to locked records, and logs each. Those that have the values already are not returned. */
  changeAlike(
    context: OrganisationContext,
    records: readonly LockedRecord[],
    changes: object,
  ): Promise<{ readonly changed: ImportedRecord[] } & Pick<ChangedAlike<never>, 'left'>>;
  /** Restores locked records, and logs each. @throws ApiError 409 if a live record has a unique value of one */
  restore(context: OrganisationContext, records: readonly LockedRecord[]): Promise<ImportedRecord[]>;
}

/** Finds live records by reference. */
const finderOf =
  <Entity extends RecordEntity, Input extends RecordInput, Query>(
    register: Register<Entity, Input, Query>,
  ): Importable['find'] =>
  async (texts) => {
    const { kind } = register.list;
    const refs = new Map(texts.map((text) => [text, text.trim().toUpperCase()]));
    const rows = await db
      .select({ id: record.id, ref: record.ref, version: record.version })
      .from(record)
      .where(and(eq(record.kind, kind), isNull(record.deletedAt), inArray(record.ref, [...refs.values()])));
    const read = await readersOf(register).inOrder(rows.map(({ id }) => id));
    const entities = new Map(read.map((entity) => [entity.id, entity]));
    const rowOf = new Map(rows.map((row) => [row.ref, row]));
    const found = [...refs].flatMap(([text, ref]): [string, FoundRecord][] => {
      const row = rowOf.get(ref);
      const entity = entities.get(row?.id ?? '');
      if (row === undefined || entity === undefined) return [];
      const input = register.input.of(entity);
      const fixedAt = (values: object) => register.fixed?.(entity, { ...input, ...values }, false) ?? [];
      return [[text, { id: row.id, version: row.version, entity, input, fixedAt }]];
    });
    return new Map(found);
  };

/** The live records with these titles, as searches compare them, by the folded title. */
async function liveTitled(kind: RecordKind, titles: readonly string[]) {
  const asked = sql.param([...titles]);
  const rows = await db
    .select({ id: record.id, ref: record.ref, title: record.title })
    .from(record)
    .where(
      and(
        eq(record.kind, kind),
        isNull(record.deletedAt),
        sql`${record.id} in (select records_titled(${kind}, ${asked}::text[]))`,
      ),
    )
    .orderBy(record.ref);
  const found = new Map<string, { readonly id: string; readonly ref: string }[]>();
  for (const { title, ...row } of rows) found.set(folded(title), [...(found.get(folded(title)) ?? []), row]);
  return found;
}

/** Adds records, and logs each. */
const adderOf =
  <Entity extends RecordEntity, Input extends RecordInput, Query>({
    list: { kind },
    input: { empty },
    save,
    searchable,
  }: Register<Entity, Input, Query>): Importable['add'] =>
  async (context, records) => {
    const organisationId = context.organisation.id;
    const added = records.map(({ id = randomUUID(), ref, values: own, also }) => {
      const values = { ...own, ...also };
      const input = { ...empty, ...values };
      const text = { title: input.title, searchable: searchable(input) };
      return { id, ref, input, values, text };
    });
    await insertRecords(context, kind, added);
    await save(
      added.map(({ id, input, values }) => ({
        key: { organisationId, id },
        input,
        chosen: values,
        isImported: true,
      })),
    );
    const outcomes = added.map(({ id, ref, text: { title }, values }) => ({ entity: { id, ref, title }, values }));
    const logged = outcomes.map(({ entity, values }) => ({
      action: 'CREATE' as const,
      ...entityOf(kind, entity),
      changes: changesBetween({}, values),
    }));
    await logActivity(context, ...logged);
    return outcomes.map(({ entity, values }) => ({
      entity,
      before: {},
      owners: { was: null, is: ownerOf(values) },
      newCoOwners: newCoOwners({}, values),
    }));
  };

/** Removes and restores records, and logs each. */
function removerOf<Entity extends RecordEntity, Input extends RecordInput, Query>(
  register: Register<Entity, Input, Query>,
): Pick<Importable, 'remove' | 'restore'> {
  const { kind } = register.list;
  const asImported = async (records: readonly LockedRecord[]): Promise<ImportedRecord[]> => {
    const entities = await readersOf(register).inOrder(records.map(({ id }) => id));
    return entities.map((entity) => {
      const owner = ownerOf(register.input.of(entity));
      return { entity, before: {}, owners: { was: owner, is: owner } };
    });
  };
  const afterRemoval = async (records: readonly LockedRecord[], event: 'removed' | 'restored') =>
    register.afterRemoval?.(
      records.map(({ id }) => id),
      event,
    );
  return {
    async remove(context, records, reason) {
      await markRemoved(context, kind, records, reason);
      await afterRemoval(records, 'removed');
      return asImported(records);
    },
    async restore(context, records) {
      await markRestored(context, kind, records);
      await afterRemoval(records, 'restored');
      return asImported(records);
    },
  };
}

const fixedAmong =
  <Entity extends RecordEntity, Input extends RecordInput, Query>(
    register: Register<Entity, Input, Query>,
  ): Importable['fixed'] =>
  async (records, isUndo) => {
    if (register.fixed === undefined) return new Set();
    const changer = changerOf(register);
    const values = new Map(records.map((one) => [one.locked.id, one.values]));
    const read = await changer.read(records.map(({ locked }) => locked));
    const changing = read.map((one) => ({ ...one, changes: values.get(one.locked.id) ?? {} }));
    return new Set(changing.filter((one) => changer.isFixed(one, isUndo)).map(({ locked }) => locked.id));
  };

/** What imports, bulk changes and reports need of a register, from its definition. */
export function importable<Entity extends RecordEntity, Input extends RecordInput, Query>(
  register: Register<Entity, Input, Query>,
): Importable {
  const { choices } = register;
  const { empty } = register.input;
  const { kind } = register.list;
  const changer = changerOf(register);

  const asImported = ({ entity, before, after, changes }: Changed<Entity>): ImportedRecord => ({
    entity,
    before: fieldsOf(before, changes),
    owners: { was: ownerOf(before), is: ownerOf(after) },
    newCoOwners: newCoOwners(before, after),
  });

  return {
    kind,
    read: register.read,
    form: () => formOfKind(kind),
    mayImport: (context, level) => mayDo(context, kind, level),
    titleField: 'title',
    referenceField: 'ref',
    titled: (titles) => liveTitled(kind, titles),
    choices,
    empty,
    uniqueFields: [],
    problems: (former, values) => {
      const before = former && { ...empty, ...former.input };
      const input = { ...empty, ...before, ...values };
      return [...(former?.fixedAt(values) ?? []), ...(register.problems?.(input, before) ?? [])];
    },
    fixed: fixedAmong(register),
    find: finderOf(register),
    references: (organisationId, count) => nextReferences(organisationId, kind, count),
    notices: (context, how) => bulkNotices(context, kind, how),
    inUse: () => Promise.resolve(new Set()),
    lock: (ids) => lockRecords(kind, ids),
    add: adderOf(register),

    async change(context, records, isUndo) {
      const values = new Map(records.map((one) => [one.locked.id, one.values]));
      const read = await changer.read(records.map(({ locked }) => locked));
      const changing = read.map((one) => ({ ...one, changes: values.get(one.locked.id) ?? {} }));
      const changed = await changer.change(context, changing, isUndo);
      return changed.map(asImported);
    },

    async changeAlike(context, records, changes) {
      const { changed, left } = await changeAlike(changer, context, records, changes);
      return { changed: changed.map(asImported), left };
    },

    ...removerOf(register),
  };
}
