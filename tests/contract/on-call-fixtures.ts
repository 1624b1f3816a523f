import { numberAt, textAt } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { createPlain, unique } from './samples.ts';

const noticedAt = '2026-11-01T08:00:00Z';

/** The id of an incident that someone has reported, by default the owner. */
async function reportedBy({ owner, organisation, marker }: Place, who: Person = owner): Promise<string> {
  const body = { what: `${marker} ${unique()}`, noticedAt, where: marker };
  const answer = await who.call('/api/incident-reports', { method: 'POST', body, organisation: organisation.id });
  return textAt(answer.body, 'data.id');
}

/** Valid inputs of the operations on on-call groups and reports. */
export const onCallFixtures = {
  'IncidentOnCall.read': () => Promise.resolve({}),
  'IncidentOnCall.save': async ({ owner, organisation, marker }) => {
    const { body } = await owner.call('/api/incident-on-call', { organisation: organisation.id });
    const group = { name: `${marker} ${unique()}`, roles: ['ORG_ADMIN'], memberIds: [owner.id] } as const;
    return {
      body: {
        version: numberAt(body, 'data.version'),
        minutes: 15,
        groups: [{ ...group, roles: [...group.roles], memberIds: [...group.memberIds] }],
      },
    };
  },
  'IncidentOnCall.takeOver': async (place) => {
    const { id, version } = await createPlain(place, 'Incidents');
    return { path: { id }, body: { version } };
  },
  'IncidentReports.mine': async (place) => {
    await reportedBy(place);
    return { query: { page: 1, perPage: 10 } };
  },
  'IncidentReports.report': ({ marker }) =>
    Promise.resolve({ body: { what: `${marker} ${unique()}`, noticedAt, where: marker } }),
  // Those who may not report have none of their own.
  'IncidentReports.attach': async (place, who) => ({
    path: { id: (await reportedBy(place, who)) || (await reportedBy(place)) },
    query: { name: `${place.marker} ${unique()}.txt` },
    raw: `A text of ${place.marker}\n`,
  }),
} satisfies FixturesOf<'IncidentOnCall' | 'IncidentReports'>;
