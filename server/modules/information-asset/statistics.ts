import { sql, type SQL } from 'drizzle-orm';

import { levelValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import { assetType, informationAsset as asset } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { todayOfTransaction } from '#server/modules/organisation/index.ts';
import { liveRows, rememberedByDay } from '#server/modules/record/index.ts';

import { isPossibleDouble } from './doubles.ts';
import { isReviewOverdue } from './figures.ts';

type Statistics = Schemas['AssetStatistics'];

/** There can be hundreds of types. */
const mostTypes = 20;

const isPrimary = sql`kind = 'PRIMARY'`;

const inEffect = {
  confidentiality: asset.effectiveConfidentiality,
  integrity: asset.effectiveIntegrity,
  availability: asset.effectiveAvailability,
  businessImpact: asset.effectiveBusinessImpact,
} as const satisfies Record<Schemas['InheritedProperty'], unknown>;

const properties = Object.keys(inEffect).map((name) => ({ column: sql.identifier(name), text: sql.raw(`'${name}'`) }));

/** How many assets have the same of everything that is told: one pass over the assets, and all numbers are sums of these rows. */
const alike = sql`
  select ${asset.kind} as kind, ${asset.typeId} as type_id, ${asset.ownerId} is null as unowned, ${isReviewOverdue} as overdue,
    ${sql.join(
      Object.entries(inEffect).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
      sql`, `,
    )}, count(*)::integer as count
  from ${liveRows(asset)} group by 1, 2, 3, 4, 5, 6, 7, 8`;

/** The sum of the rows of `alike` for which a condition holds. */
const summed = (condition: SQL) => sql`coalesce(sum(count) filter (where ${condition}), 0)::integer`;

const isNotRated = sql`coalesce(${sql.join(
  properties.map(({ column }) => column),
  sql`, `,
)}) is null`;

interface Sums {
  readonly totals: Omit<Statistics, 'byType' | 'byLevel'>;
  readonly types: readonly { readonly id: string | null; readonly primary: number; readonly supporting: number }[];
  readonly levels: Statistics['byLevel'];
}

const totals = sql`
  select json_build_object('count', ${summed(sql`true`)}, 'primary', ${summed(isPrimary)}, 'notRated', ${summed(isNotRated)},
    'unowned', ${summed(sql`unowned`)}, 'overdue', ${summed(sql`overdue`)},
    'doubles', (select count(*)::integer from ${liveRows(asset)} where ${isPossibleDouble})) from alike`;

const byType = sql`
  select coalesce(json_agg(found), '[]') from (
    select type_id as id, ${summed(isPrimary)} as primary, ${summed(sql`not ${isPrimary}`)} as supporting
    from alike group by type_id) as found`;

/** Each asset counts once for each property. */
const byLevel = sql`
  select coalesce(json_agg(found), '[]') from (
    select rated.level, ${sql.join(
      properties.map(({ column, text }) => sql`${summed(sql`property = ${text}`)} as ${column}`),
      sql`, `,
    )}
    from alike, lateral (values ${sql.join(
      properties.map(({ column, text }) => sql`(${text}, ${column})`),
      sql`, `,
    )}) as rated(property, level) group by rated.level
  ) as found`;

/** What all assets tell but for the names of their types. */
const sums = rememberedByDay('informationAsset', todayOfTransaction, async (): Promise<Sums> => {
  const { rows } = await db.execute<Sums & Record<string, unknown>>(sql`
    with alike as materialized (${alike}) select (${totals}) as totals, (${byType}) as types, (${byLevel}) as levels`);
  const [found] = rows;
  if (found === undefined) throw new Error('An aggregate has no row');
  return found;
});

/** The types with the most assets, by the names that they have now. */
async function named(types: Sums['types']): Promise<Statistics['byType']> {
  const { rows } = await db.execute<Statistics['byType'][number]>(sql`
    select case when ${assetType.id} is null then null
        else json_build_object('id', ${assetType.id}, 'name', ${assetType.name}) end as type, counts.primary, counts.supporting
    from jsonb_to_recordset(${JSON.stringify(types)}::jsonb) as counts (id uuid, "primary" integer, supporting integer)
      left join ${assetType} on ${assetType.id} = counts.id
    order by counts.primary + counts.supporting desc, ${assetType.name} limit ${mostTypes}`);
  return rows;
}

/** What all information assets tell together. */
export async function assetStatistics(): Promise<Statistics> {
  const { totals: counts, types, levels } = await sums();
  const none = { confidentiality: 0, integrity: 0, availability: 0, businessImpact: 0 };
  return {
    ...counts,
    byType: await named(types),
    byLevel: [...levelValues.toReversed(), null].map(
      (level) => levels.find((row) => row.level === level) ?? { level, ...none },
    ),
  };
}
