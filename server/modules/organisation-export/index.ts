import { handleOrganisationJob, handlePlatformJob, type JobHandler } from '#server/jobs/handler.ts';
import { scheduledJob } from '#server/jobs/job.ts';

import { exportJob } from './handlers.ts';
import { expireExports } from './slow-work/expire.ts';
import { failExport, makeExport, type ExportParts } from './slow-work/make.ts';

export { exportHandlers } from './handlers.ts';
export { exportedFile } from './sent-file.ts';

const expiring = scheduledJob({ name: 'expire-exports', every: 'hour', retry: { limit: 3, delaySeconds: 60 } });

/** Makes exports of organisations, and deletes their archives once their time has come. */
export const exportJobs = (parts: ExportParts): JobHandler[] => [
  handleOrganisationJob(exportJob, async ({ exportId }, job) => {
    try {
      await makeExport(exportId, parts, job);
    } catch (error) {
      if (job.attempt > exportJob.retry.limit)
        await job.inTransaction(() =>
          failExport(exportId, 'It could not be made. Try again, and tell the operator if that fails too.'),
        );
      throw error;
    }
  }),
  handlePlatformJob(expiring, () => expireExports(parts)),
];
