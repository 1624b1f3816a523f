import { isApproverFixed } from '#domain/provider-assessment/lifecycle.ts';
import { serviceProviderAssessmentInput } from '#openapi/generated/inputs.ts';
import { serviceProviderAssessment } from '#server/database/schema/index.ts';
import {
  choicesOf,
  defineRegister,
  editorsAmong,
  member,
  readersOf,
  type Choice,
} from '#server/modules/record/index.ts';

import { assessmentList, assessmentReader } from './queries.ts';
import { saveAssessments } from './save.ts';

const fixedApprover = 'It waits for this approver’s decision: return it to review before you choose another';

/** A member who can act on assessments: reviewing and deciding need the right to edit them. */
const editor: Choice = {
  ...member,
  find: async (ids) => (await editorsAmong('serviceProviderAssessment', ids)).map((id) => ({ id })),
  message: 'Choose a member of the organisation who may edit assessments of providers',
  ofPeople: false,
};

export const assessmentRegister = defineRegister({
  read: assessmentReader.read,
  list: assessmentList,
  input: serviceProviderAssessmentInput,
  choices: { ...choicesOf(serviceProviderAssessment), assigneeId: editor, approverId: editor },
  fixed: ({ status, approver }, { approverId }) => {
    const before = approver?.id ?? null;
    const isSame = (approverId?.toLowerCase() ?? null) === before;
    return isSame || !isApproverFixed(status, before) ? [] : [{ field: 'approverId', message: fixedApprover }];
  },
  searchable: ({ description }) => [description],
  save: saveAssessments,
});

export const { live: liveAssessment } = readersOf(assessmentRegister);
