import type { AssessmentKind } from '#src/api/provider-assessment/service-provider-assessments.ts';
import type { BatchFieldOf } from '#src/api/record/register.ts';
import { batchDay } from '#src/registers/batch-inputs.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { assessmentWords as words } from '#src/registers/words/service-provider-assessment.ts';

import { ActingInput } from './ActingInput.tsx';

/** The fields that can be changed on several assessments together. */
export const assessmentBatchFields: BatchFields<
  AssessmentKind['draft'],
  Exclude<BatchFieldOf<'ServiceProviderAssessments'>, 'providerId' | 'templateId'>
> = {
  assigneeId: {
    label: words.assigneeId.label,
    input: (form) => <ActingInput form={form} field="assigneeId" words={words.assigneeId} current={null} />,
  },
  approverId: {
    label: words.approverId.label,
    input: (form) => <ActingInput form={form} field="approverId" words={words.approverId} current={null} />,
  },
  dueOn: batchDay('dueOn', words.dueOn),
};
