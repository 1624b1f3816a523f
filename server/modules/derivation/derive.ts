import { asc, sql } from 'drizzle-orm';

import { deriveAgain, type PositionValues } from '#domain/compliance/recalculation.ts';
import { controlPosition } from '#server/database/schema/index.ts';
import { db, organisationOfTransaction } from '#server/database/tenancy.ts';

import { affectedBy, loadFacts, type LoadedFacts } from './facts.ts';
import { mappingDirections, type MappingDirection } from './mapping-graph.ts';
import { oneOf } from './one-of.ts';
import { differences, storeValues, type Cause } from './store.ts';

const lockKey = (organisationId: string) => sql`hashtextextended(${`compliance ${organisationId}`}, 0)`;

/**
 * Keeps what positions there are, and which mappings apply, from changing until the transaction ends. After records, before
 * positions (decision 092).
 */
async function holdStructure(): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${lockKey(organisationOfTransaction())})`);
}

/** Waits for everything that is being derived, and holds it up until the transaction ends: positions or mappings change. */
export async function lockStructure(): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${lockKey(organisationOfTransaction())})`);
}

interface Derivation extends LoadedFacts {
  readonly values: ReadonlyMap<string, PositionValues>;
}

/** Derives positions from what is stored. */
export async function deriveStored(
  ids: readonly string[],
  directions: readonly MappingDirection[],
): Promise<Derivation> {
  const loaded = await loadFacts(ids, directions);
  return { ...loaded, values: deriveAgain(loaded.facts, loaded.before, ids) };
}

/** Locks positions, in the order of their ids. */
const lockPositions = (ids: readonly string[]) =>
  db
    .select({ id: controlPosition.id })
    .from(controlPosition)
    .where(oneOf(controlPosition.id, ids))
    .orderBy(asc(controlPosition.id))
    .for('no key update');

/**
 * Derives positions again in the transaction of what changes them, stores the values that differ, and adds them to the history
 * with the cause. What is derived from them by mappings follows; an archived position has no value. Records of own controls that
 * change are locked before.
 * @param change what is done to the positions, once they and all that follows from them are locked: in the order of their ids,
 *   so that nothing is to be locked afterwards
 */
export async function rederivePositions(
  touched: readonly string[],
  cause: Cause,
  change: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  if (touched.length === 0) return;
  await holdStructure();
  const directions = await mappingDirections();
  const affected = (await affectedBy(touched, directions)).toSorted();
  await lockPositions(affected);
  await change();
  const { rows, values } = await deriveStored(affected, directions);
  await storeValues(differences(rows, values), cause);
}

/**
 * The same where positions become those of other controls, so that other mappings lead to them than before. The caller has locked
 * the structure, so that nothing else locks positions meanwhile.
 * @param change what is done, and which positions are to be derived because of it
 */
export async function rederiveMoved(
  touched: readonly string[],
  cause: Cause,
  change: () => Promise<readonly string[]>,
): Promise<void> {
  const before = (await affectedBy(touched, await mappingDirections())).toSorted();
  await lockPositions(before);
  const changed = await change();
  await rederivePositions([...new Set([...before, ...changed])], cause);
}
