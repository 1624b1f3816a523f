import { randomUUID } from 'node:crypto';

import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { LookupKind } from '#openapi/generated/records.ts';
import type { ObjectShape } from '#server/contract/shapes.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { lookupTables, type LookupTable } from '#server/database/kind-tables.ts';
import { db } from '#server/database/tenancy.ts';
import {
  changesBetween,
  entriesNamed,
  formOfKind,
  logActivity,
  mayDo,
  operationOfKind,
  type ActivityEntry,
  type FoundRecord,
  type ImportedRecord,
  type ImportTarget,
  type LockedRecord,
} from '#server/modules/record/index.ts';

import type { LookupEntity, LookupSettings } from './definition.ts';
import { refusingDuplicates } from './duplicates.ts';
import { lockEntries, lookupQueries } from './queries.ts';
import { asInput, referencesOf } from './references.ts';
import { usesOf } from './uses.ts';

const bodyOf = (kind: LookupKind): ObjectShape => {
  const { body } = operationOfKind(kind, 'create').shapes;
  if (body?.kind !== 'object') throw new Error(`The contract's create of the kind ${kind} takes no object`);
  return body;
};

/** The input of a new entry. Its position is not part of it: a new entry without one is added at the end. */
const emptyOf = (body: ObjectShape): object => ({
  name: '',
  ...Object.fromEntries(
    Array.from(body.properties)
      .filter(([field, property]) => field !== 'position' && property.default !== undefined)
      .map(([field, property]) => [field, property.default]),
  ),
});

/** The positions of new entries, after those that there are. */
async function positionsIn(table: LookupTable, body: ObjectShape): Promise<(index: number) => number> {
  const [found] = await db.select({ next: sql<number>`coalesce(max(${table.position}) + 1, 0)` }).from(table);
  const shape = body.properties.get('position')?.shape;
  const most = Number(shape?.kind === 'value' ? shape.schema['maximum'] : undefined);
  return (index) => Math.min((found?.next ?? 0) + index, most);
}

const asImported = ({ id, name }: Pick<LookupEntity, 'id' | 'name'>, before: object): ImportedRecord => ({
  entity: { id, ref: '', title: name },
  before,
  owners: { was: null, is: null },
});

/** The fields of `input` that `values` has. */
const sameFields = (input: object, values: object) =>
  Object.fromEntries(Object.keys(values).map((field) => [field, Reflect.get(input, field)]));

/** Nobody owns an entry. */
const noNotices = { add: () => Promise.resolve(), send: () => Promise.resolve() };

/** The fields of a look-up that are unique, beside the name. */
const uniqueFieldsOf = (table: LookupTable, { uniqueFields = {} }: LookupSettings): ImportTarget['uniqueFields'] =>
  Object.values(uniqueFields).map(({ field, message }) => ({
    field,
    message,
    async holders(values) {
      const column = getTableColumns<PgTable>(table)[field];
      if (column === undefined) throw new Error(`The look-up has no column ${field}`);
      const rows = await db
        .select({ id: sql<string>`${table.id}`, value: column })
        .from(table)
        .where(inArray(column, [...values]));
      return new Map(rows.map(({ id, value }) => [value, id]));
    },
  }));

/** What the parts of a look-up's target have in common. */
function partsOf(kind: LookupKind, settings: LookupSettings) {
  const table = lookupTables[kind];
  const body = bodyOf(kind);
  const references = referencesOf(table);
  return {
    kind,
    settings,
    table,
    body,
    references,
    queries: lookupQueries<LookupEntity>(table, settings.uses ?? usesOf(table)),
    refusing: refusingDuplicates(settings),

    /** The fields of an entry that a user may set. */
    inputOf: (entity: object) => {
      const input = asInput(entity, references);
      return Object.fromEntries(Array.from(body.properties.keys(), (field) => [field, Reflect.get(input, field)]));
    },

    log: (context: OrganisationContext, action: ActivityEntry['action'], entries: readonly LoggedEntry[]) =>
      logActivity(
        context,
        ...entries.map(({ id, name, changes }) => ({
          action,
          entityType: kind,
          entityId: id,
          entityName: name,
          changes,
        })),
      ),
  };
}

type LoggedEntry = Pick<LookupEntity, 'id' | 'name'> & Pick<ActivityEntry, 'changes'>;
type Parts = ReturnType<typeof partsOf>;

/** Finds entries by name: by the same, or by the only one that has it in another case. */
const finderOf =
  ({ table, queries, inputOf }: Parts): ImportTarget['find'] =>
  async (texts) => {
    const named = await entriesNamed(table)(texts);
    const entities = await queries.byId([...named.values()].flat().map(({ id }) => id));
    const found = [...named].flatMap(([text, [one, another]]): [string, FoundRecord][] => {
      // An entry with other accents is another one: a file may add it.
      const isOne = another === undefined && one?.name.toLowerCase() === text.trim().toLowerCase();
      const entity = isOne ? entities.get(one.id) : undefined;
      if (entity === undefined) return [];
      const { id: entryId, version } = entity;
      return [[text, { id: entryId, version, entity, input: inputOf(entity), fixedAt: () => [] }]];
    });
    return new Map(found);
  };

const adderOf =
  ({ table, body, refusing, log }: Parts): ImportTarget['add'] =>
  async (context, records) => {
    const positionAt = await positionsIn(table, body);
    const organisationId = context.organisation.id;
    const rows = records.map(({ id = randomUUID(), values }, index) => ({
      organisationId,
      id,
      position: positionAt(index),
      name: '',
      ...values,
    }));
    await refusing(() => db.insert(table).values(rows));
    const changesAt = (index: number) => changesBetween({}, records[index]?.values ?? {});
    await log(
      context,
      'CREATE',
      rows.map(({ id, name }, index) => ({ id, name, changes: changesAt(index) })),
    );
    return rows.map((entry) => asImported(entry, {}));
  };

const changerOf =
  ({ table, settings, queries, refusing, inputOf, log }: Parts): ImportTarget['change'] =>
  async (context, records) => {
    const before = await queries.byId(records.map(({ locked }) => locked.id));
    for (const { locked, values } of records) {
      const row = { ...values, version: sql`${table.version} + 1`, updatedAt: sql`now()` };
      await refusing(() => db.update(table).set(row).where(eq(table.id, locked.id)));
    }
    await settings.afterChange?.();
    const changed = records.map(({ locked: { id, title: name }, values }) => {
      const input = inputOf(before.get(id) ?? {});
      return { id, name, before: sameFields(input, values), changes: changesBetween(input, values) };
    });
    await log(context, 'UPDATE', changed);
    return changed.map((one) => asImported(one, one.before));
  };

function removerOf({ table, settings, queries, log }: Parts): Pick<ImportTarget, 'inUse' | 'remove'> {
  return {
    async inUse(records) {
      if (settings.removableInUse === true) return new Set();
      const entities = await queries.byId(idsOf(records));
      return new Set([...entities.values()].filter(({ uses }) => uses > 0).map(({ id }) => id));
    },

    async remove(context, records, reason) {
      await settings.beforeRemoval?.(context, idsOf(records));
      await db.delete(table).where(inArray(table.id, idsOf(records)));
      const changes = [{ field: 'reason', old: null, new: reason }];
      const removed = records.map(({ id, title: name }) => ({ id, name, changes }));
      await log(context, 'DELETE', removed);
      return removed.map((entry) => asImported(entry, {}));
    },
  };
}

const idsOf = (records: readonly LockedRecord[]) => records.map(({ id }) => id);

/** A look-up as imports use it: rows find its entries by name, in any case. */
export function lookupTarget(kind: LookupKind, settings: LookupSettings = {}): ImportTarget {
  const parts = partsOf(kind, settings);
  const { table, body, references } = parts;
  return {
    kind,
    form: () => formOfKind(kind),
    mayImport: (context, level) => mayDo(context, kind, level),
    titleField: 'name',
    referenceField: 'name',
    choices: Object.fromEntries(references.map(({ field, choice }) => [field, choice])),
    empty: emptyOf(body),
    uniqueFields: uniqueFieldsOf(table, settings),
    problems: () => [],
    fixed: () => Promise.resolve(new Set()),
    references: () => Promise.resolve([]),
    notices: () => noNotices,
    find: finderOf(parts),
    lock: (ids) => lockEntries(table, ids),
    add: adderOf(parts),
    change: changerOf(parts),
    ...removerOf(parts),
  };
}
