import { numberAt, textAt } from '#tests/server/identity/support.ts';
import { fileType } from '#tests/server/support/http.ts';

import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { createPlain, unique, type Body } from './samples.ts';

const newRepository = async (place: Place): Promise<string> => (await createPlain(place, 'DocumentRepositories')).id;

const send = (place: Place, path: string, raw: string) =>
  place.owner.call(path, { method: 'POST', headers: fileType, raw, organisation: place.organisation.id });

/** A file that the owner has sent to a repository of the place. */
async function documentOf(place: Place, given?: string) {
  const repositoryId = given ?? (await newRepository(place));
  const query = new URLSearchParams({ name: `${place.marker} ${unique()}.txt`, onConflict: 'STOP' });
  const path = `/api/document-repository/${repositoryId}/files?${query}`;
  const { body } = await send(place, path, `A text of ${place.marker}\n`);
  return { repositoryId, id: textAt(body, 'data.id'), version: numberAt(body, 'data.version') };
}

async function folderOf(place: Place, given?: string) {
  const repositoryId = given ?? (await newRepository(place));
  const { body } = await place.owner.call(`/api/document-repository/${repositoryId}/folders`, {
    method: 'POST',
    body: { name: `${place.marker} ${unique()}`, onConflict: 'STOP' },
    organisation: place.organisation.id,
  });
  return { repositoryId, id: textAt(body, 'data.id'), version: numberAt(body, 'data.version') };
}

/** A file and another folder of its repository. */
async function documentAndFolder(place: Place) {
  const document = await documentOf(place);
  return { document, folder: await folderOf(place, document.repositoryId) };
}

async function labelOf(place: Place): Promise<string> {
  const { body } = await place.owner.call('/api/labels', {
    method: 'POST',
    body: { name: `${place.marker} ${unique()}`.slice(0, 50) },
    organisation: place.organisation.id,
  });
  return textAt(body, 'data.id');
}

async function removedDocument(place: Place) {
  const { id, version } = await documentOf(place);
  const { body } = await place.owner.call(`/api/document-entry/${id}?version=${version}`, {
    method: 'DELETE',
    organisation: place.organisation.id,
  });
  return { id, version: numberAt(body, 'data.version') };
}

const textFile = ({ marker }: Place): Body & { raw: string } => ({ raw: `A text of ${marker}\n` });

/** Valid inputs of the operations on the files and folders of repositories. */
export const documentFixtures = {
  'Documents.entries': async (place) => ({
    path: { id: (await documentOf(place)).repositoryId },
    query: {
      search: place.marker,
      folderId: (await folderOf(place)).id,
      labelId: [await labelOf(place)],
      unlabelled: true,
      reviewBy: '2026-12-31',
      removed: false,
      sortId: 'size',
      desc: true,
    },
  }),
  'Documents.folders': async (place) => ({ path: { id: (await folderOf(place)).repositoryId } }),
  'Documents.entry': async (place) => ({ path: { id: (await documentOf(place)).id } }),
  'Documents.addFolder': async (place) => {
    const { repositoryId, id } = await folderOf(place);
    return { path: { id: repositoryId }, body: { folderId: id, name: `Folder ${unique()}`, onConflict: 'STOP' } };
  },
  'Documents.upload': async (place) => {
    const { repositoryId, id } = await folderOf(place);
    const query = { folderId: id, name: `${place.marker} ${unique()}.txt`, onConflict: 'RENAME' as const };
    return { path: { id: repositoryId }, query, ...textFile(place) };
  },
  'Documents.versions': async (place) => ({ path: { id: (await documentOf(place)).id } }),
  'Documents.addVersion': async (place) => {
    const { id, version } = await documentOf(place);
    return { path: { id }, query: { version, note: 'Corrected' }, ...textFile(place) };
  },
  'Documents.restoreVersion': async (place) => {
    const { id, version } = await documentOf(place);
    const { body } = await send(place, `/api/document-entry/${id}/versions?version=${version}`, 'Another text\n');
    return { path: { id }, body: { version: numberAt(body, 'data.version'), number: 1 } };
  },
  'Documents.address': async (place) => ({ path: { id: (await documentOf(place)).id }, query: { number: 1 } }),
  'Documents.change': async (place) => {
    const { id, version } = await documentOf(place);
    const name = `${place.marker} ${unique()}.txt`;
    const labelIds = [await labelOf(place)];
    return { path: { id }, body: { version, name, ownerId: place.owner.id, reviewOn: '2027-01-31', labelIds } };
  },
  'Documents.move': async (place) => {
    const { document, folder } = await documentAndFolder(place);
    const { repositoryId } = document;
    return {
      path: { id: document.id },
      body: { version: document.version, repositoryId, folderId: folder.id, onConflict: 'STOP' },
    };
  },
  'Documents.copy': async (place) => {
    const { document, folder } = await documentAndFolder(place);
    const { repositoryId } = document;
    return { path: { id: document.id }, body: { repositoryId, folderId: folder.id, onConflict: 'RENAME' } };
  },
  'Documents.uses': async (place) => ({ path: { id: (await documentOf(place)).id } }),
  'Documents.discard': async (place) => {
    const { id, version } = await documentOf(place);
    return { path: { id }, query: { version } };
  },
  'Documents.bringBack': async (place) => {
    const { id, version } = await removedDocument(place);
    return { path: { id }, body: { version } };
  },
  'Documents.pack': async (place) => {
    const { document, folder } = await documentAndFolder(place);
    return { path: { id: document.repositoryId }, query: { folderId: folder.id } };
  },
  'DocumentAttachments.offered': async (place) => {
    const { id } = await documentOf(place);
    return { query: { search: place.marker, chosen: [id] } };
  },
  'DocumentAttachments.attach': async (place) => ({
    path: { id: (await createPlain(place, 'InformationAssets')).id },
    body: { documentId: (await documentOf(place)).id, number: 1 },
  }),
} satisfies FixturesOf<'Documents'> & FixturesOf<'DocumentAttachments'>;
