import { purgeLimits } from '#server/database/limits.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';

import { handlePlatformJob } from './handler.ts';
import { scheduledJob } from './job.ts';

const purging = scheduledJob({ name: 'purge-limits', every: 'hour', retry: { limit: 3, delaySeconds: 30 } });

/** Deletes expired counters of limits every hour. */
export const purgeLimitsJob = (platform: PlatformDatabase) => handlePlatformJob(purging, () => purgeLimits(platform));
