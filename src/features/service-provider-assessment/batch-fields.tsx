import type { BatchFieldOf } from '#src/api/register.ts';
import type { AssessmentKind } from '#src/api/service-provider-assessments.ts';
import { batchDay, batchOwner } from '#src/registers/batch-inputs.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { assessmentWords as words } from '#src/registers/words/service-provider-assessment.ts';

/** The fields that can be changed on several assessments together. */
export const assessmentBatchFields: BatchFields<
  AssessmentKind['draft'],
  Exclude<BatchFieldOf<'ServiceProviderAssessments'>, 'providerId' | 'templateId'>
> = {
  assigneeId: batchOwner('assigneeId', words.assigneeId),
  approverId: batchOwner('approverId', words.approverId),
  dueOn: batchDay('dueOn', words.dueOn),
};
