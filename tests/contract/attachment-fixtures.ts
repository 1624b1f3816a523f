import { eq } from 'drizzle-orm';

import { attachmentVersion, fileOpening } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { numberAt, textAt } from '#tests/server/identity/support.ts';
import { fileType } from '#tests/server/support/http.ts';

import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { createPlain, unique } from './samples.ts';

/** The id of a new record of the place. */
const newAsset = async (place: Place): Promise<string> => (await createPlain(place, 'InformationAssets')).id;

interface TextFile {
  readonly query: { readonly name: string };
  readonly raw: string;
}

/** A text file that names the place. */
const textFile = ({ marker }: Place): TextFile => ({
  query: { name: `${marker} ${unique()}.txt` },
  raw: `A text of ${marker}\n`,
});

const send = (place: Place, path: string, { query, raw }: TextFile) =>
  place.owner.call(`${path}?${new URLSearchParams({ ...query })}`, {
    method: 'POST',
    headers: fileType,
    raw,
    organisation: place.organisation.id,
  });

/** A file that the owner has attached to a record of the place. */
export async function attachedTo(place: Place, record?: string) {
  const recordId = record ?? (await newAsset(place));
  const { body } = await send(place, `/api/records/${recordId}/attachments`, textFile(place));
  return { recordId, id: textAt(body, 'data.id'), version: numberAt(body, 'data.version') };
}

/** A file that the owner has attached, and then another version of it. */
async function withTwoVersions(place: Place) {
  const { id, version } = await attachedTo(place);
  const { query, raw } = textFile(place);
  const given = { query: { ...query, version: String(version) }, raw };
  const { body } = await send(place, `/api/attachments/${id}/versions`, given);
  return { id, version: numberAt(body, 'data.version') };
}

/** A file of which a download is noted. */
async function openedFile(place: Place): Promise<string> {
  const { id } = await attachedTo(place);
  const { server, organisation, owner } = place;
  const organisationId = organisation.id;
  await server.database.inOrganisation({ organisationId, userId: owner.id }, async () => {
    const files = db.select({ fileId: attachmentVersion.fileId }).from(attachmentVersion);
    const [file] = await files.where(eq(attachmentVersion.attachmentId, id));
    await db.insert(fileOpening).values({ organisationId, fileId: file?.fileId ?? '', openedBy: owner.id });
  });
  return id;
}

/** A file that the owner has removed. */
async function removedAttachment(place: Place) {
  const { id, version } = await attachedTo(place);
  const { body } = await place.owner.call(`/api/attachments/${id}?version=${version}`, {
    method: 'DELETE',
    organisation: place.organisation.id,
  });
  return { id, version: numberAt(body, 'data.version') };
}

/** Valid inputs of the operations of `Attachments`. */
export const attachmentFixtures = {
  'Attachments.list': async (place) => ({
    path: { id: (await attachedTo(place)).recordId },
    query: { search: place.marker, removed: false, sortId: 'name', desc: true },
  }),
  'Attachments.add': async (place) => ({ path: { id: await newAsset(place) }, ...textFile(place) }),
  'Attachments.versions': async (place) => ({ path: { id: (await attachedTo(place)).id } }),
  'Attachments.openings': async (place) => ({
    path: { id: await openedFile(place) },
    query: { page: 1, perPage: 10 },
  }),
  'Attachments.addVersion': async (place) => {
    const { id, version } = await attachedTo(place);
    const { query, raw } = textFile(place);
    return { path: { id }, query: { ...query, version }, raw };
  },
  'Attachments.restoreVersion': async (place) => {
    const { id, version } = await withTwoVersions(place);
    return { path: { id }, body: { version, number: 1 } };
  },
  'Attachments.address': async (place) => ({ path: { id: (await attachedTo(place)).id }, query: { number: 1 } }),
  'Attachments.update': async (place) => {
    const { id, version } = await attachedTo(place);
    return { path: { id }, body: { version, name: `${place.marker} renamed.txt` } };
  },
  'Attachments.remove': async (place) => {
    const { id, version } = await attachedTo(place);
    return { path: { id }, query: { version } };
  },
  'Attachments.restore': async (place) => {
    const { id, version } = await removedAttachment(place);
    return { path: { id }, body: { version } };
  },
} satisfies FixturesOf<'Attachments'>;
