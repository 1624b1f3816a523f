import { sql, type SQL } from 'drizzle-orm';

import { levelValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import { assetType, informationAsset as asset } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { liveRows } from '#server/modules/record/index.ts';

import { isPossibleDouble } from './doubles.ts';
import { isReviewOverdue } from './figures.ts';

type Statistics = Schemas['AssetStatistics'];

/** There can be hundreds of types. */
const mostTypes = 20;

const counted = (condition: SQL) => sql`count(*) filter (where ${condition})::integer`;

const isPrimary = sql`${asset.kind} = 'PRIMARY'`;

const inEffect = {
  confidentiality: asset.effectiveConfidentiality,
  integrity: asset.effectiveIntegrity,
  availability: asset.effectiveAvailability,
  businessImpact: asset.effectiveBusinessImpact,
} as const satisfies Record<Schemas['InheritedProperty'], unknown>;

async function totals(): Promise<Omit<Statistics, 'byType' | 'byLevel'>> {
  const isNotRated = sql`coalesce(${sql.join(Object.values(inEffect), sql`, `)}) is null`;
  const { rows } = await db.execute<Awaited<ReturnType<typeof totals>>>(sql`
    select count(*)::integer as count, ${counted(isPrimary)} as primary, ${counted(isNotRated)} as "notRated",
      ${counted(sql`${asset.ownerId} is null`)} as unowned,
      ${counted(isReviewOverdue)} as overdue, ${counted(isPossibleDouble)} as doubles
    from ${liveRows(asset)}`);
  const [found] = rows;
  if (found === undefined) throw new Error('An aggregate has no row');
  return found;
}

async function byType(): Promise<Statistics['byType']> {
  const { rows } = await db.execute<Statistics['byType'][number]>(sql`
    select case when ${assetType.id} is null then null
        else json_build_object('id', ${assetType.id}, 'name', ${assetType.name}) end as type,
      counts.primary, counts.supporting
    from (
      select ${asset.typeId} as type_id, ${counted(isPrimary)} as primary, ${counted(sql`not ${isPrimary}`)} as supporting
      from ${liveRows(asset)} group by ${asset.typeId}
    ) as counts left join ${assetType} on ${assetType.id} = counts.type_id
    order by counts.primary + counts.supporting desc, ${assetType.name} limit ${mostTypes}`);
  return rows;
}

/** One pass: each asset counts once for each property. */
async function byLevel(): Promise<Statistics['byLevel']> {
  const properties = Object.entries(inEffect);
  const counts = properties.map(
    ([name]) => sql`${counted(sql`property = ${sql.raw(`'${name}'`)}`)} as ${sql.identifier(name)}`,
  );
  const values = properties.map(([name, column]) => sql`(${sql.raw(`'${name}'`)}, ${column})`);
  const { rows } = await db.execute<Statistics['byLevel'][number]>(sql`
    select rated.level as level, ${sql.join(counts, sql`, `)}
    from ${liveRows(asset)}, lateral (values ${sql.join(values, sql`, `)}) as rated(property, level) group by rated.level`);
  return [...levelValues.toReversed(), null].map(
    (level) =>
      rows.find((row) => row.level === level) ?? {
        level,
        confidentiality: 0,
        integrity: 0,
        availability: 0,
        businessImpact: 0,
      },
  );
}

/** What all information assets tell together. */
export async function assetStatistics(): Promise<Statistics> {
  const [counts, types, levels] = await Promise.all([totals(), byType(), byLevel()]);
  return { ...counts, byType: types, byLevel: levels };
}
