import { fileTypes } from '#domain/files/file-types.ts';
import { invalid } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext } from '#server/contract/types.ts';
import {
  fileNamed,
  receiver,
  requireRoom,
  storeFile,
  type FileAddresses,
  type NewFile,
  type UploadParts,
} from '#server/modules/attachment/index.ts';

import { entryPage } from '../entry-list.ts';
import {
  findFile,
  findRepository,
  lockEntry,
  lockRepository,
  log,
  placeIn,
  type ConflictMode,
  type Place,
  type Repository,
} from '../locks.ts';
import { refuseMode, requireMayReplace, settleName, validName } from '../names.ts';
import { entryWith, fileOfVersion, foldersOf, versionsOf } from '../read.ts';
import { addEntry, addLatest, addVersions, requireQuota, requireVersionPlace } from '../write.ts';

export interface DocumentParts extends UploadParts {
  readonly addresses: FileAddresses;
}

const senderOf = ({ organisation, user }: OrganisationContext) => ({
  organisationId: organisation.id,
  senderId: user.id,
});

/** The handlers that read files and folders. */
export const readHandlers = ({ addresses }: DocumentParts) =>
  ({
    async entries({ path: { id }, query }) {
      await findRepository(id);
      return entryPage(id, query);
    },

    async folders({ path: { id } }) {
      await findRepository(id);
      return foldersOf(id);
    },

    entry: ({ path: { id } }) => entryWith(id),

    async versions({ path: { id } }) {
      await findFile(id);
      return versionsOf(id);
    },

    async address({ path: { id }, query: { number, inline = false } }, context) {
      const { title } = await findFile(id);
      const file = await fileOfVersion(id, number);
      if (inline && !fileTypes[file.type].inline)
        throw invalid([{ field: 'inline', message: 'Files of this type can only be downloaded' }]);
      return addresses.addressOf({ fileId: file.id, inline, name: title }, context);
    },
  }) satisfies Partial<HandlersOf<'Documents'>>;

interface Kept {
  readonly name: string;
  readonly file: NewFile;
  readonly onConflict: ConflictMode;
}

/** Adds a stored file to a place of a locked repository, or as a version of the one of its name. @returns its id */
export async function keepFile(
  repository: Repository,
  place: Place,
  { name, file, onConflict }: Kept,
  context: OrganisationContext,
): Promise<string> {
  const { name: free, onto } = await settleName(place, { name, kind: 'FILE' }, onConflict);
  if (onto !== null) {
    requireVersionPlace(onto.latest);
    const number = await addLatest(onto, { fileId: await storeFile(file, context) }, context);
    await log(context, repository, onto.title, `${onto.title} (version ${number})`);
    return onto.id;
  }
  const fileId = await storeFile(file, context);
  const added = await addEntry(place, { kind: 'FILE', name: free }, context);
  await addVersions([{ documentId: added, number: 1, fileId }], context);
  await log(context, repository, null, free);
  return added;
}

/** The handlers that receive files: checked before they arrive, and again when they are stored. */
export function uploadHandlers(parts: DocumentParts) {
  const receive = receiver(parts);
  const { limits } = parts;
  const requireSpace = async (repositoryId: string, size: number, context: OrganisationContext) => {
    await requireQuota(repositoryId, size);
    await requireRoom(size, limits, context);
  };
  return {
    async upload({ path: { id }, query: { folderId, name: given, onConflict }, body }, context) {
      refuseMode(onConflict, ['STOP', 'RENAME', 'VERSION']);
      requireMayReplace(onConflict, context);
      const name = validName(fileNamed(given).name);
      await context.inTransaction(async () => {
        const { id: repositoryId } = await findRepository(id);
        await settleName(await placeIn(repositoryId, folderId), { name, kind: 'FILE' }, onConflict);
        await requireSpace(repositoryId, 1, context);
      });
      return receive({ name, content: body }, senderOf(context), (file) =>
        context.inTransaction(async () => {
          const repository = await lockRepository(id);
          const place = await placeIn(repository.id, folderId);
          await requireSpace(repository.id, file.size, context);
          return entryWith(await keepFile(repository, place, { name, file, onConflict }, context));
        }),
      );
    },

    async addVersion({ path: { id }, query: { version, note = '' }, body }, context) {
      const seen = await context.inTransaction(async () => {
        const { entry } = await lockEntry({ id, version });
        const file = await findFile(id);
        requireVersionPlace(file.latest);
        await requireSpace(entry.repositoryId, 1, context);
        return file;
      });
      return receive({ name: seen.title, content: body }, senderOf(context), (file) =>
        context.inTransaction(async () => {
          const { repository, entry } = await lockEntry({ id, version });
          requireVersionPlace(entry.latest);
          await requireSpace(repository.id, file.size, context);
          const number = await addLatest(entry, { fileId: await storeFile(file, context), note }, context);
          await log(context, repository, entry.title, `${entry.title} (version ${number})`);
          return entryWith(entry.id);
        }),
      );
    },
  } satisfies Partial<HandlersOf<'Documents'>>;
}
