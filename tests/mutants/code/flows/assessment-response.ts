import { assessmentResponse } from '#tests/model/flows/assessment-response.ts';

import { testBehaviour } from './behaviour-test.ts';

testBehaviour(assessmentResponse);
