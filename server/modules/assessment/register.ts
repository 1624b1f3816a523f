import { serviceProviderAssessmentInput } from '#openapi/generated/inputs.ts';
import { serviceProviderAssessment } from '#server/database/schema/index.ts';
import { choicesOf, defineRegister, readersOf } from '#server/modules/record/index.ts';

import { assessmentList, assessmentReader } from './queries.ts';
import { saveAssessments } from './save.ts';

export const assessmentRegister = defineRegister({
  read: assessmentReader.read,
  list: assessmentList,
  input: serviceProviderAssessmentInput,
  choices: choicesOf(serviceProviderAssessment),
  searchable: ({ description }) => [description],
  save: saveAssessments,
});

export const { live: liveAssessment } = readersOf(assessmentRegister);
