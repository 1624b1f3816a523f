import { useQueryClient } from '@tanstack/react-query';

import { recipientsIn, type ListedRecipient } from '#domain/secure-link/recipient-list.ts';
import { refusal } from '#src/actors/failure.ts';
import { changeRespondents, type RespondentStep } from '#src/actors/provider-assessment-respondents.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { unreadAddresses } from '#src/components/unread-addresses.ts';
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

/** The most respondents of an assessment, as the contract has it. */
const mostRespondents = 50;

/** The people in a pasted list. @throws a refusal that says what is wrong with it */
function peopleIn(text: string): readonly ListedRecipient[] {
  const { recipients, invalid } = recipientsIn(text);
  const problem = unreadAddresses(invalid);
  if (problem !== undefined) throw refusal({ text: problem });
  if (recipients.length === 0) throw refusal({ text: 'Enter at least one address' });
  if (recipients.length > mostRespondents) throw refusal({ text: `Enter at most ${mostRespondents} addresses` });
  return recipients;
}

/** The machine of what is done about the respondents of an assessment, with its service. */
export function useRespondentSteps(assessmentId: string): RespondentSteps {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog(
    () => changeRespondents(api, queryClient, assessmentId, peopleIn),
    ({ step }) => toast.success(done[step]),
  );
}
