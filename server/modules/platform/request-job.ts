import { z } from 'zod';

import { platformJob } from '#server/jobs/job.ts';

/** Tells the member who asked the platform for something what became of it. */
export const requestDecidedJob = platformJob({
  name: 'mail-decided-request',
  fields: { requestId: z.uuid() },
  retry: { limit: 5, delaySeconds: 30 },
  keyOf: ({ requestId }) => requestId,
});
