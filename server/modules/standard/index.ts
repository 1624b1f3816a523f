import type { HandlersOf } from '#server/contract/types.ts';
import { db } from '#server/database/tenancy.ts';

import { catalogueShown, listedVersions, seenVersion, textsShown, versionShown } from './queries.ts';
import { fileHandlers } from './slow-work/files.ts';
import { moveVersion, removeDraft } from './versions.ts';

/** The standards that an organisation sees, and its own. */
export const standardHandlers: HandlersOf<'Standards'> = {
  versions: (_input, context) => listedVersions(context.organisation.id),
  get: ({ path: { id } }, context) => catalogueShown(id, context.organisation.id),
  control: ({ path: { id, controlId } }) => textsShown(id, controlId),

  async changeStatus({ path: { id }, body: { action } }, context) {
    const ownerId = context.organisation.id;
    await moveVersion(db, ownerId, { id, action });
    return versionShown(await seenVersion(id), ownerId);
  },

  async undoImport({ path: { id } }, context) {
    await removeDraft(db, context.organisation.id, id);
  },

  ...fileHandlers,
};
