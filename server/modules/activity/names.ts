import { sql, type SQL } from 'drizzle-orm';

import { lookups, type LookupKind } from '#openapi/generated/records.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { lookupTables } from '#server/database/kind-tables.ts';
import { activity, label, record, riskControl, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { distinctIds, viewableEntities, type EntityType } from '#server/modules/record/index.ts';

type Named = Schemas['NamedThing'];

/** Finds the names for these ids, given in the database's notation; unknown ids are omitted. */
export type NameFinder = (ids: string[]) => Promise<readonly Named[]>;

const isLookup = (entity: EntityType): entity is LookupKind => Object.hasOwn(lookups, entity);

/**
 * Every named entity that may be viewed; row-level security limits them to the organisation's own. A removed record
 * keeps its row until it is purged; after that only the log knows its name.
 */
function everythingNamed(viewable: EntityType[]): SQL {
  const among = sql`any(${sql.param(viewable)}::text[])`;
  const sources = [
    sql`select ${userAccount.id} as id, ${userAccount.name} as name from ${userAccount}`,
    sql`select ${record.id}, ${record.ref} || ' ' || ${record.title} from ${record} where ${record.kind} = ${among}`,
    ...(viewable.includes('risk')
      ? [
          sql`select ${riskControl.id}, ${record.ref} || ' ' || ${riskControl.title} from ${riskControl}
            join ${record} on ${eqWithinOrganisation(record.id, riskControl.riskId)}`,
        ]
      : []),
    ...(viewable.includes('label') ? [sql`select ${label.id}, ${label.name} from ${label}`] : []),
    ...viewable.filter(isLookup).map((entity) => {
      const { id, name } = lookupTables[entity];
      return sql`select ${id}, ${name} from ${lookupTables[entity]}`;
    }),
    sql`select ${activity.entityId}, concat_ws(' ', ${activity.entityRef}, ${activity.entityName}) from ${activity}
      where ${activity.action} = 'DELETE' and ${activity.entityType} = ${among}
        and not exists (select from ${record} where ${record.id} = ${activity.entityId})`,
  ];
  return sql.join(sources, sql` union all `);
}

/** Finds the names of entities in an organisation's log, as far as the caller may view them. */
export const organisationNames =
  (context: OrganisationContext): NameFinder =>
  async (ids) => {
    const named = everythingNamed(viewableEntities(context));
    const { rows } = await db.execute<{ id: string; name: string }>(
      sql`select id, name from (${named}) as named where id = any(${sql.param(ids)}::uuid[])`,
    );
    return rows;
  };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The ids found anywhere in a value. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return uuid.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
}

/** Adds to log entries the names of the entities in their changes, with one query for all of them. */
export async function withNames<Entry extends { readonly changes: unknown }>(
  entries: readonly Entry[],
  find: NameFinder,
): Promise<(Entry & { names: Named[] })[]> {
  const ids = distinctIds(idsIn(entries.map(({ changes }) => changes)));
  const found = ids.length === 0 ? [] : await find(ids);
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return entries.map((entry) => ({
    ...entry,
    names: distinctIds(idsIn(entry.changes)).flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ id, name }];
    }),
  }));
}
