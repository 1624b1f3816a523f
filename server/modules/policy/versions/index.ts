import type { HandlersOf } from '#server/contract/types.ts';
import type { Jobs } from '#server/jobs/jobs.ts';

import { differenceOf } from './difference.ts';
import { findPolicy, policyOfVersion, versionWith, versionsOf } from './read.ts';
import { remarkHandlers } from './remarks.ts';
import { reviewHandler } from './review.ts';
import { statusHandler } from './status.ts';
import { writeHandler } from './write.ts';

/** A version without its text. */
const summaryOf = (id: string, versions: Awaited<ReturnType<typeof versionsOf>>) =>
  versions.find((version) => version.id === id);

/** The versions of policies. */
export const versionHandlers = (jobs: Pick<Jobs, 'enqueue'>): HandlersOf<'PolicyVersions'> => ({
  async all({ path: { id } }) {
    await findPolicy(id);
    return versionsOf(id);
  },

  async get({ path: { id } }) {
    return versionWith(await policyOfVersion(id), id);
  },

  async compare({ path: { id, fromId } }) {
    const policyId = await policyOfVersion(id);
    const [versions, was, is] = await Promise.all([
      versionsOf(policyId),
      versionWith(policyId, fromId),
      versionWith(policyId, id),
    ]);
    const [from, to] = [summaryOf(was.id, versions), summaryOf(is.id, versions)];
    if (from === undefined || to === undefined) throw new Error('A version is missing from the list of versions');
    return { from, to, ...differenceOf(was, is) };
  },

  write: writeHandler,
  changeStatus: statusHandler(jobs),
  review: reviewHandler,
  ...remarkHandlers,
});
