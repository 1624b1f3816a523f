import { sql } from 'drizzle-orm';

import { acknowledgementRequest as request, policyVersion } from '#server/database/schema/index.ts';

/** The version in whose share a request counts: a later one, if that did not ask its recipient again. */
export const countedVersionId = sql<string>`coalesce(${request.countsFor}, ${request.versionId})`;

/** The version in whose share a request counts, joined to it. */
export const ofCountedVersion = sql`${policyVersion.organisationId} = ${request.organisationId}
  and ${policyVersion.id} = ${countedVersionId}`;
