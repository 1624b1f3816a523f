import { textAt } from '#tests/server/identity/support.ts';

import { inDays } from './assessment-samples.ts';
import {
  addGivenFile,
  askedByLink,
  contactsNow,
  contactVersion,
  givenByLink,
  newEvidence,
} from './evidence-link-samples.ts';
import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { unique } from './samples.ts';

const titled = ({ marker }: Place) => `${marker} ${unique()}`;

const linked = async (place: Place) => ({ path: { token: (await askedByLink(place, titled(place))).token } });

/** Someone who has added a file, and the id of that. */
async function withFile(place: Place) {
  const asked = await askedByLink(place, titled(place));
  const added = await addGivenFile(place, asked, `${place.marker}.txt`, place.marker);
  return { token: asked.token, fileId: textAt(added.body, 'data.files.0.id') };
}

/** Valid inputs of what concerns people who are asked for evidence by a link. */
export const evidenceLinkFixtures = {
  'EvidenceContacts.all': async (place) => ({ path: { id: (await givenByLink(place, titled(place))).evidenceId } }),
  'EvidenceContacts.ask': async (place) => ({
    path: { id: await newEvidence(place, titled(place)) },
    body: {
      name: place.marker,
      email: `${unique()}@example.org`,
      note: place.marker,
      dueOn: inDays(10),
      expiresOn: inDays(20),
      reminderDays: 3,
    },
  }),
  'EvidenceContacts.change': async (place) => {
    const { evidenceId, contactId } = await givenByLink(place, titled(place));
    const version = await contactVersion(place, evidenceId);
    return {
      path: { id: contactId },
      body: { version, action: 'RETURN', reason: place.marker, expiresOn: inDays(20) },
    };
  },
  'EvidenceContacts.fileAddress': async (place) => {
    const { evidenceId } = await givenByLink(place, titled(place));
    return { path: { id: textAt(await contactsNow(place, evidenceId), 'data.0.files.0.id') } };
  },
  'SecureEvidence.get': linked,
  'SecureEvidence.open': linked,
  'SecureEvidence.addFile': async (place) => ({
    ...(await linked(place)),
    query: { name: `${place.marker}.txt` },
    raw: place.marker,
  }),
  'SecureEvidence.removeFile': async (place) => ({ path: await withFile(place) }),
  'SecureEvidence.give': async (place) => {
    const { token } = await withFile(place);
    const dates = { madeOn: '2026-01-31', coversFrom: '2026-01-01', coversTo: '2026-01-31' };
    return { body: { token, ...dates, reply: place.marker } };
  },
} satisfies FixturesOf<'EvidenceContacts' | 'SecureEvidence'>;
