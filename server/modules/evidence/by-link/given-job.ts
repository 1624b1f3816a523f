import { z } from 'zod';

import { organisationJob } from '#server/jobs/job.ts';

/** Tells who asked for evidence that it was given. Links add it: its name is in 0105_evidence-by-link.sql. */
export const givenJob = organisationJob({
  name: 'tell-of-given-evidence',
  fields: { contactId: z.uuid() },
  retry: { limit: 10, delaySeconds: 30 },
});
