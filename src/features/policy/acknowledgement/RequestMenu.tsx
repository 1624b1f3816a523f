import { requestActions } from '#domain/secure-link/asked-people.ts';
import type { AcknowledgementStep } from '#src/actors/policy-acknowledgement.ts';
import type { AcknowledgementRequest } from '#src/api/policy/policy-acknowledgements.ts';
import { AskedMenu } from '#src/registers/asked-people/AskedMenu.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';

import type { RequestSteps } from './useRequestSteps.ts';

interface RequestMenuProps {
  readonly request: AcknowledgementRequest;
  readonly mayEdit: boolean;
  readonly steps: RequestSteps;
}

const items = [
  ['REMIND', 'Remind'],
  ['RESEND', 'Send a new link'],
  ['EXTEND', 'Extend'],
  ['REVOKE', 'Revoke'],
] as const;

/** What can be done about a request, or the receipt of an acknowledgement. */
export function RequestMenu({ request, mayEdit, steps }: RequestMenuProps) {
  const { id, version, state, recipient, receiptCode, expiresOn } = request;
  const who = recipient.name === '' ? recipient.email : recipient.name;
  const begin = (step: AcknowledgementStep['step']) => {
    const needsDay = step === 'EXTEND' || (step === 'RESEND' && state === 'EXPIRED');
    const draft = { step, request: { id, version, who }, expiresOn: needsDay ? expiresOn : null };
    steps.send({ type: 'step.requested', draft });
  };
  return (
    <AskedMenu
      who={who}
      state={state}
      actions={requestActions}
      items={items}
      last="REVOKE"
      mayEdit={mayEdit}
      onChoose={begin}
      own={
        receiptCode === null ? null : (
          <Menu.Item value="receipt" asChild>
            <a href={`/policy/receipt/${receiptCode}`} target="_blank" rel="noreferrer">
              Show receipt
            </a>
          </Menu.Item>
        )
      }
    />
  );
}
