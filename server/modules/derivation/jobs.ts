import { z } from 'zod';

import { organisationJob, platformJob } from '#server/jobs/job.ts';

/** Makes the positions of an organisation follow a set of mappings whose use has changed, or that was published or withdrawn. */
export const mappingsJob = organisationJob({
  name: 'follow-mappings',
  fields: { setOwner: z.uuid(), setId: z.uuid() },
  retry: { limit: 5, delaySeconds: 10 },
  concurrency: 2,
  oneAtATime: 'organisation',
});

/** The same in every organisation, to be sent once a set of the platform's is published or withdrawn. */
export const publishedMappingsJob = platformJob({
  name: 'spread-mappings',
  fields: { setId: z.uuid() },
  retry: { limit: 5, delaySeconds: 10 },
});

/** Makes confidence and overrides of an organisation follow the day. */
export const dayJob = organisationJob({
  name: 'follow-compliance-day',
  fields: { day: z.iso.date() },
  retry: { limit: 5, delaySeconds: 60 },
  concurrency: 2,
  oneAtATime: 'organisation',
  keyOf: ({ day }) => day,
});
