import { z } from 'zod';

import { organisationJob } from '#server/jobs/job.ts';

/** The mail of one notification that does not wait for the daily one. */
export const mailNowJob = organisationJob({
  name: 'mail-notification',
  fields: { recipientId: z.uuid(), notificationId: z.uuid() },
  retry: { limit: 6, delaySeconds: 60 },
  keyOf: ({ notificationId }) => notificationId,
});
