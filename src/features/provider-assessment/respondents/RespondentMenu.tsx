import { respondentActions } from '#domain/secure-link/asked-people.ts';
import type { RespondentStep } from '#src/actors/provider-assessment-respondents.ts';
import type { Respondent } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { isolated } from '#src/components/bidi.ts';
import { AskedMenu } from '#src/registers/asked-people/AskedMenu.tsx';

import { nameOf } from './respondent.ts';
import type { RespondentSteps } from './useRespondentSteps.ts';

interface RespondentMenuProps {
  readonly respondent: Respondent;
  readonly steps: RespondentSteps;
}

/** What can be done about a respondent. */
export function RespondentMenu({ respondent, steps }: RespondentMenuProps) {
  const { id, version, state, questionnaireIds } = respondent;
  const who = isolated(nameOf(respondent));
  const begin = (step: RespondentStep['step']) =>
    steps.send({
      type: 'step.requested',
      draft: { step, respondent: { id, version, who }, text: '', questionnaireIds },
    });
  return (
    <AskedMenu
      who={who}
      state={state}
      actions={respondentActions}
      items={[
        ['REMIND', 'Remind'],
        ['RESEND', 'Send a new link'],
        ['DELEGATE', 'Choose sections'],
        ['REVOKE', state === 'ADDED' ? 'Remove' : 'Revoke'],
      ]}
      last="REVOKE"
      onChoose={begin}
    />
  );
}
