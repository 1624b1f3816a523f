import { numberAt, textAt } from '#tests/server/identity/support.ts';

import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { create, createPlain, unique } from './samples.ts';

/** An incident whose severity is assessed. */
export const assessedIncident = async (place: Place) =>
  create(place, 'Incidents', { title: `${place.marker} ${unique()}`, severity: 'MINOR' });

export const timelineText = ({ marker }: Place) => ({
  kind: 'OBSERVATION' as const,
  at: '2026-11-23T14:05:00Z',
  text: `${marker} ${unique()}`,
});

/** An entry in the timeline of an incident. */
export async function timelineEntry(place: Place) {
  const { id: incidentId } = await createPlain(place, 'Incidents');
  const call = { method: 'POST', body: timelineText(place), organisation: place.organisation.id } as const;
  const { body } = await place.owner.call(`/api/incident/${incidentId}/timeline`, call);
  return { id: textAt(body, 'data.id'), incidentId, version: numberAt(body, 'data.version') };
}

/** Valid inputs of the operations on incidents, besides those of registers. */
export const incidentFixtures = {
  'IncidentResponses.changeStatus': async (place) => {
    const { id, version } = await createPlain(place, 'Incidents');
    const given = { at: '2026-11-23T14:05:00Z', rootCause: '', reason: place.marker };
    return { path: { id }, body: { version, action: 'CONTAIN', ...given } };
  },
  'IncidentResponses.changeSeverity': async (place) => {
    const { id, version } = await assessedIncident(place);
    return { path: { id }, body: { version, severity: 'MAJOR', reason: place.marker } };
  },
  'IncidentResponses.addRisk': async (place) => ({ path: { id: (await createPlain(place, 'Incidents')).id } }),
  'IncidentResponses.list': async (place) => ({
    path: { id: (await timelineEntry(place)).incidentId },
    query: { search: place.marker, sortId: 'at', desc: true },
  }),
  'IncidentResponses.add': async (place) => ({
    path: { id: (await createPlain(place, 'Incidents')).id },
    body: timelineText(place),
  }),
  'IncidentResponses.update': async (place) => {
    const { id, version } = await timelineEntry(place);
    return { path: { id }, body: { version, ...timelineText(place) } };
  },
  'IncidentResponses.remove': async (place) => {
    const { id, version } = await timelineEntry(place);
    return { path: { id }, query: { version } };
  },
} satisfies FixturesOf<'IncidentResponses'>;
