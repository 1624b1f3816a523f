import { incidentLifecycle } from '#domain/incident/lifecycle.ts';
import { incidentStatusValues } from '#openapi/generated/values.ts';
import type { Place } from '#tests/contract/place.ts';
import { create, unique, type Body } from '#tests/contract/samples.ts';

import { castOf } from './cast.ts';
import { lifecycleLaws, recordsWithStatus } from './lifecycle-laws.ts';
import { callsOf, entityOf, useLawPlaces } from './places.ts';
import { registerLaws } from './register-laws.ts';

/** Work has begun on every third incident; of the others the authority is to be notified, by two regimes. */
async function vary(place: Place, entities: readonly Body[]): Promise<Body[]> {
  const { post, update } = callsOf('Incidents', place);
  const moved: Body[] = [];
  for (const [index, entity] of entities.entries()) {
    const id = String(entity['id']);
    const regime = index % 3 === 1 ? 'nis2' : 'gdpr-33';
    let answer =
      index % 3 === 0
        ? await post(`${id}/status`, { version: 1, action: 'START' })
        : await post(`${id}/duties`, { version: 1, regime });
    // Those of one regime are due in some hours; the samples of the other are overdue.
    if (index % 3 === 2) {
      const awareAt = new Date(Date.now() - (index + 0.5) * 3_600_000).toISOString();
      answer = await update(id, { version: 2, awareAt, classifiedAt: null });
    }
    moved.push(entityOf(answer));
  }
  return moved;
}

/** The regimes under which `vary` puts incidents. */
const regimes = { 'NIS 2: ': 'nis2', 'GDPR, Article 33: ': 'gdpr-33' };

/** In how many hours, begun ones too, its next duty is due; null if none runs. */
const hoursUntil = (nextDueAt: string | null): number | null =>
  nextDueAt === null ? null : Math.ceil((Date.parse(nextDueAt) - Date.now()) / 3_600_000);

const isOverdue = (hours: number | null): boolean => hours !== null && hours <= 0;

registerLaws('Incidents', {
  vary,
  orders: { status: incidentStatusValues },
  steady: ['severity'],
  values: {
    // The filter by owner finds co-owners too.
    ownerId: ({ owner, coOwners }) => [owner, coOwners].flat(),
    due: ({ nextDueAt }) => (isOverdue(hoursUntil(nextDueAt)) ? 'OVERDUE' : null),
    dueWithin: ({ nextDueAt }) => (isOverdue(hoursUntil(nextDueAt)) ? null : hoursUntil(nextDueAt)),
    regime: ({ openDuties }: { readonly openDuties: readonly string[] }) =>
      openDuties.flatMap((name) =>
        Object.entries(regimes).flatMap(([start, regime]) => (name.startsWith(start) ? [regime] : [])),
      ),
  },
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
