import { asc, eq, inArray, sql } from 'drizzle-orm';

import { beginningOf } from '#domain/text/beginning-of.ts';
import { forbidden, invalid } from '#server/contract/errors.ts';
import type { Handlers, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { assetType, record, runZeroAsset, runZeroMove } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { mayDo } from '#server/modules/record/index.ts';

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

/** The device as an information asset: a supporting one, of the type with the same name if there is one. */
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
  };
}

/** Why a device is not moved: it was already, perhaps into an asset that was removed. */
async function earlierMove(id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ ref: record.ref, removed: sql<boolean>`${record.deletedAt} is not null` })
    .from(runZeroMove)
    .innerJoin(record, eq(record.id, runZeroMove.assetId))
    .where(eq(runZeroMove.runZeroAssetId, id));
  if (found === undefined) return undefined;
  return found.removed ? `It is ${found.ref}, which was removed. Restore it there` : `It is ${found.ref} already`;
}

/**
 * Moves devices into the register of information assets, each once. They are locked until the end: of two moves of one
 * device, the later finds it moved.
 * @throws ApiError 400 naming each that does not exist, 403 without the right to add information assets
 */
export async function moveDevices(
  addAsset: AddAsset,
  ids: readonly string[],
  context: OrganisationContext,
): Promise<Schemas['RunZeroMoves']> {
  if (!mayDo(context, 'informationAsset', 'ADD')) throw forbidden('You may not add information assets');
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  const devices = await db
    .select()
    .from(runZeroAsset)
    .where(inArray(runZeroAsset.id, wanted))
    .orderBy(asc(runZeroAsset.id))
    .for('update');
  const found = new Set(devices.map(({ id }) => id));
  const errors = ids.flatMap((id, index) =>
    found.has(id.toLowerCase()) ? [] : [{ field: `deviceIds/${index}`, message: 'This device does not exist' }],
  );
  if (errors.length > 0) throw invalid(errors);
  const left: Schemas['RunZeroLeft'][] = [];
  const moved: string[] = [];
  for (const device of devices) {
    const message = await earlierMove(device.id);
    if (message === undefined) {
      const body = await assetOf(device);
      const { id: assetId } = await addAsset({ path: {}, query: {}, body }, context);
      await db
        .insert(runZeroMove)
        .values({ organisationId: context.organisation.id, runZeroAssetId: device.id, assetId });
      moved.push(device.id);
    } else left.push({ id: device.id, name: device.name, message });
  }
  return { moved: await devicesWith(moved, context), left };
}
