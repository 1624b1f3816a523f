import { assessmentReview } from '#tests/model/flows/assessment-review.ts';

import { testBehaviour } from './behaviour-test.ts';

testBehaviour(assessmentReview);
