import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { inheritedLevels } from '#domain/information-asset/levels.ts';
import { notFound } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import {
  incidentAssetAssignment,
  informationAsset as asset,
  informationAssetParent as parent,
  record,
  riskAssetAssignment,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { findViewable, mayDo } from '#server/modules/record/index.ts';

type Reference = Schemas['RecordReference'];

/** Of each list in the answer. */
const mostListed = 100;

/** How many assets on a side are followed: more than people could keep up, few enough to read at once. */
const mostFollowed = 5_000;

/** An asset above or below another, with its distance. */
interface Placed extends Reference {
  readonly kind: Schemas['AssetKind'];
  readonly distance: number;
}

interface Side {
  readonly count: number;
  /** The nearest. */
  readonly assets: readonly Placed[];
}

/** The live assets on one side of an asset, the nearest first. A removed one hides what is beyond it. */
async function assetsFrom(id: string, near: PgColumn, far: PgColumn): Promise<Side> {
  const { rows } = await db.execute<{ count: number; placed: Placed }>(sql`
    with recursive reached as (
      select ${far} as id, 1 as distance from ${parent} join ${record} on ${record.id} = ${far} and ${record.deletedAt} is null
        where ${near} = ${id}
      union
      select ${far}, reached.distance + 1 from reached join ${parent} on ${near} = reached.id
        join ${record} on ${record.id} = ${far} and ${record.deletedAt} is null
    ), nearest as (select reached.id, min(reached.distance) as distance from reached group by reached.id)
    select (count(*) over ())::integer as count, json_build_object('id', ${record.id}, 'ref', ${record.ref},
      'title', ${record.title}, 'kind', ${asset.kind}, 'distance', nearest.distance) as placed
    from nearest join ${record} on ${record.id} = nearest.id join ${asset} on ${asset.id} = nearest.id
    order by nearest.distance, ${record.ref}, ${record.id} limit ${mostFollowed}`);
  return { count: rows[0]?.count ?? 0, assets: rows.map(({ placed }) => placed) };
}

const shortOf = ({ count, assets }: Side): Schemas['AssetsInHierarchy'] => ({
  count,
  assets: assets.slice(0, mostListed),
});

/** What an asset inherits from the live assets above it. */
async function inheritedBy(own: Reference, above: readonly Placed[]): Promise<Schemas['InheritedLevel'][]> {
  const named = new Map<string, Reference>(above.map(({ id, ref, title }) => [id, { id, ref, title }]));
  const { confidentiality, integrity, availability, businessImpact } = asset;
  const rows = await db
    .select({
      id: asset.id,
      levels: { confidentiality, integrity, availability, businessImpact },
      parentIds: sql<
        string[]
      >`array(select ${parent.parentId}::text from ${parent} where ${parent.assetId} = ${asset.id} order by 1)`,
    })
    .from(asset)
    .where(inArray(asset.id, [own.id, ...named.keys()]));
  const assets = rows.map(({ id, levels, parentIds }) => ({ id, ...levels, parentIds }));
  return inheritedLevels(own.id, assets).map(({ path, ...inherited }) => ({
    ...inherited,
    path: path.flatMap((id) => named.get(id) ?? []),
  }));
}

type Assignment = PgTable & { readonly assetId: PgColumn };

/** Records of a kind that name the asset or one that needs it, once each, by the nearest asset. */
async function recordsOf(
  table: Assignment,
  recordId: PgColumn,
  own: Reference,
  above: readonly Placed[],
): Promise<Schemas['RecordsOfAsset']> {
  const named = [own, ...above];
  const isNamed: SQL = sql`${table.assetId} = any(${sql.param(named.map(({ id }) => id))}::uuid[])`;
  const rows = await db
    .select({ id: record.id, ref: record.ref, title: record.title, assetId: sql<string>`${table.assetId}` })
    .from(table)
    .innerJoin(record, and(eq(record.id, recordId), isNull(record.deletedAt)))
    .where(isNamed)
    .orderBy(
      sql`array_position(${sql.param(named.map(({ id }) => id))}::uuid[], ${table.assetId})`,
      record.ref,
      record.id,
    );
  const nearest = [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].toReversed();
  const assets = new Map(above.map(({ id, ref, title }) => [id, { id, ref, title }]));
  return {
    count: nearest.length,
    records: nearest
      .slice(0, mostListed)
      .map(({ assetId, ...found }) => ({ ...found, via: assets.get(assetId) ?? null })),
  };
}

/** What depends on an asset, what it depends on, and what it inherits. @throws ApiError 404 */
export async function dependenciesOf(id: string, context: OrganisationContext): Promise<Schemas['AssetDependencies']> {
  const { kind, ...own } = await findViewable(context, id);
  if (kind !== 'informationAsset') throw notFound();
  const above = await assetsFrom(own.id, parent.assetId, parent.parentId);
  const below = await assetsFrom(own.id, parent.parentId, parent.assetId);
  const maySee = (of: 'risk' | 'incident') => mayDo(context, of, 'VIEW');
  return {
    inherited: await inheritedBy(own, above.assets),
    dependents: shortOf(above),
    needed: shortOf(below),
    risks: maySee('risk') ? await recordsOf(riskAssetAssignment, riskAssetAssignment.riskId, own, above.assets) : null,
    incidents: maySee('incident')
      ? await recordsOf(incidentAssetAssignment, incidentAssetAssignment.incidentId, own, above.assets)
      : null,
  };
}
