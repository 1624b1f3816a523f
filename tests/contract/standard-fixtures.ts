import { createHash } from 'node:crypto';

import { textAt } from '#tests/server/identity/support.ts';
import { fileType } from '#tests/server/support/http.ts';

import { nothing } from './account-fixtures.ts';
import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';

/** A standard of the organisation's own, as a file. */
export const standardFile = (marker: string): string =>
  JSON.stringify({
    catalog: {
      metadata: { title: marker, version: '1.0', 'oscal-version': '1.2.1' },
      groups: [
        {
          id: 'g',
          title: marker,
          controls: [
            { id: 'c-1', title: marker, class: 'rule', parts: [{ name: 'statement', prose: `${marker} is kept.` }] },
          ],
        },
      ],
    },
  });

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A draft of a standard of the organisation's own. */
export async function draftStandard({
  owner,
  organisation,
  marker,
}: Place): Promise<{ id: string; standardId: string }> {
  const raw = standardFile(marker);
  const address = `/api/standard/import?sha256=${sha256(raw)}`;
  const { body } = await owner.call(address, { method: 'POST', raw, headers: fileType, organisation: organisation.id });
  return { id: textAt(body, 'data.id'), standardId: textAt(body, 'data.standardId') };
}

/** Valid inputs of the operations on standards. */
export const standardFixtures = {
  'Standards.versions': nothing,
  'Standards.get': async (place) => ({ path: { id: (await draftStandard(place)).id } }),
  'Standards.control': async (place) => {
    const { id } = await draftStandard(place);
    const call = { organisation: place.organisation.id };
    const { body } = await place.owner.call(`/api/standard/version/${id}`, call);
    return { path: { id, controlId: textAt(body, 'data.controls.0.id') } };
  },
  'Standards.readFile': async ({ marker }) => ({ raw: standardFile(marker), query: { title: marker, number: '2.0' } }),
  'Standards.importFile': async (place) => {
    const { standardId } = await draftStandard(place);
    const raw = standardFile(place.marker);
    const query = { title: place.marker, number: '2.0', sha256: sha256(raw), standardId, assessed: ['rule'] };
    return { raw, query };
  },
  'Standards.changeStatus': async (place) => ({
    path: { id: (await draftStandard(place)).id },
    body: { action: 'PUBLISH' },
  }),
  'Standards.undoImport': async (place) => ({ path: { id: (await draftStandard(place)).id } }),
  'Standards.exportFile': async (place) => ({
    path: { id: (await draftStandard(place)).id },
    query: { format: 'csv' },
  }),
} satisfies FixturesOf<'Standards'>;
