import { and, asc, eq, gt, isNotNull, or, sql } from 'drizzle-orm';

import { controlPosition, evidenceOwnControl } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { organisationToday } from '#server/modules/organisation/index.ts';

import { rederivePositions } from './derive.ts';
import { dayJob } from './jobs.ts';
import { outdatedConfidence, rederiveOwnControls } from './own-controls.ts';

/** Adds the job of the organisation's day, once. */
export const followDayToday = async (jobs: Pick<Jobs, 'enqueue'>): Promise<void> =>
  jobs.enqueue(dayJob, { day: await organisationToday() });

const batch = 200;

/** Makes positions follow the next own controls with evidence. @returns the last id of those; undefined after the last */
export async function followEvidence(after: string | undefined): Promise<string | undefined> {
  const rows = await db
    .selectDistinct({ id: evidenceOwnControl.ownControlId })
    .from(evidenceOwnControl)
    .where(after === undefined ? undefined : gt(evidenceOwnControl.ownControlId, after))
    .orderBy(asc(evidenceOwnControl.ownControlId))
    .limit(batch);
  const outdated = await outdatedConfidence(rows.map(({ id }) => id));
  await rederiveOwnControls(outdated, { by: null, words: 'Evidence covers other days of the last 12 months' });
  return rows.length === batch ? rows.at(-1)?.id : undefined;
}

/** Ends overrides whose last day has passed. @returns whether there may be more */
export async function endOverrides(): Promise<boolean> {
  const today = await organisationToday();
  const isInForce = sql`(${controlPosition.overrideUntil} is null or ${controlPosition.overrideUntil} >= ${today})`;
  const rows = await db
    .select({ id: controlPosition.id })
    .from(controlPosition)
    .where(
      and(
        isNotNull(controlPosition.overrideResult),
        eq(controlPosition.isApplicable, true),
        sql`${controlPosition.archivedAt} is null`,
        or(
          and(eq(controlPosition.isOverridden, true), sql`not ${isInForce}`),
          and(eq(controlPosition.isOverridden, false), isInForce),
        ),
      ),
    )
    .orderBy(asc(controlPosition.id))
    .limit(batch);
  await rederivePositions(
    rows.map(({ id }) => id),
    { by: null, words: 'The last day of the override has passed' },
  );
  return rows.length === batch;
}
