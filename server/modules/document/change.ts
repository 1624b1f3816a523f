import { nameKey } from '#domain/document/names.ts';
import { typeOfName } from '#domain/files/file-types.ts';
import { invalid } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { labelChoice, member, refuseUnknownChoices } from '#server/modules/record/index.ts';

import { setLabels } from './labels.ts';
import { lockEntry, lockRepository, log, logAll, placeIn, type Repository, type StoredEntry } from './locks.ts';
import { named, nameTaken, refuseMode, settleName, validName } from './names.ts';
import { entryWith, fileOfVersion } from './read.ts';
import { refusePlace } from './tree.ts';
import { addEntry, addLatest, changeEntry, requireVersionPlace } from './write.ts';

/** A new name of a file or folder. @throws ApiError 400, 409 */
async function newName(entry: StoredEntry, given: string): Promise<string> {
  const name = validName(given);
  if (entry.latest !== null) {
    const { type } = await fileOfVersion(entry.id, entry.latest);
    if (typeOfName(name) !== type) throw invalid([{ field: 'name', message: 'Keep the extension of the file' }]);
  }
  const other = await named({ repositoryId: entry.repositoryId, folderId: entry.parentId }, name, entry.id);
  if (other !== undefined) throw nameTaken(other);
  return name;
}

type Entry = Schemas['DocumentEntry'];

/** What is known of a file or folder besides its name, in words. */
const factsOf = ({ owner, reviewOn, labels }: Entry): readonly string[] => [
  owner === null ? 'no owner' : `owner: ${owner.name}`,
  reviewOn === null ? 'no review due' : `review due ${reviewOn}`,
  labels.length === 0 ? 'no labels' : `labels: ${labels.map((one) => one.name).join(', ')}`,
];

/** Logs what was changed: the name, and each fact that differs. */
async function logChange(context: OrganisationContext, repository: Repository, before: Entry, after: Entry) {
  const facts = factsOf(after);
  const became = factsOf(before).flatMap((old, index) => {
    const now = facts[index] ?? '';
    return old === now ? [] : { old: `${after.name} (${old})`, new: `${after.name} (${now})` };
  });
  const renamed = before.name === after.name ? [] : [{ old: before.name, new: after.name }];
  if (became.length + renamed.length > 0) await logAll(context, repository, [...renamed, ...became]);
}

/** The handlers that add folders and change what is known of files and folders. */
export const changeHandlers = {
  async addFolder({ path: { id }, body: { folderId, name: given, onConflict } }, context) {
    const name = validName(given);
    refuseMode(onConflict, ['STOP', 'RENAME', 'MERGE']);
    const repository = await lockRepository(id);
    const place = await placeIn(repository.id, folderId);
    await refusePlace(place, null, 1);
    const settled = await settleName(place, { name, kind: 'FOLDER' }, onConflict);
    if (settled.onto !== null) return entryWith(settled.onto.id);
    const added = await addEntry(place, { kind: 'FOLDER', name: settled.name }, context);
    await log(context, repository, null, settled.name);
    return entryWith(added);
  },

  async change({ path: { id }, body: { version, name: given, ownerId, reviewOn, labelIds } }, context) {
    const { repository, entry } = await lockEntry({ id, version });
    await refuseUnknownChoices({ ownerId: member, labelIds: labelChoice }, { ownerId, labelIds });
    if (entry.kind === 'FOLDER' && reviewOn !== undefined && reviewOn !== null)
      throw invalid([{ field: 'reviewOn', message: 'Only files are reviewed' }]);
    const name = given === undefined ? entry.title : await newName(entry, given);
    const before = await entryWith(entry.id);
    const set = {
      ...(name !== entry.title && { title: name, nameKey: nameKey(name) }),
      ...(ownerId !== undefined && { ownerId }),
      ...(reviewOn !== undefined && { reviewOn }),
    };
    if (labelIds !== undefined) await setLabels(entry, labelIds);
    await changeEntry(entry.id, set);
    const after = await entryWith(entry.id);
    await logChange(context, repository, before, after);
    return after;
  },

  async restoreVersion({ path: { id }, body: { version, number } }, context) {
    const { repository, entry } = await lockEntry({ id, version });
    if (number === entry.latest) throw invalid([{ field: 'number', message: 'This is the latest version' }]);
    requireVersionPlace(entry.latest);
    const { id: fileId } = await fileOfVersion(entry.id, number);
    const latest = await addLatest(entry, { fileId, restoredFrom: number }, context);
    await log(context, repository, entry.title, `${entry.title} (version ${latest}, as version ${number})`);
    return entryWith(entry.id);
  },
} satisfies Partial<HandlersOf<'Documents'>>;
