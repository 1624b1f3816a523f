import { Readable } from 'node:stream';

import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';

import { projectSheets, taskSheet } from '#domain/task/project-report.ts';
import type { FileAnswer, HandlersOf, Schemas } from '#server/contract/types.ts';
import { record, task, taskOccurrence, taskSeverity, taskStatus, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { organisationToday } from '#server/modules/organisation/index.ts';
import { csvOfSheet, workbookOfSheets } from '#server/modules/record/index.ts';

import { isOpen, isOverdue } from './figures.ts';
import { passedFinder } from './passed.ts';
import { liveProject } from './projects.ts';

type Report = Schemas['ProjectReport'];

const most = 2000;

const withOutcome = (outcome: Schemas['TaskOutcome']) =>
  sql`count(*) filter (where ${taskOccurrence.outcome} = ${sql.raw(`'${outcome}'`)})`;

/** Null for a task without an occurrence that has ended and stands. */
const ended = sql<Omit<
  Schemas['ReportedPeriods'],
  'passed'
> | null>`(select case when count(*) > 0 then json_build_object(
    'done', ${withOutcome('DONE')}, 'late', ${withOutcome('LATE')}, 'missed', ${withOutcome('MISSED')},
    'skipped', ${withOutcome('SKIPPED')}) end
  from ${taskOccurrence} where ${eqWithinOrganisation(taskOccurrence.taskId, task.id)}
    and ${taskOccurrence.reopenedAt} is null)`;

const isOfProject = (id: string) => and(eq(task.projectId, id), isNull(record.deletedAt));

const isRecord = eqWithinOrganisation(record.id, task.id);

async function tasksOf(projectId: string): Promise<Report['tasks']> {
  const rows = await db
    .select({
      id: task.id,
      ref: record.ref,
      title: record.title,
      status: taskStatus.name,
      state: task.state,
      severity: taskSeverity.name,
      owner: { id: userAccount.id, name: userAccount.name },
      startsOn: task.startsOn,
      dueOn: task.dueOn,
      isOverdue,
      estimate: task.estimate,
      completedAt: task.completedAt,
      ended,
      recurrence: task.recurrence,
    })
    .from(task)
    .innerJoin(record, isRecord)
    .innerJoin(taskStatus, eqWithinOrganisation(taskStatus.id, task.statusId))
    .leftJoin(taskSeverity, eqWithinOrganisation(taskSeverity.id, task.severityId))
    .leftJoin(userAccount, eq(userAccount.id, task.ownerId))
    .where(isOfProject(projectId))
    .orderBy(sql`${isOpen} desc`, sql`${task.dueOn} asc nulls last`, asc(record.ref), asc(task.id))
    .limit(most);
  const passedOf = await passedFinder();
  return rows.map(({ completedAt, ended: counts, recurrence, ...row }) => {
    const passed = passedOf({ ...row, recurrence })?.length ?? 0;
    const none = passed === 0 ? null : { done: 0, late: 0, missed: 0, skipped: 0 };
    const known = counts ?? none;
    return {
      ...row,
      completedAt: completedAt?.toISOString() ?? null,
      periods: known && { ...known, passed },
    };
  });
}

/** Reads the report of a live project. @throws ApiError 404 */
async function reportOf(id: string): Promise<Report> {
  const project = await liveProject(id);
  const [counted] = await db
    .select({ total: count() })
    .from(task)
    .innerJoin(record, isRecord)
    .where(isOfProject(project.id));
  const day = await organisationToday();
  return { project, day, tasks: await tasksOf(project.id), totalTasks: counted?.total ?? 0 };
}

function fileOf(report: Report, format: Schemas['ProjectReportFormat']): FileAnswer {
  const name = `${report.project.ref} ${report.project.title} ${report.day}.${format}`;
  return format === 'csv'
    ? {
        name,
        contentType: 'text/csv; charset=utf-8; header=present',
        content: Readable.from([csvOfSheet(taskSheet(report))]),
      }
    : {
        name,
        contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        content: workbookOfSheets(projectSheets(report), report.day),
      };
}

/** The reports of projects (specification section 7). */
export const projectReportHandlers: HandlersOf<'ProjectReports'> = {
  report: ({ path: { id } }) => reportOf(id),

  async exportReport({ path: { id }, query: { format } }, context) {
    return fileOf(await context.inTransaction(() => reportOf(id)), format);
  },
};
