import { randomUUID } from 'node:crypto';

import { catalogueModule } from '#server/database/schema/index.ts';
import { numberAt, textAt } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';

/** A square of 32 pixels. */
export const smallLogo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAAKklEQVR42mPgji+gKWIYtWDUglELRi0YtWDUglELRi0YtWDUglELhooFAC3aaC4AYTzVAAAAAElFTkSuQmCC';

const platformOwner = '00000000-0000-0000-0000-000000000000';

/** An administrator acts in their own organisation; others are refused before the version counts. */
async function actsIn({ owner, organisation }: Place, who: Person) {
  const isOwn = (await who.call('/api/manage-organisation')).status === 200;
  return isOwn ? { person: who, call: {} } : { person: owner, call: { organisation: organisation.id } };
}

async function profileOf(place: Place, who: Person): Promise<{ version: number; name: string }> {
  const { person, call } = await actsIn(place, who);
  const { body } = await person.call('/api/manage-organisation', call);
  return { version: numberAt(body, 'data.version'), name: textAt(body, 'data.name') };
}

/** The version of the organisation that `who` administers. */
export const currentVersion = async (place: Place, who: Person): Promise<number> =>
  (await profileOf(place, who)).version;

/** A new module of the platform, which no organisation has. */
export async function newModule({ server }: Pick<Place, 'server'>): Promise<string> {
  const id = randomUUID();
  await server.database.platform.insert(catalogueModule).values({ ownerId: platformOwner, id, name: `Module ${id}` });
  return id;
}

const asked = async (place: Place) => ({ moduleId: await newModule(place), reason: `For ${place.marker}` });

/** An open request of the organisation. */
async function newRequest(place: Place, who: Person): Promise<{ path: { id: string } }> {
  const { person, call } = await actsIn(place, who);
  const asking = { ...call, method: 'POST', body: await asked(place) } as const;
  return { path: { id: textAt((await person.call('/api/manage-organisation/request', asking)).body, 'data.id') } };
}

/** Valid inputs of the operations on the organisation as a whole. */
export const organisationFixtures = {
  'OrganisationProfiles.read': async () => ({}),
  'OrganisationProfiles.save': async (place, who) => ({
    body: {
      ...(await profileOf(place, who)),
      address: `${place.marker}, 1 Quay Street`,
      sector: 'TRANSPORT',
      size: 'MEDIUM',
      countries: ['IE', 'NL'],
      workingDays: [1, 2, 3, 4, 5],
    },
  }),
  'OrganisationProfiles.saveHolidays': async (place, who) => ({
    body: {
      version: await currentVersion(place, who),
      holidays: [{ day: '2026-12-25', name: `Christmas of ${place.marker}` }],
    },
  }),
  'OrganisationProfiles.saveLogo': async (place, who) => ({
    body: { version: await currentVersion(place, who), logo: smallLogo },
  }),
  'OrganisationProfiles.subOrganisations': async () => ({}),
  'Onboardings.read': async () => ({}),
  'Onboardings.skip': async () => ({ body: { step: 'RISK', skipped: true } }),
  'OrganisationRequests.latest': async () => ({}),
  'OrganisationRequests.options': async () => ({}),
  'OrganisationRequests.ask': async (place) => ({ body: await asked(place) }),
  'OrganisationRequests.withdraw': async (place, who) => ({ ...(await newRequest(place, who)), body: { version: 1 } }),
  'PlatformRequests.list': async (place) => {
    await newRequest(place, place.owner);
    return { query: { status: 'OPEN', search: place.organisation.name, sortId: 'askedAt' } };
  },
  'PlatformRequests.decide': async (place) => ({
    ...(await newRequest(place, place.owner)),
    body: { version: 1, action: 'REFUSE', reason: `Not for ${place.marker}` },
  }),
  'SettingsOverviews.counts': async () => ({}),
} satisfies FixturesOf<
  'OrganisationProfiles' | 'Onboardings' | 'OrganisationRequests' | 'PlatformRequests' | 'SettingsOverviews'
>;
