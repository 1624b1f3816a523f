import { useQueryClient } from '@tanstack/react-query';

import { takeExemptionAction, type ExemptionDraft } from '#src/actors/exemption-course.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { sameStep } from '#src/registers/step-dialog/same-step.ts';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

const done: Readonly<Record<ExemptionDraft['action'], string>> = {
  SUBMIT: 'Submitted for review',
  WITHDRAW: 'Withdrawn from review',
  APPROVE: 'Exemption approved',
  REJECT: 'Exemption rejected',
  REVISE: 'Exemption can be revised',
  CONFIRM: 'Exemption confirmed',
  END: 'Exemption ended',
};

const carriedOver = sameStep<ExemptionDraft>({ of: ({ action }) => action, read: ['version'] });

export type CourseActor = StepDialogActor<ExemptionDraft>;

/** The machine of the course of an exemption, with its service. @param onTaken called after the exemption has changed */
export function useCourseActor(exemptionId: string, onTaken: () => void): CourseActor {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog(
    () => takeExemptionAction(api, queryClient, exemptionId),
    ({ action }) => {
      toast.success(done[action]);
      onTaken();
    },
    { carriedOver, onOutdated: onTaken },
  );
}
