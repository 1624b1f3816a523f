import { z } from 'zod';

import { organisationActionValues } from '#openapi/generated/values.ts';
import { platformJob } from '#server/jobs/job.ts';

/** Mails the administrators of an organisation that its state has changed. */
export const stateMailJob = platformJob({
  name: 'mail-organisation-state',
  fields: { organisationId: z.uuid(), action: z.enum(organisationActionValues), version: z.int() },
  retry: { limit: 5, delaySeconds: 30 },
  keyOf: ({ organisationId, version }) => `${organisationId} ${version}`,
});
