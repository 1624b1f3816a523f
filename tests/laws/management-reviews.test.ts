import { eq } from 'drizzle-orm';

import { managementReviewLifecycle } from '#domain/management-system/management-review-lifecycle.ts';
import { managementReviewStatusValues } from '#openapi/generated/values.ts';
import { managementReview } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { within } from '#tests/contract/assessment-samples.ts';
import { plannedReview } from '#tests/contract/management-system-fixtures.ts';
import type { Place } from '#tests/contract/place.ts';
import type { Body } from '#tests/contract/samples.ts';

import { castOf } from './cast.ts';
import { objectOf } from './fields.ts';
import { lifecycleLaws, recordsWithStatus } from './lifecycle-laws.ts';
import { callsOf, useLawPlaces } from './places.ts';
import { registerLaws } from './register-laws.ts';

/** Some of them were held, and some are approved. */
async function vary(place: Place, entities: readonly Body[]): Promise<Body[]> {
  for (const [index, { id }] of entities.entries())
    if (index % 3 > 0)
      await within(place, () =>
        db
          .update(managementReview)
          .set({ status: index % 3 === 1 ? 'HELD' : 'APPROVED' })
          .where(eq(managementReview.id, String(id))),
      );
  const { read } = callsOf('ManagementReviews', place);
  return Promise.all(entities.map(async ({ id }) => objectOf(await read(String(id)))));
}

registerLaws('ManagementReviews', { vary, orders: { status: managementReviewStatusValues } });

const cast = castOf('chair', 'participants');

lifecycleLaws(useLawPlaces(), {
  lifecycle: managementReviewLifecycle,
  subject: {
    ...recordsWithStatus('ManagementReviews', 'status'),
    async create(place) {
      const { chair, participants } = await cast(place);
      return plannedReview(place, chair, { participantIds: [participants.id] });
    },
    actorOf: async (place, action) => (action === 'APPROVE' ? (await cast(place)).chair : place.owner),
    happen: {},
  },
  has: { HOLD: ['chair', 'day'] },
  given: { chair: {}, day: {}, reason: { reason: 'A name is wrong' } },
  notices: { as: 'assessmentStep', people: cast, owner: 'chair' },
});
