import { and, eq, sql } from 'drizzle-orm';

import { choicesAfterUndo, type UpgradedChoices } from '#domain/compliance/undo-choices.ts';
import { conflict } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import {
  adoptedStandard,
  controlLink,
  controlPosition,
  findingPosition,
  standardLevel,
  standardUpgrade,
  upgradedPosition,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { oneOf, recordAdoption, rederiveMoved } from '#server/modules/derivation/index.ts';

import { addPositions, positionsToMove } from '../adopted-positions.ts';
import { adoptedRow, adoptedShown } from '../adopted.ts';
import { parametersAmong } from '../adoption-choices.ts';
import { logVersion } from '../adoption-log.ts';
import { keepControls, keepValues } from './assessments.ts';
import { lockedAsRead } from './locks.ts';
import { lastUpgrade, numberOf, type Adopted } from './offer.ts';
import { archivePositions, positionsIn } from './positions.ts';

type Kept = typeof upgradedPosition.$inferSelect;
type Upgrade = typeof standardUpgrade.$inferSelect;

/** Takes positions back to the controls that they had. What was decided about one since, which has counted its version, stays. */
async function takeBack(kept: readonly Kept[], { fromVersionId }: Upgrade): Promise<void> {
  const rows = kept.flatMap(({ positionId, before, versionAfter, isMoved }) =>
    before === null ? [] : [{ id: positionId, versionAfter, isMoved, ...before }],
  );
  await db.execute(sql`
    update ${controlPosition} as p set
      version_id = ${fromVersionId}::uuid, control_id = b."controlId",
      archived_at = case when b."isArchived" then coalesce(p.archived_at, now()) end,
      is_to_confirm = case when p.version = b."versionAfter" then b."isToConfirm" else p.is_to_confirm end,
      cover_standing = case when p.version = b."versionAfter" then b."coverStanding" else p.cover_standing end,
      version = p.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as b(id uuid, "versionAfter" integer,
      "controlId" uuid, "isToConfirm" boolean, "coverStanding" text, "isArchived" boolean)
    where p.id = b.id`);
}

/** Undoes what the upgrade did to links, unless people have decided on them since. */
async function undoLinks(kept: readonly Kept[], { appliedAt }: Upgrade): Promise<void> {
  const links = kept.flatMap((one) => one.links);
  const ids = (isAdded: boolean) => links.filter((one) => one.isAdded === isAdded).map(({ id }) => id);
  if (links.length === 0) return;
  await db
    .update(controlLink)
    .set({ standing: 'CONFIRMED' })
    .where(and(oneOf(controlLink.id, ids(false)), eq(controlLink.standing, 'TO_CONFIRM')));
  await db.delete(controlLink).where(
    and(
      oneOf(controlLink.id, ids(true)),
      // Instants of the database are finer than those that have been read.
      sql`date_trunc('milliseconds', ${controlLink.assertedAt}) = ${appliedAt.toISOString()}::timestamptz`,
      sql`${controlLink.standing} in ('TO_CONFIRM', 'PROPOSED')`,
    ),
  );
}

async function undoFindings(kept: readonly Kept[]): Promise<void> {
  for (const { positionId, findings } of kept)
    if (findings.length > 0)
      await db
        .delete(findingPosition)
        .where(and(eq(findingPosition.positionId, positionId), oneOf(findingPosition.findingId, findings)));
}

/** Takes everything back that belongs to an upgrade. The structure is locked. @returns the positions that are live again */
async function takeAllBack(row: Adopted, undone: Upgrade): Promise<string[]> {
  const kept = await db.select().from(upgradedPosition).where(eq(upgradedPosition.upgradeId, undone.id));
  const assessments = await keepControls(row);
  await undoLinks(kept, undone);
  await undoFindings(kept);
  await takeBack(kept, undone);
  // Those that the newer version added, in the upgrade or since by other levels.
  const left = (await positionsIn(row.id, row.versionId)).map((one) => one.row.id);
  await keepValues(assessments, left);
  await archivePositions(left, true);
  return kept.flatMap(({ positionId, before }) => (before === null ? [] : [positionId]));
}

/** The choices before an upgrade, with what was decided since as far as the former version has it. */
async function choicesBefore(row: Adopted, { fromVersionId, before, after }: Upgrade): Promise<UpgradedChoices> {
  const version = { ownerId: row.catalogueOwner, id: fromVersionId };
  const levels = await db
    .select({ ref: standardLevel.ref })
    .from(standardLevel)
    .where(and(eq(standardLevel.ownerId, version.ownerId), eq(standardLevel.versionId, version.id)));
  const parameters = await parametersAmong(
    version,
    row.parameters.map(({ id }) => id),
  );
  return choicesAfterUndo({ before, after, now: row }, { levels: new Set(levels.map(({ ref }) => ref)), parameters });
}

/** Makes positions follow levels that were chosen since the upgrade. @returns those that are added, left or taken up again */
async function followLevels(id: string, cause: Parameters<typeof recordAdoption>[1]): Promise<readonly string[]> {
  const row = await adoptedRow(id);
  const added = await addPositions(row);
  await recordAdoption(added, cause);
  const { left, regained } = await positionsToMove(row);
  await archivePositions(left, true);
  await archivePositions(regained, false);
  return [...added, ...left, ...regained];
}

/** Goes back to the version before the last upgrade. @throws ApiError 404, 409 */
export async function undoUpgrade(
  id: string,
  { version }: Schemas['UpgradeUndo'],
  context: OrganisationContext,
): Promise<Schemas['AdoptedStandard']> {
  const { row } = await lockedAsRead(id, version);
  const last = await lastUpgrade(row);
  if (last === undefined)
    throw conflict([{ field: 'version', message: 'There is no upgrade of the last 14 days that can be undone' }]);
  const { upgrade } = last;
  const cause = { by: context.user.id, words: 'Upgrade undone' };
  const present = await positionsIn(id, row.versionId);
  const choices = await choicesBefore(row, upgrade);
  await rederiveMoved(
    present.map((one) => one.row.id),
    cause,
    async () => {
      await db
        .update(adoptedStandard)
        .set({
          versionId: upgrade.fromVersionId,
          levels: [...choices.levels],
          parameters: [...choices.parameters],
          version: sql`${adoptedStandard.version} + 1`,
        })
        .where(eq(adoptedStandard.id, id));
      await db
        .update(standardUpgrade)
        .set({ undoneAt: sql`now()`, undoneBy: context.user.id })
        .where(eq(standardUpgrade.id, upgrade.id));
      const back = await takeAllBack(row, upgrade);
      const followed = choices.levels === upgrade.before.levels ? [] : await followLevels(id, cause);
      return [...new Set([...present.map((one) => one.row.id), ...back, ...followed])];
    },
  );
  const [adopted, from] = [await adoptedShown(id), await numberOf(row.versionId)];
  const to = adopted.standard.number;
  await logVersion(
    context,
    { id, name: `${adopted.standard.title} ${to}` },
    { from, to, before: row, after: await adoptedRow(id) },
  );
  return adopted;
}
