import { z } from 'zod';

import { organisationJob } from '#server/jobs/job.ts';

/** Tells the person who invited what became of it. */
export const inviterJob = organisationJob({
  name: 'mail-inviter',
  fields: { invitationId: z.uuid(), what: z.enum(['ACCEPTED', 'REDUCED', 'ASKED']) },
  retry: { limit: 5, delaySeconds: 30 },
});
