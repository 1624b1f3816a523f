import type { Handlers } from '#server/contract/types.ts';
import { handleOrganisationJob, handlePlatformJob, type JobHandler } from '#server/jobs/handler.ts';
import { scheduledJob } from '#server/jobs/job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { FileAddresses } from '#server/modules/attachment/index.ts';

import { definitionHandlers } from './definitions.ts';
import { ReportRefused } from './refused.ts';
import { reportJob, runHandlers } from './runs.ts';
import { scheduleHandlers } from './schedules.ts';
import { runHour } from './slow-work/hourly.ts';
import { fail, makeReport, reasonOf, type MakingParts } from './slow-work/make.ts';

export { addRun } from './runs.ts';
export { definitionNamed as reportDefinitionNamed, shippedDefinition } from './definitions.ts';
export { reportFile } from './sent-file.ts';
export { reportTemplateHandlers } from './templates/managed.ts';
export { runHour as runReportHour } from './slow-work/hourly.ts';

/** What needs neither jobs nor files. */
export const reportLibrary = { ReportDefinitions: definitionHandlers, ReportSchedules: scheduleHandlers } as const;

/** The report library. docs/decisions/173-report-library.md */
export const reportModule = (parts: {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly addresses: FileAddresses;
}): Pick<Handlers, 'ReportDefinitions' | 'ReportRuns' | 'ReportSchedules'> => ({
  ...reportLibrary,
  ReportRuns: runHandlers(parts),
});

const hourly = scheduledJob({ name: 'make-scheduled-reports', every: 'hour', retry: { limit: 3, delaySeconds: 60 } });

/** Makes reports, and every hour those that schedules have planned. */
export const reportJobs = (parts: MakingParts & { readonly jobs: Pick<Jobs, 'enqueue'> }): JobHandler[] => [
  handleOrganisationJob(reportJob, async ({ runId }, job) => {
    try {
      await makeReport(runId, parts, job);
    } catch (error) {
      const isRefused = error instanceof ReportRefused;
      if (!isRefused && job.attempt <= reportJob.retry.limit) throw error;
      await job.inTransaction(() => fail(runId, reasonOf(error)));
      if (!isRefused) throw error;
    }
  }),
  handlePlatformJob(hourly, () => runHour(parts)),
];
