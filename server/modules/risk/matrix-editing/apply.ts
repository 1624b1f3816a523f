import { asc, eq, inArray, sql } from 'drizzle-orm';

import { axes, removedLevels, sameMatrix, type Axis, type Band } from '#domain/risk/matrix.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { riskImpact, riskLikelihood, riskRating } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { changesBetween, logActivity, type ActivityEntry } from '#server/modules/record/index.ts';

import { fatesOf } from './fates.ts';
import { announceMoved } from './moved.ts';
import { holdMatrix, kindOfAxis, refuseUnfit } from './proposal.ts';
import { rescoreTo } from './rescore.ts';
import { newestVersion, onOffer } from './versions.ts';

type Proposal = Schemas['MatrixProposal'];

const tableOf = { likelihoods: riskLikelihood, impacts: riskImpact } as const;

type LevelRow = typeof riskLikelihood.$inferSelect;
type BandRow = typeof riskRating.$inferSelect;

interface Rows {
  readonly likelihoods: readonly LevelRow[];
  readonly impacts: readonly LevelRow[];
  readonly bands: readonly BandRow[];
}

/** The rows of the matrix, which nobody else changes or adds to until the transaction ends. */
async function lockMatrix(organisationId: string): Promise<Rows> {
  const lock = (axis: Axis) => {
    const table = tableOf[axis];
    return db.select().from(table).orderBy(asc(table.id)).for('update');
  };
  const likelihoods = await lock('likelihoods');
  const impacts = await lock('impacts');
  const bands = await db.select().from(riskRating).orderBy(asc(riskRating.id)).for('update');
  await db.execute(holdMatrix(organisationId));
  return { likelihoods, impacts, bands };
}

type Logged = Pick<ActivityEntry, 'action' | 'entityType' | 'entityId' | 'entityName' | 'changes'>;

/**
 * Writes the levels of an axis, except for the removal of others, which still have risks. Names are unique: those that are
 * given up are cleared first, so that two levels can exchange theirs.
 */
async function writeLevels(organisationId: string, axis: Axis, before: readonly LevelRow[], proposal: Proposal) {
  const table = tableOf[axis];
  const log: Logged[] = [];
  const rows = new Map(before.map((row) => [row.id, row]));
  const levels = proposal[axis].map((level, position) => ({ ...level, position }));
  const names = new Map(levels.map(({ id, name }) => [id, name]));
  const given = before.filter(({ id, active, name }) => active && names.get(id) !== name).map(({ id }) => id);
  if (given.length > 0)
    await db
      .update(table)
      .set({ name: sql`${table.id}::text` })
      .where(inArray(table.id, given));
  for (const { id, ...values } of levels) {
    const row = rows.get(id);
    const changes = changesBetween(row ?? {}, values);
    if (changes.length === 0) continue;
    if (row === undefined) await db.insert(table).values({ organisationId, id, ...values });
    else
      await db
        .update(table)
        .set({ ...values, version: sql`${table.version} + 1`, updatedAt: sql`now()` })
        .where(eq(table.id, id));
    const action = row === undefined ? 'CREATE' : 'UPDATE';
    log.push({ action, entityType: kindOfAxis[axis], entityId: id, entityName: values.name, changes });
  }
  return log;
}

async function removeLevels(axis: Axis, ids: readonly string[], before: readonly LevelRow[]): Promise<Logged[]> {
  if (ids.length === 0) return [];
  const table = tableOf[axis];
  await db.delete(table).where(inArray(table.id, [...ids]));
  return before
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name }) => ({
      action: 'DELETE',
      entityType: kindOfAxis[axis],
      entityId: id,
      entityName: name,
      changes: [],
    }));
}

/** The row of a band that is to be stored instead of the one before. */
const bandRow = (organisationId: string, band: Band, position: number, row: BandRow | undefined) => ({
  ...row,
  ...band,
  organisationId,
  position,
  ...(row !== undefined && { version: row.version + 1, updatedAt: new Date() }),
});

/** Writes the bands. Nothing refers to them: those that change are removed and added again, since their scores are unique. */
async function writeBands(organisationId: string, before: readonly BandRow[], { bands }: Proposal): Promise<Logged[]> {
  const rows = new Map(before.map((row) => [row.id, row]));
  const changed = bands.flatMap((band, position) => {
    const row = rows.get(band.id);
    const changes = changesBetween(row ?? {}, { ...withoutId(band), position });
    return changes.length === 0 ? [] : [{ band, position, row, changes }];
  });
  const gone = before.filter(({ id }) => !bands.some((band) => band.id === id));
  const removed = [...gone.map(({ id }) => id), ...changed.map(({ band }) => band.id)];
  if (removed.length > 0) await db.delete(riskRating).where(inArray(riskRating.id, removed));
  if (changed.length > 0)
    await db
      .insert(riskRating)
      .values(changed.map(({ band, position, row }) => bandRow(organisationId, band, position, row)));
  const entityType = 'riskRating' as const;
  return [
    ...changed.map(({ band: { id, name }, row, changes }): Logged => {
      const action = row === undefined ? 'CREATE' : 'UPDATE';
      return { action, entityType, entityId: id, entityName: name, changes };
    }),
    ...gone.map(({ id, name }): Logged => {
      return { action: 'DELETE', entityType, entityId: id, entityName: name, changes: [] };
    }),
  ];
}

const withoutId = ({ id: _own, ...values }: Band) => values;

/**
 * Replaces the matrix, and rescores all risks, also removed ones, in the transaction of the request.
 * @throws ApiError as `refuseUnfit`
 */
export async function applyMatrix(context: OrganisationContext, proposal: Proposal): Promise<Schemas['RiskMatrix']> {
  const organisationId = context.organisation.id;
  const rows = await lockMatrix(organisationId);
  const stored = await newestVersion();
  refuseUnfit(context, stored, proposal);
  const current = onOffer(stored);
  if (sameMatrix(current, proposal)) return current;
  const log = await writeBands(organisationId, rows.bands, proposal);
  for (const axis of axes) log.push(...(await writeLevels(organisationId, axis, rows[axis], proposal)));
  await rescoreTo(fatesOf(stored, proposal));
  await announceMoved((await newestVersion()).version, context.request);
  for (const axis of axes) {
    const gone = removedLevels(axis, current, proposal).map(({ id }) => id);
    log.push(...(await removeLevels(axis, gone, rows[axis])));
  }
  if (log.length > 0) await logActivity(context, ...log);
  return onOffer(await newestVersion());
}
