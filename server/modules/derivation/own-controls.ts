import { and, eq, exists, isNotNull, isNull, or, sql } from 'drizzle-orm';

import { confidenceOf, type DatedEvidence, type Period } from '#domain/compliance/confidence.ts';
import { daysAfter } from '#domain/time/days-after.ts';
import { monthsAfter } from '#domain/time/months-after.ts';
import {
  controlPosition,
  coverMember,
  evidence,
  evidenceOwnControl,
  evidenceVersion,
  ownControl,
  record,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { organisationToday } from '#server/modules/organisation/index.ts';
import { lockRecords } from '#server/modules/record/index.ts';

import { rederivePositions } from './derive.ts';
import { positionsLinkedTo } from './facts.ts';
import { oneOf } from './one-of.ts';
import type { Cause } from './store.ts';

/** The twelve months that end on a day: what confidence is about where no assessment gives a period. */
const yearUntil = (day: string): Period => ({ from: daysAfter(monthsAfter(day, -12), 1), to: day });

/** The dates of versions of evidence that was renewed since: they still cover the days that they are about. */
const formerVersions = (ids: readonly string[]) =>
  db
    .select({
      ownControlId: evidenceOwnControl.ownControlId,
      from: evidenceVersion.coversFrom,
      to: evidenceVersion.coversTo,
      madeOn: evidenceVersion.madeOn,
      everyMonths: evidenceVersion.cadenceMonths,
    })
    .from(evidenceOwnControl)
    .innerJoin(evidenceVersion, eq(evidenceVersion.evidenceId, evidenceOwnControl.evidenceId))
    .innerJoin(record, and(eq(record.id, evidenceVersion.evidenceId), isNull(record.deletedAt)))
    .where(oneOf(evidenceOwnControl.ownControlId, ids));

/** The dated evidence of own controls, without what was removed. */
export async function evidenceOf(ids: readonly string[]): Promise<ReadonlyMap<string, DatedEvidence[]>> {
  const current = await db
    .select({
      ownControlId: evidenceOwnControl.ownControlId,
      from: evidence.coversFrom,
      to: evidence.coversTo,
      madeOn: evidence.madeOn,
      everyMonths: evidence.cadenceMonths,
    })
    .from(evidenceOwnControl)
    .innerJoin(evidence, eq(evidence.id, evidenceOwnControl.evidenceId))
    .innerJoin(record, and(eq(record.id, evidence.id), isNull(record.deletedAt)))
    .where(oneOf(evidenceOwnControl.ownControlId, ids));
  const dated = new Map<string, DatedEvidence[]>();
  for (const { ownControlId, from, to, madeOn, everyMonths } of [...current, ...(await formerVersions(ids))]) {
    const covers = from === null || to === null ? null : { from, to };
    dated.set(ownControlId, [...(dated.get(ownControlId) ?? []), { covers, madeOn, everyMonths }]);
  }
  return dated;
}

/** The confidence of own controls that is not what is stored. */
async function changedConfidence(ids: readonly string[]) {
  const period = yearUntil(await organisationToday());
  const dated = await evidenceOf(ids);
  const rows = await db
    .select({ id: ownControl.id, confidence: ownControl.confidence })
    .from(ownControl)
    .where(oneOf(ownControl.id, ids));
  return rows
    .map(({ id, confidence: was }) => ({ id, was, confidence: confidenceOf(period, dated.get(id) ?? []) }))
    .filter(({ was, confidence }) => was !== confidence);
}

/** Stores the confidence of own controls whose records are locked. */
async function storeConfidence(ids: readonly string[]): Promise<void> {
  const changed = await changedConfidence(ids);
  if (changed.length === 0) return;
  await db.execute(sql`
    update ${ownControl} set confidence = v.confidence
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as v(id uuid, confidence integer)
    where ${ownControl.id} = v.id`);
}

/** Own controls whose confidence has changed with the day, or with what is stored. */
export const outdatedConfidence = async (ids: readonly string[]): Promise<string[]> =>
  (await changedConfidence(ids)).map(({ id }) => id);

/** Covers of positions wait for confirmation once an own control of theirs is operated no longer. */
const askAboutCoversWithRetired = (ids: readonly string[]) =>
  db
    .update(controlPosition)
    .set({ coverStanding: 'TO_CONFIRM' })
    .where(
      and(
        eq(controlPosition.coverStanding, 'CONFIRMED'),
        exists(
          db
            .select({ id: coverMember.ownControlId })
            .from(coverMember)
            .innerJoin(ownControl, eq(ownControl.id, coverMember.ownControlId))
            .innerJoin(record, eq(record.id, coverMember.ownControlId))
            .where(
              and(
                eq(coverMember.positionId, controlPosition.id),
                oneOf(coverMember.ownControlId, ids),
                or(eq(ownControl.implementation, 'RETIRED'), isNotNull(record.deletedAt)),
              ),
            ),
        ),
      ),
    );

/**
 * Makes positions follow own controls. To be called in the transaction of the change, after it is stored, whenever
 * - an own control was answered, retired (or no longer), removed or restored;
 * - evidence was saved, removed or restored: with the own controls that it proves now and those that it proved before.
 *
 * It locks the records of the own controls, in the order of their ids, then positions. Confidence follows from the evidence that
 * is stored; covers with an own control that is no longer operated wait for confirmation.
 * @param cause who did it and, in words for the history of positions, what: `C-0012 retired`, `EV-0003 changed`
 */
export async function rederiveOwnControls(ownControlIds: readonly string[], cause: Cause): Promise<void> {
  const ids = [...new Set(ownControlIds)];
  if (ids.length === 0) return;
  await lockRecords('ownControl', ids);
  await storeConfidence(ids);
  await rederivePositions(await positionsLinkedTo(ids), cause, () => askAboutCoversWithRetired(ids));
}
