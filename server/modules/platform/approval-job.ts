import { z } from 'zod';

import { platformJob } from '#server/jobs/job.ts';

/** Mails a person that their account was approved. */
export const approvalMailJob = platformJob({
  name: 'mail-account-approved',
  fields: { userId: z.uuid() },
  retry: { limit: 5, delaySeconds: 30 },
  keyOf: ({ userId }) => userId,
});
