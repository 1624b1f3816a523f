import { incidentLifecycle } from '#domain/incident/lifecycle.ts';
import { incidentStatusValues } from '#openapi/generated/values.ts';
import type { Place } from '#tests/contract/place.ts';
import { create, unique, type Body } from '#tests/contract/samples.ts';

import { castOf } from './cast.ts';
import { lifecycleLaws, recordsWithStatus } from './lifecycle-laws.ts';
import { callsOf, entityOf, useLawPlaces } from './places.ts';
import { registerLaws } from './register-laws.ts';

/** Work has begun on every third incident. */
async function vary(place: Place, entities: readonly Body[]): Promise<Body[]> {
  const { post } = callsOf('Incidents', place);
  const moved: Body[] = [];
  for (const [index, entity] of entities.entries()) {
    const start = () => post(`${String(entity['id'])}/status`, { version: 1, action: 'START' });
    moved.push(index % 3 === 0 ? entityOf(await start()) : entity);
  }
  return moved;
}

registerLaws('Incidents', {
  vary,
  orders: { status: incidentStatusValues },
  steady: ['severity'],
  // The filter by owner finds co-owners too.
  values: { ownerId: ({ owner, coOwners }) => [owner, coOwners].flat() },
});

const cast = castOf('owner');

lifecycleLaws(useLawPlaces(), {
  lifecycle: incidentLifecycle,
  subject: {
    ...recordsWithStatus('Incidents', 'status'),
    create: async (place) =>
      create(place, 'Incidents', { title: `${place.marker} ${unique()}`, ownerId: (await cast(place)).owner.id }),
  },
  given: {
    containedAt: { at: '2026-11-23T14:05:00.000Z' },
    resolvedAt: { at: '2026-11-23T15:05:00.000Z' },
    rootCause: { rootCause: 'A certificate expired' },
    reason: { reason: 'It happened again' },
  },
  notices: { as: 'updated', people: cast, owner: 'owner' },
});
