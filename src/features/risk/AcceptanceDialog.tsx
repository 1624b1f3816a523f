import { acceptanceLifecycle } from '#domain/risk/acceptance.ts';
import { acceptanceActionLabels } from '#domain/words/risk-acceptance.ts';
import type { AcceptanceDraft, AcceptanceStep } from '#src/actors/risk-acceptance.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { mentionableQuery } from '#src/api/record/comments.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { useOwnId } from '#src/components/SessionProvider.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';

import type { AcceptanceActor } from './useAcceptanceActor.ts';

const titles: Readonly<Record<AcceptanceStep, string>> = {
  SUBMIT: 'Ask for acceptance of the residual risk',
  ACCEPT: 'Accept the residual risk',
  REJECT: 'Reject the acceptance',
  WITHDRAW: 'Withdraw the request',
  REVOKE: 'Revoke the acceptance',
};

const confirmLabels: Readonly<Record<AcceptanceStep, string>> = { ...acceptanceActionLabels, SUBMIT: 'Submit' };

const names = { justification: 'text', reason: 'text' } as const;

const needsOf = ({ step }: AcceptanceDraft) => (step === 'SUBMIT' ? [] : acceptanceLifecycle.steps[step].needs);

interface AcceptanceDialogProps {
  readonly actor: AcceptanceActor;
  readonly riskId: string;
}

/** Asks for what a step of the acceptance needs. */
export const AcceptanceDialog = ({ actor, riskId }: AcceptanceDialogProps) => (
  <StepDialog
    actor={actor}
    words={({ step }) => ({ title: titles[step], confirmLabel: confirmLabels[step] })}
    names={names}
    needsOf={needsOf}
  >
    {(form) =>
      form.draft.step === 'SUBMIT' ? (
        <RequestFields form={form} riskId={riskId} />
      ) : (
        <ProseInput form={form} field="text" words={{ label: 'Reason' }} required={form.isNeeded('reason')} />
      )
    }
  </StepDialog>
);

type DialogForm = RecordForm<AcceptanceDraft>;

function RequestFields({ form, riskId }: { readonly form: DialogForm; readonly riskId: string }) {
  const api = useApi();
  const ownId = useOwnId();
  return (
    <>
      <FieldPair>
        <OwnerInput
          form={form}
          field="approverId"
          words={{ label: 'Approver' }}
          placeholder="Choose a person"
          people={(query) => mentionableQuery(api, riskId, query)}
          current={null}
          except={[ownId]}
          required
        />
        <DayInput form={form} field="expiresOn" words={{ label: 'Accepted until' }} required />
      </FieldPair>
      <ProseInput form={form} field="text" words={{ label: 'Why the risk can be accepted' }} required />
    </>
  );
}
