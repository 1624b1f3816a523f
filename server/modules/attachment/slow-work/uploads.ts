import type { HandlersOf } from '#server/contract/types.ts';
import { findViewable, holdViewable } from '#server/modules/record/index.ts';

import { lockForChange, log, requireEdit } from '../change.ts';
import { attachmentWith } from '../read.ts';
import { attach, attachVersion, requirePlace, requireRoom, requireVersionPlace } from '../store.ts';
import { receiver, type UploadParts } from './receive.ts';

/** The handlers that receive files: checked before they arrive, and again when they are attached. */
export function uploadHandlers({ files, limits }: UploadParts) {
  const receive = receiver({ files, limits });
  return {
    async add({ path: { id }, query: { name }, body }, context) {
      await context.inTransaction(async () => {
        requireEdit(context, await findViewable(context, id));
        await requirePlace(id);
        await requireRoom(1, limits, context);
      });
      return receive({ name, content: body }, context, (file) =>
        context.inTransaction(async () => {
          const entity = await holdViewable(context, id);
          await requireRoom(file.size, limits, context);
          await requirePlace(id);
          const added = await attach(file, id, context);
          await log(context, entity, null, file.name);
          return attachmentWith(added);
        }),
      );
    },

    async addVersion({ path: { id }, query: { version, name }, body }, context) {
      await context.inTransaction(async () => {
        const { attachment } = await lockForChange(context, { id, version });
        requireVersionPlace(attachment);
        await requireRoom(1, limits, context);
      });
      return receive({ name, content: body }, context, (file) =>
        context.inTransaction(async () => {
          const { attachment, entity, before } = await lockForChange(context, { id, version });
          requireVersionPlace(attachment);
          await requireRoom(file.size, limits, context);
          await attachVersion(file, attachment, context);
          await log(context, entity, before.latest.name, `${file.name} (version ${attachment.latest + 1})`);
          return attachmentWith(id);
        }),
      );
    },
  } satisfies Partial<HandlersOf<'Attachments'>>;
}
