import { and, asc, eq, lte } from 'drizzle-orm';

import { dueRun, type DueRun } from '#domain/report/schedule.ts';
import type { Schemas } from '#server/contract/types.ts';
import type { Database } from '#server/database/database.ts';
import { organisation, reportRun, reportRunContent, reportSchedule } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { actingFor } from '#server/modules/accounts/index.ts';

import { definitionNamed } from '../definitions.ts';
import { mayMake } from '../rights.ts';
import { addRun } from '../runs.ts';
import { fail } from './make.ts';

type StoredSchedule = typeof reportSchedule.$inferSelect;

const endReasons = {
  OWNER_LEFT: 'The owner of its schedule is no longer a member who may sign in: the schedule has stopped',
  RIGHTS_LOST: 'The owner of its schedule may no longer make it, or view what it is about: the schedule has stopped',
} as const satisfies Record<Schemas['ReportScheduleEnd'], string>;

/** Why its owner may make no more of its reports, if so. */
async function endOf(
  { id, organisationId, ownerId }: StoredSchedule,
  definition: Schemas['ReportDefinition'],
): Promise<Schemas['ReportScheduleEnd'] | null> {
  const owner = await actingFor({ id, organisationId, authorId: ownerId, ip: null, userAgent: null });
  if (owner === undefined) return 'OWNER_LEFT';
  return mayMake(owner, definition) ? null : 'RIGHTS_LOST';
}

/** Adds the run of a schedule that is due. One whose owner has lost their rights stops, with a run that says why. */
async function addDue(found: StoredSchedule, due: DueRun, jobs: Pick<Jobs, 'enqueue'>): Promise<void> {
  const { id, organisationId, ownerId: authorId, kind, definitionId } = found;
  const definition = await definitionNamed({ kind, definitionId });
  const stoppedBecause = await endOf(found, definition);
  const asOf = new Date(due.plannedAt);
  const given = { asOf, scheduleId: id, late: due.isLate, skipped: due.skipped };
  const runId = await addRun(definition, given, { organisationId, authorId }, jobs);
  const hasEnded = stoppedBecause !== null;
  await db
    .update(reportSchedule)
    .set({
      lastPlannedAt: asOf,
      nextAt: hasEnded ? null : new Date(due.nextAt),
      isActive: !hasEnded,
      stoppedBecause,
      version: found.version + 1,
    })
    .where(eq(reportSchedule.id, id));
  if (hasEnded) await fail(runId, endReasons[stoppedBecause]);
}

/** The id and owner of a schedule that is due, if any is. */
const nextDue = (now: Date) =>
  db
    .select({ id: reportSchedule.id, ownerId: reportSchedule.ownerId })
    .from(reportSchedule)
    .where(and(eq(reportSchedule.isActive, true), lte(reportSchedule.nextAt, now)))
    .orderBy(asc(reportSchedule.nextAt), asc(reportSchedule.id));

/** Adds what the schedules of an organisation have to make, each in a transaction of its owner. */
async function addAllDue(organisationId: string, now: Date, { database, jobs }: HourlyParts): Promise<void> {
  const due = await database.inOrganisation({ organisationId, userId: '' }, async () => await nextDue(now));
  for (const { id, ownerId } of due)
    await database.inOrganisation({ organisationId, userId: ownerId }, async () => {
      const [found] = await db
        .select()
        .from(reportSchedule)
        .where(eq(reportSchedule.id, id))
        .for('update', { skipLocked: true });
      if (found?.nextAt === undefined || found.nextAt === null) return;
      const run = dueRun(found, found.nextAt.toISOString(), now.toISOString());
      if (run !== undefined) await addDue(found, run, jobs);
    });
}

/** Lets go of the files of an organisation whose time has come, and of what they said; an hourly job deletes the contents. */
async function expire(organisationId: string, now: Date, { database }: HourlyParts): Promise<void> {
  await database.inOrganisation({ organisationId, userId: '' }, async () => {
    const gone = await db
      .update(reportRun)
      .set({ state: 'EXPIRED', fileId: null, wordTemplateId: null })
      .where(and(eq(reportRun.state, 'READY'), lte(reportRun.expiresAt, now)))
      .returning({ id: reportRun.id });
    for (const { id } of gone) await db.delete(reportRunContent).where(eq(reportRunContent.runId, id));
  });
}

interface HourlyParts {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/** What happens to reports by itself, in every organisation. */
export async function runHour(parts: HourlyParts, now = new Date()): Promise<void> {
  for (const { id } of await parts.database.platform.select({ id: organisation.id }).from(organisation)) {
    await expire(id, now, parts);
    await addAllDue(id, now, parts);
  }
}
