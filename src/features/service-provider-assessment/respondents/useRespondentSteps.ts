import { useQueryClient } from '@tanstack/react-query';

import { changeRespondents, type RespondentStep } from '#src/actors/assessment-respondents.ts';
import { useApi } from '#src/api/ApiProvider.tsx';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

const done: Readonly<Record<RespondentStep['step'], string>> = {
  ADD: 'Respondents added',
  REMIND: 'Reminder sent',
  RESEND: 'New link sent',
  REVOKE: 'Respondent revoked',
  DELEGATE: 'Sections changed',
};

export type RespondentSteps = StepDialogActor<RespondentStep>;

/** The machine of what is done about the respondents of an assessment, with its service. */
export function useRespondentSteps(assessmentId: string): RespondentSteps {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog(
    () => changeRespondents(api, queryClient, assessmentId),
    ({ step }) => toast.success(done[step]),
  );
}
