import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';

import { decidedSince } from '#domain/compliance/undo-choices.ts';
import { upgradeUndoableUntil } from '#domain/compliance/upgrade.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  complianceAssessment,
  control,
  controlPosition,
  record,
  standardLevel,
  standardUpgrade,
  standardVersion,
  upgradedPosition,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  lineageShown,
  mayBeAdopted,
  reviewedLineage,
  versionsSeen,
  versionsShown,
  type StoredLineage,
} from '#server/modules/standard/index.ts';

import { adoptedRow } from '../adopted.ts';

export type Adopted = Awaited<ReturnType<typeof adoptedRow>>;

/** Published versions that the organisation may adopt and that came after the one in force, the newest first. */
async function newerVersionsOf({ catalogueOwner, standardId, versionId }: Adopted): Promise<string[]> {
  const inForce = db
    .select({ publishedAt: standardVersion.publishedAt })
    .from(standardVersion)
    .where(and(eq(standardVersion.ownerId, catalogueOwner), eq(standardVersion.id, versionId)));
  const rows = await db
    .select({ id: standardVersion.id })
    .from(standardVersion)
    .where(
      and(
        eq(standardVersion.ownerId, catalogueOwner),
        eq(standardVersion.standardId, standardId),
        sql`${standardVersion.publishedAt} > (${inForce})`,
        mayBeAdopted(),
      ),
    )
    .orderBy(desc(standardVersion.publishedAt), desc(standardVersion.number));
  return rows.map(({ id }) => id);
}

/** The way to the newest version that a reviewed lineage leads to, and the newest version of all. */
export async function wayOn(
  row: Adopted,
): Promise<{ readonly lineage: StoredLineage | null; readonly newest: string | null }> {
  const newer = await newerVersionsOf(row);
  for (const toVersionId of newer) {
    const key = { ownerId: row.catalogueOwner, fromVersionId: row.versionId, toVersionId };
    const lineage = await reviewedLineage(db, key);
    if (lineage !== undefined) return { lineage, newest: newer[0] ?? null };
  }
  return { lineage: null, newest: newer[0] ?? null };
}

/** The upgrade that led to the version in force and can still be undone; undefined without one. */
export async function lastUpgrade(row: Adopted) {
  const [found] = await db
    .select({ upgrade: standardUpgrade, by: { id: userAccount.id, name: userAccount.name } })
    .from(standardUpgrade)
    .leftJoin(userAccount, eq(userAccount.id, standardUpgrade.appliedBy))
    .where(and(eq(standardUpgrade.adoptedStandardId, row.id), isNull(standardUpgrade.undoneAt)))
    .orderBy(desc(standardUpgrade.appliedAt), desc(standardUpgrade.id))
    .limit(1);
  if (found === undefined || found.upgrade.toVersionId !== row.versionId) return undefined;
  return upgradeUndoableUntil(found.upgrade.appliedAt) > new Date() ? found : undefined;
}

async function undoableShown(row: Adopted): Promise<Schemas['UndoableUpgrade'] | null> {
  const last = await lastUpgrade(row);
  if (last === undefined) return null;
  const { upgrade, by } = last;
  const versions = await versionsShown([upgrade.fromVersionId, upgrade.toVersionId]);
  const [touched] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(upgradedPosition)
    .innerJoin(controlPosition, eq(controlPosition.id, upgradedPosition.positionId))
    .where(
      and(
        eq(upgradedPosition.upgradeId, upgrade.id),
        sql`${controlPosition.version} <> ${upgradedPosition.versionAfter}`,
      ),
    );
  const since = decidedSince({ after: upgrade.after, now: row });
  return {
    fromNumber: versions.get(upgrade.fromVersionId)?.number ?? '',
    toNumber: versions.get(upgrade.toVersionId)?.number ?? '',
    appliedAt: upgrade.appliedAt.toISOString(),
    appliedBy: by,
    undoableUntil: upgradeUndoableUntil(upgrade.appliedAt).toISOString(),
    touched: touched?.count ?? 0,
    keepsLevels: since.levels,
    keptParameters: since.parameters,
  };
}

/** The assessments of an adopted standard that are in progress or review. */
export const openAssessments = (adoptedStandardId: string) =>
  db
    .select({ id: complianceAssessment.id })
    .from(complianceAssessment)
    .innerJoin(record, and(eq(record.id, complianceAssessment.id), isNull(record.deletedAt)))
    .where(
      and(
        eq(complianceAssessment.adoptedStandardId, adoptedStandardId),
        inArray(complianceAssessment.status, ['IN_PROGRESS', 'IN_REVIEW']),
      ),
    );

const ofControl = and(
  eq(control.ownerId, controlPosition.catalogueOwner),
  eq(control.versionId, controlPosition.versionId),
  eq(control.id, controlPosition.controlId),
);

async function codesInUse({ id, versionId }: Adopted): Promise<string[]> {
  const rows = await db
    .select({ code: control.code })
    .from(controlPosition)
    .innerJoin(control, ofControl)
    .where(
      and(
        eq(controlPosition.adoptedStandardId, id),
        eq(controlPosition.versionId, versionId),
        isNull(controlPosition.archivedAt),
      ),
    )
    .orderBy(asc(control.position));
  return rows.map(({ code }) => code);
}

async function assessedIn(ownerId: string, versionId: string): Promise<Schemas['AssessedCode'][]> {
  const rows = await db
    .select({ code: control.code, levels: control.levels })
    .from(control)
    .where(
      and(
        eq(control.ownerId, ownerId),
        eq(control.versionId, versionId),
        eq(control.isAssessed, true),
        eq(control.isWithdrawn, false),
      ),
    )
    .orderBy(asc(control.position));
  return rows.map(({ code, levels }) => ({ code, levels: [...levels] }));
}

const levelsIn = (ownerId: string, versionId: string): Promise<Schemas['StandardLevel'][]> =>
  db
    .select({ ref: standardLevel.ref, name: standardLevel.name })
    .from(standardLevel)
    .where(and(eq(standardLevel.ownerId, ownerId), eq(standardLevel.versionId, versionId)))
    .orderBy(asc(standardLevel.position));

/** The newest version, where no reviewed lineage leads to any. */
async function waitingVersion(newest: string | null): Promise<Schemas['StandardVersion'] | null> {
  if (newest === null) return null;
  const versions = await versionsShown([newest]);
  return versions.get(newest) ?? null;
}

/** What an upgrade of an adopted standard would do. @throws ApiError 404 */
export async function upgradeOffer(id: string): Promise<Schemas['UpgradeOffer']> {
  const row = await adoptedRow(id);
  const { lineage, newest } = await wayOn(row);
  const to = lineage?.to.id;
  const open = await openAssessments(id);
  return {
    version: row.version,
    lineage: lineage === null ? null : lineageShown(lineage),
    waiting: lineage === null ? await waitingVersion(newest) : null,
    levels: to === undefined ? [] : await levelsIn(row.catalogueOwner, to),
    openAssessments: open.length,
    inUse: to === undefined ? [] : await codesInUse(row),
    assessed: to === undefined ? [] : await assessedIn(row.catalogueOwner, to),
    undoable: await undoableShown(row),
  };
}

/** What the publisher calls a version: `1.1`. */
export const numberOf = async (versionId: string): Promise<string> => {
  const [found] = await versionsSeen(db).where(eq(standardVersion.id, versionId));
  return found?.number ?? '';
};
