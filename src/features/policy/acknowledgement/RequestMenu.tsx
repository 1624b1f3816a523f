import { isAnyPossible, requestActions } from '#domain/secure-link/asked-people.ts';
import type { AcknowledgementStep } from '#src/actors/policy-acknowledgement.ts';
import type { AcknowledgementRequest } from '#src/api/policy/policy-acknowledgements.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { MoreIcon } from '#src/ui/tool-icons.tsx';

import type { RequestSteps } from './useRequestSteps.ts';

interface RequestMenuProps {
  readonly request: AcknowledgementRequest;
  readonly mayEdit: boolean;
  readonly steps: RequestSteps;
}

/** What can be done about a request, or the receipt of an acknowledgement. */
export function RequestMenu({ request, mayEdit, steps }: RequestMenuProps) {
  const { id, version, state, recipient, receiptCode, expiresOn } = request;
  const who = recipient.name === '' ? recipient.email : recipient.name;
  const begin = (step: AcknowledgementStep['step']) => {
    const needsDay = step === 'EXTEND' || (step === 'RESEND' && state === 'EXPIRED');
    const draft = { step, request: { id, version, who }, expiresOn: needsDay ? expiresOn : null };
    steps.send({ type: 'step.requested', draft });
  };
  const may = (step: keyof typeof requestActions) => mayEdit && requestActions[step].includes(state);
  if (receiptCode === null && !(mayEdit && isAnyPossible(requestActions, state))) return null;
  return (
    <Menu.Root positioning={{ placement: 'bottom-end', gutter: 4 }}>
      <Menu.Trigger asChild>
        <IconButton size="sm" label={`Actions for ${who}`}>
          <MoreIcon />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>
        {receiptCode !== null && (
          <Menu.Item value="receipt" asChild>
            <a href={`/policy/receipt/${receiptCode}`} target="_blank" rel="noreferrer">
              Show receipt
            </a>
          </Menu.Item>
        )}
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
        {may('EXTEND') && (
          <Menu.Item value="extend" onSelect={() => begin('EXTEND')}>
            Extend
          </Menu.Item>
        )}
        {may('REVOKE') && (
          <>
            <Menu.Separator />
            <Menu.Item value="revoke" onSelect={() => begin('REVOKE')}>
              Revoke
            </Menu.Item>
          </>
        )}
      </Menu.Content>
    </Menu.Root>
  );
}
