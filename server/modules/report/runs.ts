import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';

import { stateAfter } from '#domain/report/run-state.ts';
import { endOfLastDay } from '#domain/time/last-day.ts';
import { conflict, notFound, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { reportRun } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { organisationJob } from '#server/jobs/job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { FileAddresses } from '#server/modules/attachment/index.ts';
import { organisationTimeZone } from '#server/modules/organisation/index.ts';

import { compareRuns } from './compare.ts';
import { definitionNamed } from './definitions.ts';
import { pageNamed } from './pages.ts';
import { mayOpen, openable, runPage, runWith, storedRun, type StoredRun } from './read.ts';
import { checkSettings } from './settings.ts';
import { templateOfRun, templateOfToday } from './word-template.ts';

/** Makes a report. Another attempt continues with what was read, if that was stored. */
export const reportJob = organisationJob({
  name: 'make-report',
  fields: { runId: z.uuid() },
  retry: { limit: 2, delaySeconds: 10 },
  concurrency: 1,
  leaseSeconds: 120,
});

/** So many of one person's may wait at a time. */
const mostWaiting = 10;

type Values = typeof reportRun.$inferInsert;

async function refuseMany(authorId: string): Promise<void> {
  const [row] = await db
    .select({ waiting: count() })
    .from(reportRun)
    .where(and(eq(reportRun.authorId, authorId), inArray(reportRun.state, ['QUEUED', 'RUNNING'])));
  if ((row?.waiting ?? 0) >= mostWaiting)
    throw conflict([
      { field: 'body', message: `${mostWaiting} of your reports are waiting. Wait for them, or cancel some` },
    ]);
}

/** What a run is made from: reports of the same are compared. */
type Origin = Pick<typeof reportRun.$inferSelect, 'kind' | 'definitionId' | 'templateId'>;

const idIs = (column: PgColumn, id: string | null) => (id === null ? isNull(column) : eq(column, id));

/** The moment of the newest report before this one that was made from the same: what moved has moved since. */
async function momentBefore({ kind, definitionId, templateId }: Origin, asOf: Date): Promise<Date | null> {
  const [row] = await db
    .select({ asOf: reportRun.asOf })
    .from(reportRun)
    .where(
      and(
        eq(reportRun.kind, kind),
        idIs(reportRun.definitionId, definitionId),
        idIs(reportRun.templateId, templateId),
        isNull(reportRun.page),
        lt(reportRun.asOf, asOf),
        inArray(reportRun.state, ['READY', 'EXPIRED']),
      ),
    )
    .orderBy(desc(reportRun.asOf))
    .limit(1);
  return row?.asOf ?? null;
}

/** What a run takes from a definition. */
type RunDefinition = Omit<Schemas['ReportDefinition'], 'template' | 'description' | 'updatedAt' | 'updatedBy'> & {
  readonly template: Pick<Schemas['ReportDefinitionTemplate'], 'id'> | null;
};

/** What a run has beside its definition: as given, otherwise the moment of the run before and the Word template of today. */
type Given = Pick<Values, 'asOf'> &
  Partial<Pick<Values, 'scheduleId' | 'late' | 'skipped' | 'since' | 'page'>> &
  Partial<Awaited<ReturnType<typeof templateOfRun>>>;

/** Adds a run of a definition, and its job. @returns its id */
export async function addRun(
  definition: RunDefinition,
  given: Given,
  { organisationId, authorId }: { readonly organisationId: string; readonly authorId: string },
  jobs: Pick<Jobs, 'enqueue'>,
): Promise<string> {
  const { id: definitionId, template, version } = definition;
  const { kind, name, sections, filters, columns, period, paper, format, keptDays } = definition;
  // A definition of the organisation's own is what it is, whatever it was made from.
  const origin = { kind, definitionId, templateId: definitionId === null ? (template?.id ?? null) : null };
  const since = given.since === undefined ? await momentBefore(origin, given.asOf) : given.since;
  const settings = { name, sections, filters, columns, period, paper, format, keptDays };
  const word = given.wordTemplateSha256 === undefined ? await templateOfToday(format) : {};
  const [added] = await db
    .insert(reportRun)
    .values({ ...origin, ...settings, ...word, ...given, since, organisationId, authorId, definitionVersion: version })
    .returning({ id: reportRun.id });
  if (added === undefined) throw new Error('No run was added');
  await jobs.enqueue(reportJob, { runId: added.id });
  return added.id;
}

/** The end of a day where the organisation is, or now if that has not passed. */
async function momentOf(day: string | null): Promise<Date> {
  const now = new Date();
  if (day === null) return now;
  const end = new Date(endOfLastDay(day, await organisationTimeZone()));
  return end < now ? end : now;
}

async function shownOr404(id: string, context: OrganisationContext): Promise<Schemas['ReportRun']> {
  const run = await runWith(id, context);
  if (run === undefined) throw notFound();
  return run;
}

/**
 * Gives a run what another one says, while that is there: all who make a report again, at any time, get the same bytes. Those who
 * may not view all of it get what they may view, which is read again.
 */
async function takeContent(from: StoredRun, to: string, context: OrganisationContext): Promise<void> {
  if (!mayOpen(from, context)) return;
  await db.execute(sql`insert into report_run_content (organisation_id, run_id, content)
    select organisation_id, ${to}::uuid, content from report_run_content where run_id = ${from.id}::uuid`);
  await db.update(reportRun).set({ leftOut: from.leftOut }).where(eq(reportRun.id, to));
}

interface RunParts {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly addresses: FileAddresses;
}

/** Tries again what has failed, or cancels what is not ready. */
const changeRun =
  (jobs: Pick<Jobs, 'enqueue'>): HandlersOf<'ReportRuns'>['change'] =>
  async ({ path: { id }, body: { version, action } }, context) => {
    const run = await storedRun(id, 'update');
    if (run === undefined) throw notFound();
    const state = stateAfter(run.state, action);
    if (run.version !== version || state === undefined) throw versionConflict(await shownOr404(id, context));
    await db
      .update(reportRun)
      .set({
        state,
        failure: null,
        version: version + 1,
        ...(action === 'CANCEL' ? { finishedAt: new Date(), wordTemplateId: null } : { finishedAt: null }),
      })
      .where(eq(reportRun.id, id));
    if (action === 'RETRY') await jobs.enqueue(reportJob, { runId: id });
    return shownOr404(id, context);
  };

/** The reports that were made, and those that are to be made. */
export const runHandlers = ({ jobs, addresses }: RunParts): HandlersOf<'ReportRuns'> => ({
  list: ({ query }, context) => runPage(query, context),

  get: ({ path: { id } }, context) => shownOr404(id, context),

  async request({ body: { kind, definitionId, templateId = null, asOf: day, ...chosen } }, context) {
    const definition = { ...(await definitionNamed({ kind, definitionId, templateId })), ...chosen };
    checkSettings(kind, definition);
    await refuseMany(context.user.id);
    const who = { organisationId: context.organisation.id, authorId: context.user.id };
    const id = await addRun(definition, { asOf: await momentOf(day) }, who, jobs);
    return shownOr404(id, context);
  },

  async storePage({ body }, context) {
    const { definition, page, closedAt } = await pageNamed(body, context);
    await refuseMany(context.user.id);
    const who = { organisationId: context.organisation.id, authorId: context.user.id };
    // What a page shows does not depend on earlier reports.
    const given = { asOf: closedAt ?? (await momentOf(body.asOf)), page, since: null };
    return shownOr404(await addRun(definition, given, who, jobs), context);
  },

  async repeat({ path: { id } }, context) {
    const run = await storedRun(id);
    if (run === undefined) throw notFound();
    await refuseMany(context.user.id);
    const who = { organisationId: context.organisation.id, authorId: context.user.id };
    const template = run.templateId === null ? null : { id: run.templateId };
    const definition = { ...run, id: run.definitionId, template, version: run.definitionVersion };
    const { asOf, since, page } = run;
    const added = await addRun(definition, { asOf, since, page, ...(await templateOfRun(run)) }, who, jobs);
    await takeContent(run, added, context);
    return shownOr404(added, context);
  },

  change: changeRun(jobs),

  async address({ path: { id } }, context) {
    const { fileId } = await openable(id, context);
    return addresses.addressOf({ fileId: fileId ?? '', inline: false }, context);
  },

  compare: ({ path: { id }, query: { otherId } }, context) => compareRuns([id, otherId], context),
});
