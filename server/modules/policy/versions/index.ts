import type { HandlersOf } from '#server/contract/types.ts';
import { sanitisedText } from '#server/modules/rich-text/index.ts';
import type { AskingParts } from '#server/modules/secure-link/index.ts';

import { askingPreview } from '../acknowledgement/asking.ts';
import { comparedTexts } from './compared.ts';
import { decidersHandler } from './deciders.ts';
import { findPolicy, policyOfVersion, versionWith, versionsOf } from './read.ts';
import { remarkHandlers } from './remarks.ts';
import { reviewHandler } from './review.ts';
import { statusHandler } from './status.ts';
import { writeHandler } from './write.ts';

/** A version without its text. */
const summaryOf = (id: string, versions: Awaited<ReturnType<typeof versionsOf>>) =>
  versions.find((version) => version.id === id);

/** Two versions of a policy, with their texts. @throws ApiError 404 */
async function bothVersions(id: string, fromId: string) {
  const policyId = await policyOfVersion(id);
  const [versions, was, is] = await Promise.all([
    versionsOf(policyId),
    versionWith(policyId, fromId),
    versionWith(policyId, id),
  ]);
  const [from, to] = [summaryOf(was.id, versions), summaryOf(is.id, versions)];
  if (from === undefined || to === undefined) throw new Error('A version is missing from the list of versions');
  return { from, to, was, is };
}

/** The versions of policies. */
export const versionHandlers = (parts: AskingParts): HandlersOf<'PolicyVersions'> => ({
  deciders: decidersHandler,

  async all({ path: { id } }) {
    await findPolicy(id);
    return versionsOf(id);
  },

  async get({ path: { id } }) {
    return versionWith(await policyOfVersion(id), id);
  },

  async asking({ path: { id } }) {
    await findPolicy(id);
    return askingPreview(id);
  },

  async compare({ path: { id, fromId } }, { organisation, inTransaction }) {
    const { from, to, was, is } = await inTransaction(() => bothVersions(id, fromId));
    return { from, to, ...(await comparedTexts({ was, is, organisationId: organisation.id })) };
  },

  // A long text is sanitised in a worker thread, for which no transaction waits.
  async write({ path, query, body }, context) {
    const content = await sanitisedText(body.content, context.organisation.id);
    return context.inTransaction(() => writeHandler({ path, query, body: { ...body, content } }, context));
  },
  changeStatus: statusHandler(parts),
  review: reviewHandler,
  ...remarkHandlers,
});
