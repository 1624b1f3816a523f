import { numberAt, textAt } from '#tests/server/identity/support.ts';

import { attachedTo } from './attachment-fixtures.ts';
import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { create, unique, type Body, type Stored } from './samples.ts';

const awareAt = '2026-11-01T08:00:00Z';

/** Asks for a change of an incident's duties. @returns the incident afterwards */
async function change({ owner, organisation }: Place, path: string, body: Body): Promise<Stored> {
  const answer = await owner.call(`/api/incident/${path}`, { method: 'POST', body, organisation: organisation.id });
  if (answer.status !== 200) throw new Error(`A duty was refused: ${JSON.stringify(answer.body)}`);
  return { id: textAt(answer.body, 'data.id'), version: numberAt(answer.body, 'data.version') };
}

/** An incident under regimes, of which the organisation is aware. @param fields of the incident */
export async function notifiableIncident(
  place: Place,
  regimes: readonly string[] = ['nis2'],
  fields: Body = {},
): Promise<Stored> {
  let incident = await create(place, 'Incidents', { title: `${place.marker} ${unique()}`, awareAt, ...fields });
  for (const regime of regimes)
    incident = await change(place, `${incident.id}/duties`, { version: incident.version, regime });
  return incident;
}

/** Records what became of a step. @param step `nis2/notification` */
export const enterDuty = (place: Place, { id, version }: Stored, step: string, body: Body): Promise<Stored> =>
  change(place, `${id}/duties/${step}`, { version, ...body });

/** Valid inputs of the operations on duties to notify. */
export const dutyFixtures = {
  'IncidentDuties.read': async (place) => ({ path: { id: (await notifiableIncident(place)).id } }),
  'IncidentDuties.put': async (place) => {
    const { id, version } = await notifiableIncident(place, []);
    return { path: { id }, body: { version, regime: 'dora' } };
  },
  'IncidentDuties.withdraw': async (place) => {
    const { id, version } = await notifiableIncident(place);
    return { path: { id, regime: 'nis2' }, body: { version, reason: place.marker } };
  },
  'IncidentDuties.enter': async (place) => {
    const given = { at: '2026-11-01T10:00:00Z', reference: place.marker };
    const incident = await notifiableIncident(place);
    const { id } = await enterDuty(place, incident, 'nis2/early-warning', { action: 'GIVE', ...given });
    const duties = await place.owner.call(`/api/incident/${id}/duties`, { organisation: place.organisation.id });
    const entryId = textAt(duties.body, 'data.duties.0.steps.0.entries.0.id');
    const { id: proofId } = await attachedTo(place, id);
    const { body } = await place.owner.call(`/api/incident/${id}`, { organisation: place.organisation.id });
    const version = numberAt(body, 'data.version');
    return {
      path: { id, regime: 'nis2', step: 'early-warning' },
      body: { version, action: 'CORRECT', ...given, reason: place.marker, proofId, entryId },
    };
  },
  'NotificationRegimes.read': () => Promise.resolve({}),
  'NotificationRegimes.save': async ({ owner, organisation }) => {
    const { body } = await owner.call('/api/notification-regime', { organisation: organisation.id });
    const name = `Insurer ${textAt(body, 'data.regimes.0.key')} ${unique()}`;
    const step = {
      key: 'claim',
      name: 'Claim',
      from: 'AWARE',
      after: null,
      count: 48,
      unit: 'HOURS',
      atLatest: null,
      isRepeatable: false,
      waitsForResolution: false,
    } as const;
    const regime = { key: `own-${unique()}`, name, addressee: 'Insurer', note: '', isActive: true, reason: '' };
    return { body: { ...regime, version: 0, steps: [step] } };
  },
} satisfies FixturesOf<'IncidentDuties' | 'NotificationRegimes'>;
