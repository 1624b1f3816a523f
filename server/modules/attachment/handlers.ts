import { sql } from 'drizzle-orm';

import { fileTypes } from '#domain/files/file-types.ts';
import { invalid, notFound } from '#server/contract/errors.ts';
import type { HandlersOf } from '#server/contract/types.ts';
import { findViewable } from '#server/modules/record/index.ts';

import type { FileAddresses } from './addresses.ts';
import { findChangeable, log, type FileChanges } from './change.ts';
import { renamed } from './file-name.ts';
import { openingsPage } from './openings.ts';
import { attachmentPage, attachmentWith, fileOfVersion, findAttachment, versionsOf, viewableFile } from './read.ts';
import { changeAttachment, renameFile, requirePlace } from './store.ts';

/** The handlers that read attached files. */
function readers(addresses: FileAddresses) {
  return {
    async list({ path: { id }, query }, context) {
      await findViewable(context, id);
      return attachmentPage(id, query);
    },

    async versions({ path: { id } }, context) {
      const { attachment } = await findAttachment(context, id);
      if (attachment.removedAt !== null) throw notFound();
      return versionsOf(id);
    },

    async openings({ path: { id }, query }, context) {
      const { attachment } = await findAttachment(context, id);
      if (attachment.removedAt !== null) throw notFound();
      return openingsPage(id, query);
    },

    async address({ path: { id }, query: { number, inline = false } }, context) {
      const file = await viewableFile(context, id, number);
      if (inline && !fileTypes[file.type].inline)
        throw invalid([{ field: 'inline', message: 'Files of this type can only be downloaded' }]);
      return addresses.addressOf({ fileId: file.id, inline }, context);
    },
  } satisfies Partial<HandlersOf<'Attachments'>>;
}

/** All operations on attached files that do not wait for the storage; see decision 047. */
export const storedFileHandlers = (
  addresses: FileAddresses,
  changes: FileChanges,
): Omit<HandlersOf<'Attachments'>, 'add' | 'addVersion' | 'restoreVersion'> => ({
  ...readers(addresses),

  async update({ path: { id }, body: { version, name: given } }, context) {
    const { before } = await findChangeable(context, { id, version });
    const name = renamed(given, before.latest);
    if (name === before.latest.name) return before;
    const { change } = await changes.beginOf(context, { id, version });
    const file = await fileOfVersion(id, before.latest.number);
    await renameFile(change, file.id, name);
    await changeAttachment(change, id);
    await log(context, change, before.latest.name, name);
    return attachmentWith(id);
  },

  async remove({ path: { id }, query: { version } }, context) {
    const { change, before } = await changes.beginOf(context, { id, version });
    await changeAttachment(change, id, { removedAt: sql`now()`, removedBy: context.user.id });
    await log(context, change, before.latest.name, null);
    return attachmentWith(id);
  },

  async restore({ path: { id }, body: { version } }, context) {
    const { change, before } = await changes.beginOf(context, { id, version, state: 'removed' });
    await requirePlace(change.entity.id);
    await changeAttachment(change, id, { removedAt: null, removedBy: null });
    await log(context, change, null, before.latest.name);
    return attachmentWith(id);
  },
});
