import { textAt, numberAt } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

import { adoptStandard } from './adopted-standard.ts';
import { send } from './adopted-standard.ts';
import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { newPart, removedPart } from './record-parts.ts';
import { create, createPlain, unique, type Body, type Stored } from './samples.ts';

const readings = { of: 'Objectives', list: 'readings', one: 'objective-reading', more: { value: 92.5 } } as const;

const titled = (place: Place) => `${place.marker} ${unique()}`;

/** An audit that can start: it has a leader, who answers for nothing in its scope, and a day. */
export const plannedAudit = (place: Place, leader: Person = place.owner, given: Body = {}): Promise<Stored> =>
  create(place, 'Audits', { title: titled(place), ownerId: leader.id, plannedTo: '2026-11-02', ...given });

/** An audit of a standard, which can be started. */
export const startableAudit = async (place: Place, leader: Person = place.owner, given: Body = {}): Promise<Stored> =>
  plannedAudit(place, leader, { adoptedStandardId: (await adoptStandard(place)).id, ...given });

/** Takes an action on an audit. */
export async function actOnAudit(place: Place, person: Person, { id, version }: Stored, body: Body): Promise<Stored> {
  const answer = await send(place, person, { path: `audit/${id}/status`, body: { version, ...body } });
  return { id: textAt(answer.body, 'data.id'), version: numberAt(answer.body, 'data.version') };
}

/** A management review that can be held. */
export const plannedReview = (place: Place, chair: Person = place.owner, given: Body = {}): Promise<Stored> =>
  create(place, 'ManagementReviews', { title: titled(place), ownerId: chair.id, heldOn: '2026-11-02', ...given });

/** Takes an action on a management review. */
export async function actOnReview(place: Place, person: Person, { id, version }: Stored, body: Body): Promise<Stored> {
  const answer = await send(place, person, { path: `management-review/${id}/status`, body: { version, ...body } });
  return { id: textAt(answer.body, 'data.id'), version: numberAt(answer.body, 'data.version') };
}

/** Valid inputs of the operations on objectives, audits and management reviews, besides those of their registers. */
export const managementSystemFixtures = {
  'ObjectiveReadings.ofRecord': async (place) => ({ path: { id: (await newPart(place, readings)).recordId } }),
  'ObjectiveReadings.add': async (place) => ({
    path: { id: (await createPlain(place, 'Objectives')).id },
    body: { title: place.marker, takenOn: '2026-01-31', value: 92.5 },
  }),
  'ObjectiveReadings.update': async (place) => {
    const { id, version } = await newPart(place, readings);
    return { path: { id }, body: { version, title: `${place.marker} changed`, takenOn: '2026-01-30', value: 93 } };
  },
  'ObjectiveReadings.remove': async (place) => {
    const { id, version } = await newPart(place, readings);
    return { path: { id }, query: { version } };
  },
  'ObjectiveReadings.restore': async (place) => {
    const { id, version } = await removedPart(place, readings);
    return { path: { id }, body: { version } };
  },
  'AuditCourse.changeStatus': async (place) => {
    const { id, version } = await startableAudit(place);
    const texts = { independence: place.marker, conclusion: place.marker, reason: place.marker };
    return { path: { id }, body: { version, action: 'START', ...texts } };
  },
  'AuditCourse.conflicts': async (place) => ({ path: { id: (await plannedAudit(place)).id } }),
  'AuditCourse.planAgain': async (place) => ({ path: { id: (await plannedAudit(place)).id }, body: { months: 12 } }),
  'AuditCourse.programme': () => Promise.resolve({}),
  'ReviewCourse.changeStatus': async (place) => {
    const { id, version } = await plannedReview(place);
    return { path: { id }, body: { version, action: 'HOLD', reason: place.marker } };
  },
  'ReviewCourse.facts': async (place) => ({ path: { id: (await plannedReview(place)).id } }),
} satisfies FixturesOf<'AuditCourse' | 'ObjectiveReadings' | 'ReviewCourse'>;
