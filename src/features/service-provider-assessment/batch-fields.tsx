import type { BatchFieldOf } from '#src/api/register.ts';
import type { AssessmentKind } from '#src/api/service-provider-assessments.ts';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { assessmentWords as words } from '#src/registers/words/service-provider-assessment.ts';

/** The fields that can be changed on several assessments together. */
export const assessmentBatchFields: BatchFields<
  AssessmentKind['draft'],
  Exclude<BatchFieldOf<'ServiceProviderAssessments'>, 'providerId' | 'templateId'>
> = {
  assigneeId: {
    label: words.assigneeId.label,
    input: (form) => <OwnerInput form={form} field="assigneeId" words={words.assigneeId} current={null} />,
  },
  approverId: {
    label: words.approverId.label,
    input: (form) => <OwnerInput form={form} field="approverId" words={words.approverId} current={null} />,
  },
  dueOn: {
    label: words.dueOn.label,
    input: (form) => <DayInput form={form} field="dueOn" words={words.dueOn} />,
  },
};
