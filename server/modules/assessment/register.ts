import { isApproverFixed } from '#domain/assessment-lifecycle.ts';
import { serviceProviderAssessmentInput } from '#openapi/generated/inputs.ts';
import { serviceProviderAssessment } from '#server/database/schema/index.ts';
import { choicesOf, defineRegister, readersOf } from '#server/modules/record/index.ts';

import { assessmentList, assessmentReader } from './queries.ts';
import { saveAssessments } from './save.ts';

const fixedApprover = 'It waits for this approver’s decision: return it to review before you choose another';

export const assessmentRegister = defineRegister({
  read: assessmentReader.read,
  list: assessmentList,
  input: serviceProviderAssessmentInput,
  choices: choicesOf(serviceProviderAssessment),
  fixed: ({ status, approver }, { approverId }) => {
    const before = approver?.id ?? null;
    const isSame = (approverId?.toLowerCase() ?? null) === before;
    return isSame || !isApproverFixed(status, before) ? [] : [{ field: 'approverId', message: fixedApprover }];
  },
  searchable: ({ description }) => [description],
  save: saveAssessments,
});

export const { live: liveAssessment } = readersOf(assessmentRegister);
