import type { Handlers } from '#server/contract/types.ts';
import { registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';

import { changeStatus } from './course.ts';
import { factsOf } from './facts.ts';
import { liveReview, managementReviewRegister } from './register.ts';

export { managementReviewRegister } from './register.ts';

/** Management reviews, and what the registers say about their inputs. */
export const managementReviewModule = (
  settings: RecordSettings,
): Pick<Handlers, 'ManagementReviews' | 'ReviewCourse'> => ({
  ManagementReviews: registerHandlers(managementReviewRegister, settings),
  ReviewCourse: {
    changeStatus,
    facts: async ({ path: { id } }, context) => factsOf(context, await liveReview(id)),
  },
});
