import { questionnaireBuilder } from '#tests/model/flows/questionnaire-builder.ts';

import { testBehaviour } from './behaviour-test.ts';

testBehaviour(questionnaireBuilder);
