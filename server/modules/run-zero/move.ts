import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';

import { beginningOf } from '#domain/text/beginning-of.ts';
import { forbidden, invalid } from '#server/contract/errors.ts';
import type { Handlers, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { assetType, record, runZeroAsset, runZeroMove } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { identifyAssets } from '#server/modules/information-asset/index.ts';
import { mayDo } from '#server/modules/record/index.ts';

import { refuseUnknown } from './drift.ts';
import { deviceFacts } from './facts.ts';
import { devicesWith } from './page.ts';

/** Adds an information asset. */
export type AddAsset = Handlers['InformationAssets']['create'];

type Row = typeof runZeroAsset.$inferSelect;

const longestTitle = 200;

/** What runZero knows of a device that the register has no field for. */
function descriptionOf({ os, hardware, addresses, macs, tags }: Row): string {
  const lines = [
    ['Operating system', os],
    ['Hardware', hardware],
    ['Addresses', addresses.join(', ')],
    ['MAC addresses', macs.join(', ')],
    ['Tags', tags.join(', ')],
  ].filter(([, value]) => value !== '');
  return lines.map(([label, value]) => `${label}: ${value}`).join('\n');
}

/**
 * The device as an information asset: a supporting one, of the type with the same name if there is one, that matters as much as
 * runZero's users said.
 */
async function assetOf(device: Row): Promise<Schemas['InformationAssetInput']> {
  const [type] = await db
    .select({ id: assetType.id })
    .from(assetType)
    .where(sql`lower(${assetType.name}) = lower(${device.type}) and ${assetType.active}`);
  return {
    title: beginningOf(device.name, longestTitle),
    kind: 'SUPPORT',
    description: descriptionOf(device),
    location: device.site,
    medium: 'ELECTRONIC',
    typeId: type?.id ?? null,
    businessImpact: device.criticality === 'UNKNOWN' ? null : device.criticality,
  };
}

/** Why devices are not moved, by their ids: they were already, perhaps into assets that were removed. */
export async function earlierMoves(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({
      id: runZeroMove.runZeroAssetId,
      ref: record.ref,
      removed: sql<boolean>`${record.deletedAt} is not null`,
    })
    .from(runZeroMove)
    .innerJoin(record, eq(record.id, runZeroMove.assetId))
    .where(inArray(runZeroMove.runZeroAssetId, [...ids]));
  return new Map(
    rows.map(({ id, ref, removed }) => [
      id,
      removed ? `Is ${ref}, which was removed; restore it there` : `In the register as ${ref}`,
    ]),
  );
}

type Wanted = Schemas['RunZeroMoveOf'];

/** @throws ApiError 403 without the rights that the moves need */
function refuseForbidden(context: OrganisationContext, wanted: readonly Wanted[]): void {
  const isNew = ({ assetId }: Wanted) => assetId === undefined || assetId === null;
  if (wanted.some(isNew) && !mayDo(context, 'informationAsset', 'ADD'))
    throw forbidden('You may not add information assets');
  if (!wanted.every(isNew) && !mayDo(context, 'informationAsset', 'EDIT'))
    throw forbidden('You may not edit information assets');
}

/** Locks the assets that were chosen until the end: nobody removes them meanwhile. @throws ApiError 400 naming each that does not exist */
async function holdChosen(wanted: readonly Wanted[]): Promise<void> {
  const chosen = wanted.flatMap(({ assetId }) => assetId ?? []);
  if (chosen.length === 0) return;
  const rows = await db
    .select({ id: record.id })
    .from(record)
    .where(and(inArray(record.id, chosen), eq(record.kind, 'informationAsset'), isNull(record.deletedAt)))
    .orderBy(asc(record.id))
    .for('no key update');
  const found = new Set(rows.map(({ id }) => id));
  const errors = wanted.flatMap(({ assetId }, index) =>
    assetId === undefined || assetId === null || found.has(assetId.toLowerCase())
      ? []
      : [{ field: `devices/${index}/assetId`, message: 'This asset does not exist' }],
  );
  if (errors.length > 0) throw invalid(errors);
}

/**
 * Moves devices into the register of information assets, each once: as a new asset, or as one that is there. They are locked until
 * the end: of two moves of one device, the later finds it moved.
 * @throws ApiError 400 naming each that does not exist, 403 without the right to add or to edit information assets
 */
export async function moveDevices(
  addAsset: AddAsset,
  wanted: readonly Wanted[],
  context: OrganisationContext,
): Promise<Schemas['RunZeroMoves']> {
  refuseForbidden(context, wanted);
  await holdChosen(wanted);
  const assetIds = new Map(wanted.toReversed().map(({ deviceId, assetId }) => [deviceId.toLowerCase(), assetId]));
  const devices = await db
    .select({ row: runZeroAsset, facts: sql<typeof runZeroMove.$inferInsert.taken>`${deviceFacts}` })
    .from(runZeroAsset)
    .where(inArray(runZeroAsset.id, [...assetIds.keys()]))
    .orderBy(asc(runZeroAsset.id))
    .for('update');
  refuseUnknown(
    wanted.map(({ deviceId }) => deviceId),
    new Set(devices.map(({ row }) => row.id)),
    (index) => `devices/${index}/deviceId`,
  );
  const earlier = await earlierMoves([...assetIds.keys()]);
  const left: Schemas['RunZeroLeft'][] = [];
  const moves: (typeof runZeroMove.$inferInsert)[] = [];
  for (const { row, facts } of devices) {
    const message = earlier.get(row.id);
    if (message === undefined) {
      const assetId =
        assetIds.get(row.id) ?? (await addAsset({ path: {}, query: {}, body: await assetOf(row) }, context)).id;
      moves.push({ organisationId: context.organisation.id, runZeroAssetId: row.id, assetId, taken: facts });
    } else left.push({ id: row.id, name: row.name, message });
  }
  if (moves.length > 0) await db.insert(runZeroMove).values(moves);
  await identifyAssets(moves.map(({ assetId }) => assetId));
  return {
    moved: await devicesWith(
      moves.map(({ runZeroAssetId }) => runZeroAssetId),
      context,
    ),
    left,
  };
}
