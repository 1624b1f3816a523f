import { numberAt, textAt } from '#tests/server/identity/support.ts';

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
