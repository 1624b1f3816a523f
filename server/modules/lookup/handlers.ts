import { eq, sql } from 'drizzle-orm';

import type { LookupKind } from '#openapi/generated/records.ts';
import { conflict } from '#server/contract/errors.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { lookupTables } from '#server/database/kind-tables.ts';
import { db } from '#server/database/tenancy.ts';
import { changesBetween, logActivity, refuseUnknownChoices, type ActivityEntry } from '#server/modules/record/index.ts';

import type { LookupEntity, LookupHandlers, LookupInput, LookupSettings } from './definition.ts';
import { refusingDuplicates } from './duplicates.ts';
import { lookupQueries } from './queries.ts';
import { asInput, referencesOf } from './references.ts';
import { usesOf } from './uses.ts';

const inWords = (uses: number) => (uses === 1 ? '1 record uses' : `${uses} records use`);

const entityOf = (entityType: LookupKind, entityId: string, entityName: string) => ({
  entityType,
  entityId,
  entityName,
});

/**
 * The operations of a look-up: a table of its own, real foreign keys, and protection of entries in use.
 * @param settings its deviations from the default
 */
export function lookupHandlers<Entity extends LookupEntity, Input extends LookupInput>(
  kind: LookupKind,
  settings: LookupSettings = {},
): LookupHandlers<Entity, Input> {
  const { uses, removableInUse, afterChange, beforeRemoval } = settings;
  const table = lookupTables[kind];
  const queries = lookupQueries<Entity>(table, uses ?? usesOf(table));
  const references = referencesOf(table);
  const choices = Object.fromEntries(references.map(({ field, choice }) => [field, choice]));
  const refusing = refusingDuplicates(settings);
  const log = (
    context: OrganisationContext,
    action: ActivityEntry['action'],
    { id, name }: Entity,
    before: object,
    after: object,
  ) => logActivity(context, { action, ...entityOf(kind, id, name), changes: changesBetween(before, after) });

  return {
    list: ({ query }) => queries.page(query),
    options: ({ query }) => queries.offered(query),

    async create({ body }, context) {
      await refuseUnknownChoices(choices, body);
      const values = { organisationId: context.organisation.id, ...body };
      const [created] = await refusing(() => db.insert(table).values(values).returning({ id: table.id }));
      const entity = await queries.find(String(created?.id));
      await log(context, 'CREATE', entity, {}, body);
      return entity;
    },

    async update({ path, body: { version, ...changes } }, context) {
      const before = await queries.lock(path.id, version);
      await refuseUnknownChoices(choices, changes, asInput(before, references));
      const values = { ...changes, version: sql`${table.version} + 1`, updatedAt: sql`now()` };
      await refusing(() => db.update(table).set(values).where(eq(table.id, path.id)));
      await afterChange?.();
      await log(context, 'UPDATE', before, asInput(before, references), changes);
      return queries.find(path.id);
    },

    async remove({ path, query }, context) {
      const entity = await queries.lock(path.id, query.version);
      if (entity.uses > 0 && removableInUse !== true) {
        const message = `${inWords(entity.uses)} this entry. Deactivate it instead.`;
        throw conflict([{ field: 'id', message }], entity);
      }
      await beforeRemoval?.(context, [entity.id]);
      await db.delete(table).where(eq(table.id, path.id));
      await log(context, 'DELETE', entity, {}, {});
    },
  };
}
