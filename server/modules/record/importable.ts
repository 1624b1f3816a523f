import { randomUUID } from 'node:crypto';

import { and, eq, inArray, isNull } from 'drizzle-orm';

import { recordTexts, type FieldText } from '#domain/words/field-text.ts';
import { textsOfKind } from '#domain/words/index.ts';
import type { RecordKind } from '#openapi/generated/records.ts';
import type { FieldError } from '#server/contract/errors.ts';
import type { Operation } from '#server/contract/operations.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { changesBetween, logActivity } from './activity.ts';
import { bulkNotices, type BulkNotices, type OwnedRecord } from './bulk-notices.ts';
import { changeAlike, changerOf, type Changed, type ChangedAlike } from './change.ts';
import type { Choice } from './choices.ts';
import type { AlsoExported } from './export/also-exported.ts';
import type { Column } from './export/columns.ts';
import { exportColumns } from './export/formats.ts';
import { lockRecords, type LockedRecord } from './locks.ts';
import { newCoOwners, ownerOf } from './notices.ts';
import { operationOfKind } from './operation-of-kind.ts';
import { readersOf } from './readers.ts';
import { fieldsSetBy } from './record-labels.ts';
import { entityOf, insertRecords, markRemoved, markRestored, nextReferences } from './record.ts';
import type { RecordEntity, RecordInput, Register } from './register.ts';
import { mayDo, nounOf, type Kind } from './visibility.ts';

/** A live record that a row of a file names. */
export interface FoundRecord {
  readonly id: string;
  readonly version: number;
  /** In the contract's shape. */
  readonly entity: object;
  /** The fields that a user may set. */
  readonly input: object;
  /** The errors of values that stay as they are where it stands. */
  fixedAt(values: object): readonly FieldError[];
}

/** A record that was added, changed, removed or restored. */
export interface ImportedRecord extends OwnedRecord {
  /** The former values of the fields that were set. */
  readonly before: object;
}

/** A field whose values are unique, beside the one by which rows find their records. */
export interface UniqueField {
  readonly field: string;
  readonly message: string;
  /** The ids of those that have these values, by value. */
  readonly holders: (values: readonly unknown[]) => Promise<ReadonlyMap<unknown, string>>;
}

/** A field beside those of the contract; with values, one of them by their label. */
export interface BesideField {
  readonly path: string;
  readonly label: string;
  readonly type?: 'day' | 'line';
  readonly values?: Readonly<Record<string, string>>;
}

export type BesideValues = Readonly<Record<string, string>>;

/** What is wrong with the values of a row together, or what is stored of them. */
export interface SettledBeside {
  readonly values: BesideValues;
  readonly errors: readonly FieldError[];
}

/** What a file can say of new records beside the fields of the contract's create: a part of the row of its own. */
export interface ImportBeside {
  /** Their paths begin with `document/`. Without a type, `prepare` reads their cells. */
  readonly fields: readonly BesideField[];
  /** What records have, by the last part of the paths. */
  readonly current: AlsoExported['read'];
  /** What is stored of the text of a cell, or what is wrong with it. Outside of transactions: it may take long. */
  prepare(
    path: string,
    text: string,
    organisationId: string,
  ): Promise<{ readonly value: string } | { readonly problem: string }>;
  /** Whether a person may state that what the file says is approved was approved before, elsewhere. */
  mayState(context: Pick<OrganisationContext, 'organisation'>): boolean;
  /**
   * Begins to look at the values of rows together, by the last part of their paths. In a transaction.
   * @param stated whether the person states that what is approved was approved before
   */
  settler(stated: boolean): Promise<(values: BesideValues) => SettledBeside>;
  /** Stores what was prepared of records that were just added, by the last part of its path. */
  add(
    context: OrganisationContext,
    records: readonly {
      readonly id: string;
      readonly ref: string;
      readonly title: string;
      readonly values: BesideValues;
    }[],
  ): Promise<void>;
}

/** What records have as rows of its own, in files that name the record of each row. */
export type PartKind = Schemas['ProviderPartKind'];

/** What the fields of a file are derived from. */
export interface ImportForm {
  /** The operation whose body a row is validated like. */
  readonly create: Operation;
  /** Those of an export, by whose headers the fields are called. */
  readonly columns: readonly Column[];
  readonly texts: Readonly<Record<string, FieldText>>;
  readonly noun: { readonly one: string; readonly many: string };
  readonly referenceLabel: string;
  /** Fields of the body that files do not have. */
  readonly without?: readonly string[];
  /** The record that a row belongs to, which the body does not name. */
  readonly parent?: {
    readonly path: string;
    readonly label: string;
    readonly choice: Choice;
    readonly cellOf: Column['cellOf'];
  };
}

/** That of a register or a look-up. */
export const formOfKind = (kind: Kind): ImportForm => ({
  create: operationOfKind(kind, 'create'),
  columns: exportColumns(kind),
  texts: textsOfKind(kind),
  noun: nounOf(kind),
  referenceLabel: recordTexts.ref.label,
});

/** What a file can be imported into: a register or a look-up, whatever its fields. At most 500 records at a time. */
export interface ImportTarget {
  readonly kind: Kind | PartKind;
  /** What its fields are derived from. */
  form(): ImportForm;
  /** Whether a person may add to it, or change what it has. */
  mayImport(context: Pick<OrganisationContext, 'organisation'>, level: Schemas['PermissionLevel']): boolean;
  /** The field that a new record needs, and the one by which a row finds its record. */
  readonly titleField: 'title' | 'name';
  readonly referenceField: 'ref' | 'name';
  readonly choices: Readonly<Record<string, Choice>>;
  /** The input of a new record. */
  readonly empty: object;
  /** What is wrong with the fields of a record together, once it has these values. */
  problems(former: FoundRecord | null, values: object): readonly FieldError[];
  /** Which of some locked records stand where they cannot be changed so. */
  fixed(records: readonly { readonly locked: LockedRecord; readonly values: object }[]): Promise<ReadonlySet<string>>;
  readonly uniqueFields: readonly UniqueField[];
  readonly beside?: ImportBeside;
  /** The live records that have these texts as their reference or name, by text. */
  find(texts: readonly string[]): Promise<ReadonlyMap<string, FoundRecord>>;
  /** References for so many new records; none where they have no reference. */
  references(organisationId: string, count: number): Promise<readonly string[]>;
  /** Tells the owners and the watchers, once each. */
  notices(context: OrganisationContext, how: string): BulkNotices;
  /** Records that rows name and that are changed with them: locked before everything else. */
  readonly holds?: { readonly field: string; readonly lock: (ids: readonly string[]) => Promise<LockedRecord[]> };
  /** Locks records for a change. */
  lock(ids: readonly string[]): Promise<LockedRecord[]>;
  /** Adds records, and logs each. */
  add(
    context: OrganisationContext,
    records: readonly { readonly ref: string; readonly values: object }[],
  ): Promise<ImportedRecord[]>;
  /** Changes locked records, and logs each. */
  change(
    context: OrganisationContext,
    records: readonly { readonly locked: LockedRecord; readonly values: object }[],
  ): Promise<ImportedRecord[]>;
  /** The locked records that cannot be removed, because others refer to them. */
  inUse(records: readonly LockedRecord[]): Promise<ReadonlySet<string>>;
  /** Removes locked records, and logs each. */
  remove(context: OrganisationContext, records: readonly LockedRecord[], reason: string): Promise<ImportedRecord[]>;
}

/** A register as imports and bulk changes use it. */
export interface Importable extends ImportTarget {
  readonly kind: RecordKind;
  /** Makes the same changes to locked records, and logs each. Those that have the values already are not returned. */
  changeAlike(
    context: OrganisationContext,
    records: readonly LockedRecord[],
    changes: object,
  ): Promise<{ readonly changed: ImportedRecord[] } & Pick<ChangedAlike<never>, 'left'>>;
  /** Restores locked records, and logs each. @throws ApiError 409 if a live record has a unique value of one */
  restore(context: OrganisationContext, records: readonly LockedRecord[]): Promise<ImportedRecord[]>;
}

/** The fields of `input` that `values` has. */
const sameFields = (input: object, values: object) =>
  Object.fromEntries(Object.entries(input).filter(([field]) => Object.hasOwn(values, field)));

/** Finds live records by reference. */
const finderOf =
  <Entity extends RecordEntity, Input extends RecordInput, Query>(
    register: Register<Entity, Input, Query>,
  ): Importable['find'] =>
  async (texts) => {
    const { kind } = register.list;
    const refs = new Map(texts.map((text) => [text, text.trim()]));
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
      const fixedAt = (values: object) => register.fixed?.(entity, { ...input, ...values }) ?? [];
      return [[text, { id: row.id, version: row.version, entity, input, fixedAt }]];
    });
    return new Map(found);
  };

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
    const added = records.map(({ ref, values }) => {
      const input = { ...empty, ...values };
      const text = { title: input.title, searchable: searchable(input) };
      return { id: randomUUID(), ref, input, values, text };
    });
    await insertRecords(context, kind, added);
    await save(added.map(({ id, input, values }) => ({ key: { organisationId, id }, input, chosen: values })));
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
  return {
    async remove(context, records, reason) {
      await markRemoved(context, kind, records, reason);
      return asImported(records);
    },
    async restore(context, records) {
      await markRestored(context, kind, records);
      return asImported(records);
    },
  };
}

const fixedAmong =
  <Entity extends RecordEntity, Input extends RecordInput, Query>(
    register: Register<Entity, Input, Query>,
  ): Importable['fixed'] =>
  async (records) => {
    if (register.fixed === undefined) return new Set();
    const changer = changerOf(register);
    const values = new Map(records.map((one) => [one.locked.id, one.values]));
    const read = await changer.read(records.map(({ locked }) => locked));
    const changing = read.map((one) => ({ ...one, changes: values.get(one.locked.id) ?? {} }));
    return new Set(changing.filter((one) => changer.isFixed(one)).map(({ locked }) => locked.id));
  };

/** What imports and bulk changes need of a register, from its definition. */
export function importable<Entity extends RecordEntity, Input extends RecordInput, Query>(
  register: Register<Entity, Input, Query>,
): Importable {
  const { choices } = register;
  const { empty } = register.input;
  const { kind } = register.list;
  const changer = changerOf(register);

  const asImported = ({ entity, before, after }: Changed<Entity>, values: object): ImportedRecord => ({
    entity,
    before: sameFields(before, values),
    owners: { was: ownerOf(before), is: ownerOf(after) },
    newCoOwners: newCoOwners(before, after),
  });

  return {
    kind,
    form: () => formOfKind(kind),
    mayImport: (context, level) => mayDo(context, kind, level),
    titleField: 'title',
    referenceField: 'ref',
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

    async change(context, records) {
      const values = new Map(records.map((one) => [one.locked.id, one.values]));
      const read = await changer.read(records.map(({ locked }) => locked));
      const changing = read.map((one) => ({ ...one, changes: values.get(one.locked.id) ?? {} }));
      const changed = await changer.change(context, changing);
      return changed.map((one) => asImported(one, values.get(one.entity.id) ?? {}));
    },

    async changeAlike(context, records, changes) {
      const { changed, left } = await changeAlike(changer, context, records, changes);
      return { changed: changed.map((one) => asImported(one, fieldsSetBy(changes))), left };
    },

    ...removerOf(register),
  };
}
