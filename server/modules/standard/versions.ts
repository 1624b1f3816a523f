import { and, asc, eq, notExists, sql } from 'drizzle-orm';

import { undoableUntil } from '#domain/catalogue/undo-import.ts';
import {
  standardVersionLifecycle,
  type StandardVersionAction,
  type StandardVersionStatus,
} from '#domain/catalogue/version-lifecycle.ts';
import { standardName } from '#domain/compliance/standard-name.ts';
import { isPossible } from '#domain/lifecycle.ts';
import { conflict, notFound } from '#server/contract/errors.ts';
import { standard, standardVersion } from '#server/database/schema/index.ts';

import type { CatalogueDatabase } from './catalogue-database.ts';
import type { CatalogueWork } from './scope.ts';

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
  readonly version: number;
  /** Whether questions are being generated for its controls. */
  readonly generation: 'NONE' | 'RUNNING' | 'FAILED';
  readonly generationError: string | null;
  readonly copyright: string;
  readonly sourceName: string | null;
  readonly sourceKey: string | null;
  readonly sourceSha256: string;
  readonly createdAt: Date;
  readonly publishedAt: Date | null;
  readonly withdrawnAt: Date | null;
}

/** What logs call a version: `Security Basics 1.0`. */
export const nameOf = (version: Pick<VersionRow, 'title' | 'number'>): string => standardName(version);

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
  version: standardVersion.version,
  generation: standardVersion.generation,
  generationError: standardVersion.generationError,
  copyright: standardVersion.copyright,
  sourceName: standardVersion.sourceName,
  sourceKey: standardVersion.sourceKey,
  sourceSha256: standardVersion.sourceSha256,
  createdAt: standardVersion.createdAt,
  publishedAt: standardVersion.publishedAt,
  withdrawnAt: standardVersion.withdrawnAt,
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

/** A version that the caller sees, its own or the platform's. @throws ApiError 404 */
export async function seenVersion(database: CatalogueDatabase, id: string): Promise<VersionRow> {
  const [row] = await versionsSeen(database).where(eq(standardVersion.id, id));
  if (row === undefined) throw notFound();
  return row;
}

/** A version of an owner's own; undefined if it has none with this id. */
export async function findOwnVersion(
  database: CatalogueDatabase,
  ownerId: string,
  id: string,
): Promise<VersionRow | undefined> {
  const own = and(eq(standardVersion.ownerId, ownerId), eq(standardVersion.id, id));
  const [row] = await versionsSeen(database).where(own);
  return row;
}

/** A version of an owner's own. @throws ApiError 404 */
export async function ownVersion(database: CatalogueDatabase, ownerId: string, id: string): Promise<VersionRow> {
  const row = await findOwnVersion(database, ownerId, id);
  if (row === undefined) throw notFound();
  return row;
}

/** Locks a version of an owner. @throws ApiError 404 */
async function lockVersion(database: CatalogueDatabase, ownerId: string, id: string): Promise<VersionRow> {
  const [row] = await database
    .select({ id: standardVersion.id })
    .from(standardVersion)
    .where(and(eq(standardVersion.ownerId, ownerId), eq(standardVersion.id, id)))
    .for('update');
  if (row === undefined) throw notFound();
  return ownVersion(database, ownerId, id);
}

/** Locks a draft. @throws ApiError 404, 409 once it is published */
export async function lockDraft(database: CatalogueDatabase, ownerId: string, id: string): Promise<VersionRow> {
  const version = await lockVersion(database, ownerId, id);
  if (version.status !== 'DRAFT')
    throw conflict([
      { field: 'status', message: `This version is ${version.status.toLowerCase()}: it stays as it is` },
    ]);
  return version;
}

const stamps = {
  PUBLISH: { publishedAt: sql`now()`, generation: 'NONE', generationError: null },
  WITHDRAW: { withdrawnAt: sql`now()` },
} as const satisfies Record<StandardVersionAction, object>;

/**
 * Publishes or withdraws a version.
 * @param before what must be right for it, once the version is locked
 * @throws ApiError 404, 409 if it is not in a state for it
 */
export async function moveVersion(
  { database, log }: CatalogueWork,
  ownerId: string,
  { id, action }: { readonly id: string; readonly action: StandardVersionAction },
  before?: () => Promise<void>,
): Promise<void> {
  const step = standardVersionLifecycle.steps[action];
  const version = await lockVersion(database, ownerId, id);
  const { status, generation } = version;
  if (!isPossible(step, status))
    throw conflict([{ field: 'status', message: `This version is ${status.toLowerCase()}` }]);
  if (generation === 'RUNNING')
    throw conflict([{ field: 'status', message: 'Questions are being generated for this version' }]);
  await before?.();
  await database
    .update(standardVersion)
    .set({ status: step.to, version: sql`${standardVersion.version} + 1`, ...stamps[action] })
    .where(and(eq(standardVersion.ownerId, ownerId), eq(standardVersion.id, id)));
  await log({
    action: 'UPDATE',
    entityType: 'standardVersion',
    entityId: id,
    entityName: nameOf(version),
    changes: [{ field: 'status', old: status, new: step.to }],
  });
}

/** `29 Nov 2026, 02:51 UTC` */
const instantShown = (instant: Date): string =>
  `${instant.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC`;

const refuseUndo = (until: Date) =>
  conflict([
    {
      field: 'createdAt',
      message: `This import could be undone until ${instantShown(until)}. The draft can still be changed, published or deleted`,
    },
  ]);

/** What ends a draft: the undo of its import, for 24 hours, or its deletion, at any time. */
export type DraftEnd = 'UNDO' | 'DISCARD';

/**
 * Removes a draft, and its standard if it has no other version.
 * @returns where its source file is, which is to be removed after the transaction
 * @throws ApiError 404, 409 once it is published, or for an undo 24 hours after the import
 */
export async function removeDraft(
  { database, log }: CatalogueWork,
  ownerId: string,
  { id, by }: { readonly id: string; readonly by: DraftEnd },
): Promise<string | null> {
  const version = await lockDraft(database, ownerId, id);
  const until = undoableUntil(version.createdAt);
  if (by === 'UNDO' && until <= new Date()) throw refuseUndo(until);
  const own = and(eq(standardVersion.ownerId, ownerId), eq(standardVersion.standardId, version.standardId));
  await database.delete(standardVersion).where(and(eq(standardVersion.ownerId, ownerId), eq(standardVersion.id, id)));
  const others = database.select({ id: standardVersion.id }).from(standardVersion).where(own);
  await database
    .delete(standard)
    .where(and(eq(standard.ownerId, ownerId), eq(standard.id, version.standardId), notExists(others)));
  await log({
    action: 'DELETE',
    entityType: 'standardVersion',
    entityId: id,
    entityName: nameOf(version),
    changes: [],
  });
  return version.sourceKey;
}
