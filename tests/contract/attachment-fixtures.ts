import { numberAt, textAt } from '#tests/server/identity/support.ts';
import { fileType } from '#tests/server/support/http.ts';

import type { Place } from './place.ts';
import { createPlain, unique } from './samples.ts';

/** The id of a new record of the place. */
export const newAsset = async (place: Place): Promise<string> => (await createPlain(place, 'InformationAssets')).id;

/** A text file that names the place. */
export const textFile = ({ marker }: Place) => ({
  query: { name: `${marker} ${unique()}.txt` },
  raw: `A text of ${marker}\n`,
});

/** A file that the owner has attached to a record of the place. */
export async function attachedTo(place: Place) {
  const recordId = await newAsset(place);
  const { query, raw } = textFile(place);
  const { body } = await place.owner.call(`/api/records/${recordId}/attachments?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: fileType,
    raw,
    organisation: place.organisation.id,
  });
  return { recordId, id: textAt(body, 'data.id'), version: numberAt(body, 'data.version') };
}

/** A file that the owner has removed. */
export async function removedAttachment(place: Place) {
  const { id, version } = await attachedTo(place);
  const { body } = await place.owner.call(`/api/attachments/${id}?version=${version}`, {
    method: 'DELETE',
    organisation: place.organisation.id,
  });
  return { id, version: numberAt(body, 'data.version') };
}
