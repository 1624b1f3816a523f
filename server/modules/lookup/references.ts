import { eq, sql, type SQL } from 'drizzle-orm';

import { lookups } from '#openapi/generated/records.ts';
import { foreignKeysOf } from '#server/database/foreign-keys.ts';
import { lookupTables, type LookupTable } from '#server/database/kind-tables.ts';
import { entryOf, type Choice } from '#server/modules/record/index.ts';

interface Reference {
  /** The input field: `categoryId`. */
  readonly field: string;
  /** The field of the stored entry: `category`. */
  readonly shownAs: string;
  readonly choice: Choice;
  /** The entry that it refers to, by id and name. */
  readonly named: SQL;
}

/** The references of a look-up's entries to those of other look-ups, by the foreign keys of its table. */
export function referencesOf(table: LookupTable): Reference[] {
  return foreignKeysOf(table).flatMap(({ field, column, foreignTable }) => {
    const kind = Object.values(lookups).find((facts) => lookupTables[facts.kind] === foreignTable)?.kind;
    if (kind === undefined) return [];
    const target = lookupTables[kind];
    const { id, name } = target;
    const named = sql`(select json_build_object('id', ${id}, 'name', ${name}) from ${target} where ${eq(id, column)})`;
    return [{ field, shownAs: field.replace(/Id$/, ''), choice: entryOf(kind), named }];
  });
}

/** The entry with the ids of its references, as an input has them. */
export const asInput = (entity: object, references: readonly Reference[]): object => ({
  ...entity,
  ...Object.fromEntries(references.map(({ field, shownAs }) => [field, idIn(Reflect.get(entity, shownAs))])),
});

const idIn = (reference: unknown): unknown =>
  typeof reference === 'object' && reference !== null ? Reflect.get(reference, 'id') : null;
