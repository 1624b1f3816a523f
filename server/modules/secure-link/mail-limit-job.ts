import { z } from 'zod';

import { platformJob } from '#server/jobs/job.ts';

/** Records for which people outside of the organisation are mailed. */
const limitedKinds = ['policy', 'serviceProviderAssessment', 'evidence'] as const;
export type LimitedKind = (typeof limitedKinds)[number];

/**
 * Tells an organisation's administrators, once a day, that its limit of new addresses was reached. A job of the platform, because
 * the transaction that was refused adds it and leaves nothing else.
 */
export const mailLimitJob = platformJob({
  name: 'tell-of-mail-limit',
  fields: {
    organisationId: z.uuid(),
    /** Who asked. */
    userId: z.uuid(),
    kind: z.enum(limitedKinds),
    recordId: z.uuid(),
    day: z.iso.date(),
    limit: z.int(),
  },
  retry: { limit: 10, delaySeconds: 30 },
  keyOf: ({ organisationId, day }) => `${organisationId} ${day}`,
});
