import { and, asc, eq, notExists, sql } from 'drizzle-orm';

import {
  standardVersionLifecycle,
  type StandardVersionAction,
  type StandardVersionStatus,
} from '#domain/catalogue/version-lifecycle.ts';
import { isPossible } from '#domain/lifecycle.ts';
import { conflict, notFound } from '#server/contract/errors.ts';
import { standard, standardVersion } from '#server/database/schema/index.ts';

import type { CatalogueDatabase } from './catalogue-database.ts';

/** A version of a standard, as lists show it. */
export interface VersionRow {
  readonly ownerId: string;
  readonly standardId: string;
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  readonly number: string;
  readonly status: StandardVersionStatus;
  readonly controlCount: number;
  readonly assessedCount: number;
}

const columns = {
  ownerId: standardVersion.ownerId,
  standardId: standardVersion.standardId,
  id: standardVersion.id,
  title: standard.title,
  publisher: standard.publisher,
  number: standardVersion.number,
  status: standardVersion.status,
  controlCount: standardVersion.controlCount,
  assessedCount: standardVersion.assessedCount,
};

/** All versions that the caller may see: its own, and those that the platform has published. */
export const versionsSeen = (database: CatalogueDatabase) =>
  database
    .select(columns)
    .from(standardVersion)
    .innerJoin(
      standard,
      and(eq(standard.ownerId, standardVersion.ownerId), eq(standard.id, standardVersion.standardId)),
    )
    .orderBy(asc(standard.title), asc(standardVersion.number), asc(standardVersion.id))
    .$dynamic();

/** Locks a version of an owner. @throws ApiError 404 */
async function lockVersion(database: CatalogueDatabase, ownerId: string, id: string): Promise<StandardVersionStatus> {
  const [row] = await database
    .select({ status: standardVersion.status })
    .from(standardVersion)
    .where(and(eq(standardVersion.ownerId, ownerId), eq(standardVersion.id, id)))
    .for('update');
  if (row === undefined) throw notFound();
  return row.status;
}

const stamps = {
  PUBLISH: { publishedAt: sql`now()` },
  WITHDRAW: { withdrawnAt: sql`now()` },
} as const satisfies Record<StandardVersionAction, object>;

/** Publishes or withdraws a version. @throws ApiError 404, 409 if it is not in a state for it */
export async function moveVersion(
  database: CatalogueDatabase,
  ownerId: string,
  { id, action }: { readonly id: string; readonly action: StandardVersionAction },
): Promise<void> {
  const step = standardVersionLifecycle.steps[action];
  const status = await lockVersion(database, ownerId, id);
  if (!isPossible(step, status))
    throw conflict([{ field: 'status', message: `This version is ${status.toLowerCase()}` }]);
  await database
    .update(standardVersion)
    .set({ status: step.to, version: sql`${standardVersion.version} + 1`, ...stamps[action] })
    .where(and(eq(standardVersion.ownerId, ownerId), eq(standardVersion.id, id)));
}

/** Undoes an import: removes a draft, and its standard if it has no other version. @throws ApiError 404, 409 once it is published */
export async function removeDraft(database: CatalogueDatabase, ownerId: string, id: string): Promise<void> {
  const status = await lockVersion(database, ownerId, id);
  if (status !== 'DRAFT')
    throw conflict([{ field: 'status', message: `This version is ${status.toLowerCase()}: it stays` }]);
  const [removed] = await database
    .delete(standardVersion)
    .where(and(eq(standardVersion.ownerId, ownerId), eq(standardVersion.id, id)))
    .returning({ standardId: standardVersion.standardId });
  if (removed === undefined) throw notFound();
  const others = database
    .select({ id: standardVersion.id })
    .from(standardVersion)
    .where(and(eq(standardVersion.ownerId, ownerId), eq(standardVersion.standardId, removed.standardId)));
  await database
    .delete(standard)
    .where(and(eq(standard.ownerId, ownerId), eq(standard.id, removed.standardId), notExists(others)));
}
