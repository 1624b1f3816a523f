import { sql } from 'drizzle-orm';

import { inheritedPropertyValues, levelValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import { literals } from '#server/database/schema/columns.ts';
import { informationAsset as asset, informationAssetParent as parent, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** Of the assets that lose something. */
const mostListed = 100;

const properties = {
  confidentiality: { own: asset.confidentiality, effective: asset.effectiveConfidentiality },
  integrity: { own: asset.integrity, effective: asset.effectiveIntegrity },
  availability: { own: asset.availability, effective: asset.effectiveAvailability },
  businessImpact: { own: asset.businessImpact, effective: asset.effectiveBusinessImpact },
} as const satisfies Record<Schemas['InheritedProperty'], unknown>;

const levels = sql`array[${literals(levelValues)}]`;

type Row = Readonly<{ count: number; asset: Schemas['RecordReference'] }> &
  Readonly<Record<Schemas['InheritedProperty'], Omit<Schemas['LostLevel'], 'property'> | null>>;

/**
 * Which live assets would lose an inherited level if some were removed, and what would stay: the rule of `inherit_asset_levels`,
 * with these assets left out. Ids of assets that do not exist change nothing.
 */
export async function removalEffects(ids: readonly string[]): Promise<Schemas['RemovalEffects']> {
  const removed = sql`${sql.param(ids)}::uuid[]`;
  const named = Object.entries(properties);
  const highest = named.map(
    ([name, { own }]) => sql`max(array_position(${levels}, ${own})) as ${sql.identifier(name)}`,
  );
  const staying = (name: string) => sql`highest.${sql.identifier(name)}`;
  const losses = named.map(([name, { effective }]) => {
    const before = sql`array_position(${levels}, ${effective})`;
    const lost = sql`case when ${before} > coalesce(${staying(name)}, 0)
      then json_build_object('before', ${effective}, 'after', (${levels})[${staying(name)}]) end`;
    return sql`${lost} as ${sql.identifier(name)}`;
  });
  const loses = named.map(
    ([name, { effective }]) => sql`array_position(${levels}, ${effective}) > coalesce(${staying(name)}, 0)`,
  );
  const { rows } = await db.execute<Row>(sql`
    with recursive affected as (
      select ${parent.assetId} as id from ${parent} where ${parent.parentId} = any(${removed})
      union
      select ${parent.assetId} from affected join ${parent} on ${parent.parentId} = affected.id
    ), above as (
      select affected.id as asset_id, affected.id as source_id from affected
        join ${record} on ${record.id} = affected.id and ${record.deletedAt} is null
        where affected.id <> all(${removed})
      union
      select above.asset_id, ${parent.parentId} from above
        join ${parent} on ${parent.assetId} = above.source_id
        join ${record} on ${record.id} = ${parent.parentId} and ${record.deletedAt} is null
        where ${parent.parentId} <> all(${removed})
    ), highest as (
      select above.asset_id, ${sql.join(highest, sql`, `)}
      from above join ${asset} on ${asset.id} = above.source_id group by above.asset_id
    )
    select (count(*) over ())::integer as count,
      json_build_object('id', ${record.id}, 'ref', ${record.ref}, 'title', ${record.title}) as asset,
      ${sql.join(losses, sql`, `)}
    from highest join ${asset} on ${asset.id} = highest.asset_id join ${record} on ${record.id} = highest.asset_id
    where ${sql.join(loses, sql` or `)}
    order by ${record.ref}, ${record.id} limit ${mostListed}`);
  return { count: rows[0]?.count ?? 0, assets: rows.map(losingAsset) };
}

const losingAsset = ({ asset: reference, count: _count, ...lost }: Row): Schemas['AssetLosingLevels'] => ({
  ...reference,
  lost: inheritedPropertyValues.flatMap((property) => {
    const level = lost[property];
    return level === null ? [] : [{ property, ...level }];
  }),
});
