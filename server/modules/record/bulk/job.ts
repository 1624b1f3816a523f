import { z } from 'zod';

import { organisationJob } from '#server/jobs/job.ts';

/** Does a change of all records of a list, or its undo. Another attempt continues where the last one has ended. */
export const bulkChangeJob = organisationJob({
  name: 'bulk-change',
  fields: { bulkChangeId: z.uuid(), step: z.enum(['RUN', 'UNDO']) },
  retry: { limit: 3, delaySeconds: 5 },
  concurrency: 2,
  oneAtATime: 'person',
});
