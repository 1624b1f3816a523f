import { sql, type SQL } from 'drizzle-orm';

import { notFound } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { assetIdentifier as identifier, informationAsset, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { findViewable } from '#server/modules/record/index.ts';

/** Of the doubles of one asset. */
const mostListed = 100;

/** Whether an asset shares a name, a host name, a MAC address or an address with another (decision 204); kept with its identifiers. */
export const isPossibleDouble: SQL = sql`${informationAsset.id} in (
  select shared.asset_id from ${identifier} as shared where shared.is_shared)`;

/** Derives in what assets are compared, after a change of their titles, their devices or their removal. */
export async function identifyAssets(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(
    sql`select identify_assets(current_setting('app.organisation_id')::uuid, ${sql.param(ids)}::uuid[])`,
  );
}

/**
 * In what an asset is like values that something else is known by: by what was found at a device, rather than by its name, which
 * may be the host name of the other.
 */
export const likenessOf = (other: SQL): SQL =>
  sql`case when ${identifier.likeness} = 'NAME' then ${other} else ${identifier.likeness} end`;

/** The assets that may be the same as one. @throws ApiError 404 */
export async function doublesOf(id: string, context: OrganisationContext): Promise<Schemas['PossibleDoubles']> {
  const { kind, ...own } = await findViewable(context, id);
  if (kind !== 'informationAsset') throw notFound();
  const { rows } = await db.execute<{ count: number; double: Schemas['PossibleDouble'] }>(sql`
    with alike as (
      select ${identifier.assetId} as id, array_agg(distinct ${likenessOf(sql`own.likeness`)}) as by
      from ${identifier} as own join ${identifier} on ${identifier.value} = own.value and ${identifier.assetId} <> own.asset_id
      where own.asset_id = ${own.id} group by ${identifier.assetId}
    )
    select (count(*) over ())::integer as count,
      json_build_object('id', ${record.id}, 'ref', ${record.ref}, 'title', ${record.title}, 'by', alike.by) as double
    from alike join ${record} on ${record.id} = alike.id
    order by ${record.ref}, ${record.id} limit ${mostListed}`);
  return { count: rows[0]?.count ?? 0, assets: rows.map(({ double }) => double) };
}
