import { takesRaw } from '#domain/files/file-types.ts';
import { invalid } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas, ShortTransactions } from '#server/contract/types.ts';
import type { Files } from '#server/files/files.ts';
import { findViewable } from '#server/modules/record/index.ts';

import { findChangeable, log, requireEdit, type FileChanges, type MayChange } from '../change.ts';
import { attachmentWith, fileOfVersion } from '../read.ts';
import {
  attach,
  attachVersion,
  requirePlace,
  requireRoom,
  requireVersionPlace,
  type FileLimits,
  type NewFile,
} from '../store.ts';
import { receiver, type UploadParts } from './receive.ts';

const senderOf = ({ organisation, user }: OrganisationContext) => ({
  organisationId: organisation.id,
  senderId: user.id,
});

/** A stored content, opened when it is read. */
async function* contentIn(files: Files, key: string): AsyncGenerator<Uint8Array, void> {
  yield* await files.open(key);
}

interface Adding {
  readonly limits: FileLimits;
  readonly changes: FileChanges;
}

/** Adds a file as the latest version of an attached one, in a transaction. @throws ApiError 403, 404, 409 */
async function addLatest(
  file: NewFile,
  wanted: { readonly id: string; readonly version: number },
  { limits, changes }: Adding,
  context: OrganisationContext,
) {
  const { change, attachment, before } = await changes.beginOf(context, wanted);
  requireVersionPlace(attachment);
  await requireRoom(file.size, limits, context);
  await attachVersion(change, file, attachment, context);
  await log(context, change, before.latest.name, `${file.name} (version ${attachment.latest + 1})`);
  return attachmentWith(wanted.id);
}

/** A file as it is sent to a record. */
interface SentFile {
  readonly path: { readonly id: string };
  readonly query: { readonly name: string };
  readonly body: AsyncIterable<Uint8Array>;
}

/** The handler that attaches files to records: checked before they arrive, and again when they are attached. */
export function addHandler(
  { files, limits }: UploadParts,
  changes: FileChanges,
  mayChange: MayChange = requireEdit,
): (file: SentFile, context: OrganisationContext & ShortTransactions) => Promise<Schemas['Attachment']> {
  const receive = receiver({ files, limits });
  return async ({ path: { id }, query: { name }, body }, context) => {
    const isRaw = await context.inTransaction(async () => {
      const found = await findViewable(context, id);
      await mayChange(context, found);
      await requirePlace(id);
      await requireRoom(1, limits, context);
      return takesRaw(found.kind);
    });
    return receive({ name, content: body, isRaw }, senderOf(context), (file) =>
      context.inTransaction(async () => {
        const change = await changes.begin(context, id, mayChange);
        await requireRoom(file.size, limits, context);
        await requirePlace(id);
        const added = await attach(file, change, context);
        await log(context, change, null, file.name);
        return attachmentWith(added);
      }),
    );
  };
}

/** The handlers that receive files. */
export function uploadHandlers({ files, limits }: UploadParts, changes: FileChanges, mayAdd: MayChange) {
  const adding = { limits, changes };
  const receive = receiver({ files, limits });
  return {
    add: addHandler({ files, limits }, changes, mayAdd),

    async addVersion({ path: { id }, query: { version, name }, body }, context) {
      const isRaw = await context.inTransaction(async () => {
        const { attachment, entity } = await findChangeable(context, { id, version });
        requireVersionPlace(attachment);
        await requireRoom(1, limits, context);
        return takesRaw(entity.kind);
      });
      return receive({ name, content: body, isRaw }, senderOf(context), (file) =>
        context.inTransaction(() => addLatest(file, { id, version }, adding, context)),
      );
    },

    async restoreVersion({ path: { id }, body: { version, number } }, context) {
      const earlier = await context.inTransaction(async () => {
        const { attachment, entity } = await findChangeable(context, { id, version });
        if (number === attachment.latest) throw invalid([{ field: 'number', message: 'This is the latest version' }]);
        requireVersionPlace(attachment);
        const file = await fileOfVersion(id, number);
        await requireRoom(file.size, limits, context);
        return { ...file, isRaw: takesRaw(entity.kind) };
      });
      const { name, key, isRaw } = earlier;
      return receive({ name, content: contentIn(files, key), isRaw }, senderOf(context), (file) =>
        context.inTransaction(() => addLatest(file, { id, version }, adding, context)),
      );
    },
  } satisfies Partial<HandlersOf<'Attachments'>>;
}
