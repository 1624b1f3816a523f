import { and, eq } from 'drizzle-orm';
import { z } from 'zod';

import { platformOwner } from '#domain/catalogue/version-lifecycle.ts';
import { versionConflict } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { standardVersion } from '#server/database/schema/index.ts';
import { platformJob } from '#server/jobs/job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';

import { versionShown } from '../queries.ts';
import type { CatalogueScope } from '../scope.ts';
import { lockDraft, ownVersion } from '../versions.ts';

/** Generates questions for the controls of a draft of the platform that have none. */
export const questionGeneration = platformJob({
  name: 'generate-control-questions',
  fields: { versionId: z.uuid() },
  retry: { limit: 0, delaySeconds: 1 },
  concurrency: 1,
  leaseSeconds: 600,
});

/**
 * Begins the generation of questions. One that was begun before goes on: a control that has questions is left as it is.
 * @throws ApiError 404, 409 once it is published, or if someone else has edited the draft
 */
export async function beginGeneration(
  scope: CatalogueScope,
  { id, read }: { readonly id: string; readonly read: number },
  jobs: Pick<Jobs, 'send'>,
): Promise<Schemas['StandardVersion']> {
  const version = await scope.within(async ({ database }) => {
    const before = await lockDraft(database, scope.ownerId, id);
    if (before.version !== read) throw versionConflict(versionShown(before));
    await database
      .update(standardVersion)
      .set({ generation: 'RUNNING', generationError: null })
      .where(and(eq(standardVersion.ownerId, platformOwner), eq(standardVersion.id, id)));
    return ownVersion(database, scope.ownerId, id);
  });
  await jobs.send(questionGeneration, { versionId: id });
  return versionShown(version);
}
