import { useQueryClient } from '@tanstack/react-query';

import { takeCourseAction, type CourseDraft } from '#src/actors/provider-assessment-course.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { sameStep } from '#src/registers/step-dialog/same-step.ts';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

const done: Readonly<Record<CourseDraft['action'], string>> = {
  SEND: 'Assessment sent',
  REVIEW: 'Review completed',
  RETURN: 'Returned to review',
  APPROVE: 'Assessment approved',
  REJECT: 'Assessment rejected',
  REOPEN: 'Assessment reopened',
};

const carriedOver = sameStep<CourseDraft>({ of: ({ action }) => action, read: ['version'] });

export type CourseActor = StepDialogActor<CourseDraft>;

/** The machine of the course of an assessment, with its service. @param onTaken called after the assessment has changed */
export function useCourseActor(assessmentId: string, onTaken: () => void): CourseActor {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog(
    () => takeCourseAction(api, queryClient, assessmentId),
    ({ action }) => {
      toast.success(done[action]);
      onTaken();
    },
    { carriedOver, onOutdated: onTaken },
  );
}
