import { z } from 'zod';

import { platformJob, scheduledJob } from '#server/jobs/job.ts';

/** Makes the changes of an operation that was taken on, one after another. */
export const runPrivilegedJob = platformJob({
  name: 'run-privileged-operation',
  fields: { operationId: z.uuid() },
  retry: { limit: 3, delaySeconds: 5 },
  keyOf: ({ operationId }) => operationId,
});

/** Adds the job of those whose process died before it had. */
export const resumePrivilegedJob = scheduledJob({
  name: 'resume-privileged-operations',
  every: 'hour',
  retry: { limit: 2, delaySeconds: 60 },
});

/** Mails the other Super Admins that an operation waits for one of them. */
export const secondAskedJob = platformJob({
  name: 'mail-second-asked',
  fields: { operationId: z.uuid() },
  retry: { limit: 5, delaySeconds: 30 },
  keyOf: ({ operationId }) => operationId,
});
