import { isAnyPossible, respondentActions } from '#domain/secure-link/asked-people.ts';
import type { RespondentStep } from '#src/actors/provider-assessment-respondents.ts';
import type { Respondent } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { isolated } from '#src/components/bidi.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { MoreIcon } from '#src/ui/tool-icons.tsx';

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
  const may = (step: keyof typeof respondentActions) => respondentActions[step].includes(state);
  const begin = (step: RespondentStep['step']) =>
    steps.send({
      type: 'step.requested',
      draft: { step, respondent: { id, version, who }, text: '', questionnaireIds },
    });
  if (!isAnyPossible(respondentActions, state)) return null;
  return (
    <Menu.Root positioning={{ placement: 'bottom-end', gutter: 4 }}>
      <Menu.Trigger asChild>
        <IconButton size="sm" label={`Actions for ${who}`}>
          <MoreIcon />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>
        {may('REMIND') && (
          <Menu.Item value="remind" onSelect={() => begin('REMIND')}>
            Remind
          </Menu.Item>
        )}
        {may('RESEND') && (
          <Menu.Item value="resend" onSelect={() => begin('RESEND')}>
            Send a new link
          </Menu.Item>
        )}
        {may('DELEGATE') && (
          <Menu.Item value="delegate" onSelect={() => begin('DELEGATE')}>
            Choose sections
          </Menu.Item>
        )}
        {may('DELEGATE') && <Menu.Separator />}
        {may('REVOKE') && (
          <Menu.Item value="revoke" onSelect={() => begin('REVOKE')}>
            {state === 'ADDED' ? 'Remove' : 'Revoke'}
          </Menu.Item>
        )}
      </Menu.Content>
    </Menu.Root>
  );
}
