import { z } from 'zod';

import { organisationJob } from '#server/jobs/job.ts';

/** One person's daily mail about one organisation; at most one a day. */
export const digestJob = organisationJob({
  name: 'mail-digest',
  fields: { recipientId: z.uuid(), day: z.iso.date() },
  retry: { limit: 6, delaySeconds: 60 },
  keyOf: ({ recipientId, day }) => `${recipientId} ${day}`,
});
