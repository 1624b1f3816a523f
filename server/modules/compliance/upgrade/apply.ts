import { eq, sql } from 'drizzle-orm';

import { upgradeSteps, type UpgradeSteps } from '#domain/compliance/upgrade.ts';
import { invalid } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { adoptedStandard } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { recordAdoption, rederiveMoved } from '#server/modules/derivation/index.ts';
import { nameOf, type StoredLineage } from '#server/modules/standard/index.ts';

import { addPositions, positionsToMove } from '../adopted-positions.ts';
import { adoptedRow, adoptedShown } from '../adopted.ts';
import { checkedChoices, parametersAmong, type StoredChoices } from '../adoption-choices.ts';
import { logVersion } from '../adoption-log.ts';
import { copyAnswers } from './answers.ts';
import { keepControls, keepValues } from './assessments.ts';
import { follow } from './follow.ts';
import { keepUpgrade, type Happened, type Upgraded } from './keep.ts';
import { lockedAsRead } from './locks.ts';
import { wayOn, type Adopted } from './offer.ts';
import {
  archivePositions,
  controlIds,
  movedPositions,
  movePositions,
  positionsIn,
  type CodedPosition,
} from './positions.ts';

type Input = Schemas['UpgradeInput'];
type Outcome = Schemas['UpgradeOutcome'];

/** The lineage to the version that was offered. @throws ApiError 400 if it is offered no longer */
async function offeredLineage(row: Adopted, versionId: string): Promise<StoredLineage> {
  const { lineage } = await wayOn(row);
  if (lineage === null || lineage.to.id !== versionId)
    throw invalid([{ field: 'versionId', message: 'Choose the version that is offered' }]);
  return lineage;
}

/** @throws ApiError 400 naming what is no reworded control of the newer version */
function refuseUnknown(confirmed: readonly string[], { pairs }: StoredLineage): void {
  const reworded = new Set(pairs.flatMap(({ kind, to }) => (kind === 'REWORDED' ? to : [])));
  const problems = confirmed.flatMap((code, index) =>
    reworded.has(code) ? [] : [{ field: `confirmed/${index}`, message: 'Choose a control that was reworded' }],
  );
  if (problems.length > 0) throw invalid(problems);
}

/** What was chosen, for the newer version: values of parameters that it does not have are left behind. */
async function choicesFor(row: Adopted, versionId: string, levels: readonly string[]): Promise<StoredChoices> {
  const version = { ownerId: row.catalogueOwner, id: versionId };
  const ids = row.parameters.map(({ id }) => id);
  const known = await parametersAmong(version, ids);
  const { maturityModelId, targetMaturity, method } = row;
  const parameters = row.parameters.filter(({ id }) => known.has(id)).map((one) => ({ ...one }));
  return checkedChoices(version, { levels: [...levels], maturityModelId, targetMaturity, method, parameters }, row);
}

const isLive = ({ row }: CodedPosition): boolean => row.archivedAt === null;

interface Upgrading extends Upgraded {
  readonly steps: UpgradeSteps;
  readonly former: readonly CodedPosition[];
}

const byCode = (positions: readonly CodedPosition[]) => new Map(positions.map((one) => [one.code, one]));

/** Moves, archives and adds positions, and makes what was known of them follow. The structure is locked. */
async function changePositions(
  { before, after, steps, former, by }: Upgrading,
  cause: Parameters<typeof recordAdoption>[1],
): Promise<Happened> {
  const assessments = await keepControls(before);
  const moved = movedPositions(former, steps.moves, await controlIds(after.catalogueOwner, after.versionId));
  const sentBack = await movePositions(after.versionId, moved);
  const stays = new Set(moved.map(({ position }) => position.row.id));
  const replaced = former.filter((one) => isLive(one) && !stays.has(one.row.id));
  const fresh = await addPositions(after);
  await recordAdoption(fresh, cause);
  const { left, regained } = await positionsToMove(after);
  const leaves = new Set(left);
  const archived = [...replaced, ...former.filter(({ row }) => leaves.has(row.id))];
  const archivedIds = archived.map(({ row }) => row.id);
  await keepValues(assessments, archivedIds);
  await archivePositions(archivedIds, true);
  await archivePositions(regained, false);
  const present = await positionsIn(after.id, after.versionId);
  const followed = await follow(steps, {
    by,
    formers: byCode(replaced),
    present: byCode(present.filter(isLive)),
    added: new Set(fresh),
  });
  const takenUp = regained.filter((id) => !stays.has(id));
  return { moved, archived, added: [...fresh, ...takenUp], sentBack, followed };
}

/** How many live positions an upgrade has kept, asked about, added and archived. */
function counted({ moved, archived, added }: Happened): Omit<Outcome, 'adopted'> {
  const archivedIds = new Set(archived.map(({ row }) => row.id));
  const live = moved.filter(({ position }) => isLive(position) && !archivedIds.has(position.row.id));
  const asked = live.filter(({ asks }) => asks).length;
  return { kept: live.length - asked, asked, added: added.length, archived: archived.length };
}

/** Goes over to the newer version of an adopted standard. @throws ApiError 400, 404, 409 */
export async function upgrade(id: string, input: Input, context: OrganisationContext): Promise<Outcome> {
  const { user } = context;
  const { row: before, ownControlIds } = await lockedAsRead(id, input.version);
  const lineage = await offeredLineage(before, input.versionId);
  refuseUnknown(input.confirmed, lineage);
  const choices = await choicesFor(before, lineage.to.id, input.levels);
  const steps = upgradeSteps(lineage.pairs, new Set(input.confirmed));
  const former = await positionsIn(id, before.versionId);
  const cause = { by: user.id, words: `Upgraded to ${lineage.to.number}` };
  let counts = { kept: 0, asked: 0, added: 0, archived: 0 };
  await rederiveMoved(
    former.map(({ row }) => row.id),
    cause,
    async () => {
      await db
        .update(adoptedStandard)
        .set({ ...choices, versionId: lineage.to.id, version: sql`${adoptedStandard.version} + 1` })
        .where(eq(adoptedStandard.id, id));
      const upgraded = { before, after: await adoptedRow(id), by: user.id };
      const happened = await changePositions({ ...upgraded, steps, former }, cause);
      await copyAnswers(ownControlIds, happened.moved);
      await keepUpgrade(upgraded, happened);
      counts = counted(happened);
      return [...former.map(({ row }) => row.id), ...happened.added];
    },
  );
  await logVersion(
    context,
    { id, name: nameOf(lineage.to) },
    { from: lineage.from.number, to: lineage.to.number, before, after: choices },
  );
  return { adopted: await adoptedShown(id), ...counts };
}
