import { z } from 'zod';

import { organisationJob } from '#server/jobs/job.ts';

export const retry = { limit: 1, delaySeconds: 1 };
export const fields = { riskId: z.uuid() };

/** A job of the tests' own. */
export const review = organisationJob({ name: 'review', fields, retry });
