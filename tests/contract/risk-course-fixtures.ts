import type { FixturesOf } from './fixture-types.ts';
import { createPlain } from './samples.ts';

/** Valid inputs of the operations of `RiskCourses`. */
export const riskCourseFixtures = {
  'RiskCourses.changeStatus': async (place) => {
    const { id, version } = await createPlain(place, 'Risks');
    return { path: { id }, body: { version, action: 'CLOSE', closedBecause: 'DUPLICATE', reason: place.marker } };
  },
  'RiskCourses.reviews': async (place) => ({ path: { id: (await createPlain(place, 'Risks')).id } }),
  'RiskCourses.review': async (place) => {
    const { id, version } = await createPlain(place, 'Risks');
    return { path: { id }, body: { version, outcome: 'UNCHANGED', remark: place.marker, nextReviewOn: '2099-12-31' } };
  },
  'RiskCourses.moveReview': async (place) => {
    const { id, version } = await createPlain(place, 'Risks');
    return { path: { id }, body: { version, nextReviewOn: '2099-12-31', reason: place.marker } };
  },
} satisfies FixturesOf<'RiskCourses'>;
