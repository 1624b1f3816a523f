import { z } from 'zod';

import { organisationJob } from '#server/jobs/job.ts';

/** Tells those who review an assessment that it was submitted. Links add it: its name is in 0047_assessments.sql. */
export const submissionJob = organisationJob({
  name: 'tell-of-assessment-submission',
  fields: { assessmentId: z.uuid() },
  retry: { limit: 10, delaySeconds: 30 },
});
