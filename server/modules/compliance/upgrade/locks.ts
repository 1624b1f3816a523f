import { asc, eq } from 'drizzle-orm';

import { versionConflict } from '#server/contract/errors.ts';
import { adoptedStandard, controlLink, controlPosition, findingPosition } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { lockStructure } from '#server/modules/derivation/index.ts';
import { lockRecords } from '#server/modules/record/index.ts';

import { adoptedRow, adoptedShown } from '../adopted.ts';
import type { Adopted } from './offer.ts';

/** The own controls that are linked to controls of an adopted standard. */
async function linkedTo(adoptedStandardId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: controlLink.ownControlId })
    .from(controlLink)
    .innerJoin(controlPosition, eq(controlPosition.id, controlLink.positionId))
    .where(eq(controlPosition.adoptedStandardId, adoptedStandardId));
  return rows.map(({ id }) => id);
}

async function findingsOf(adoptedStandardId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: findingPosition.findingId })
    .from(findingPosition)
    .innerJoin(controlPosition, eq(controlPosition.id, findingPosition.positionId))
    .where(eq(controlPosition.adoptedStandardId, adoptedStandardId));
  return rows.map(({ id }) => id);
}

/** An adopted standard that nobody else changes, with the own controls that are linked to it. */
export interface LockedStandard {
  readonly row: Adopted;
  readonly ownControlIds: readonly string[];
}

/**
 * Locks an adopted standard as a person has read it, and before it the records whose links and findings follow.
 * @throws ApiError 404, 409
 */
export async function lockedAsRead(id: string, version: number): Promise<LockedStandard> {
  const ownControlIds = await linkedTo(id);
  await lockRecords('ownControl', ownControlIds);
  await lockRecords('finding', await findingsOf(id));
  await lockStructure();
  await db
    .select({ id: adoptedStandard.id })
    .from(adoptedStandard)
    .where(eq(adoptedStandard.id, id))
    .orderBy(asc(adoptedStandard.id))
    .for('no key update');
  const row = await adoptedRow(id);
  if (row.version !== version) throw versionConflict(await adoptedShown(id));
  return { row, ownControlIds };
}
