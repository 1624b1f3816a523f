import { useSelector } from '@xstate/react';

import { acceptanceLifecycle } from '#domain/risk-acceptance.ts';
import { acceptanceActionLabels } from '#domain/words/risk-acceptance.ts';
import type { AcceptanceDraft, AcceptanceStep } from '#machines/risk-acceptance/risk-acceptance.machine.ts';
import { useApi } from '#src/api/ApiProvider.tsx';
import { mentionableQuery } from '#src/api/comments.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';

import type { AcceptanceActor } from './useAcceptanceActor.ts';

const titles: Readonly<Record<AcceptanceStep, string>> = {
  SUBMIT: 'Ask for acceptance of the residual risk',
  ACCEPT: 'Accept the residual risk',
  REJECT: 'Reject the acceptance',
  WITHDRAW: 'Withdraw the request',
  REVOKE: 'Revoke the acceptance',
};

const confirmLabels: Readonly<Record<AcceptanceStep, string>> = { ...acceptanceActionLabels, SUBMIT: 'Submit' };

/** What an action without a field of its own is refused for is said above the fields. */
const fieldsOfOperations: Readonly<Partial<Record<string, keyof AcceptanceDraft>>> = {
  justification: 'text',
  reason: 'text',
  approverId: 'approverId',
  expiresOn: 'expiresOn',
};

interface AcceptanceDialogProps {
  readonly actor: AcceptanceActor;
  readonly riskId: string;
}

/** Asks for what a step of the acceptance needs. */
export function AcceptanceDialog({ actor, riskId }: AcceptanceDialogProps) {
  const { draft, failure } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('taking'));
  if (draft === null) return null;
  const { step } = draft;
  const refusals = Object.entries(failure?.fieldErrors ?? {});
  const errors = Object.fromEntries(refusals.map(([field, message]) => [fieldsOfOperations[field] ?? '', message]));
  const form: DialogForm = {
    draft,
    readOnly: false,
    errorOf: (field) => errors[field],
    change: (field, value) => actor.send({ type: 'draft.changed', changes: { [field]: value } }),
  };
  return (
    <ActionDialog
      open
      title={titles[step]}
      confirmLabel={confirmLabels[step]}
      busyLabel="Saving..."
      busy={busy}
      onConfirm={() => actor.send({ type: 'step.confirmed' })}
      onCancel={() => actor.send({ type: 'step.cancelled' })}
    >
      {failure !== null && <Banner tone="danger">{errors[''] ?? failure.message}</Banner>}
      {step === 'SUBMIT' ? <RequestFields form={form} riskId={riskId} /> : <ReasonField form={form} step={step} />}
    </ActionDialog>
  );
}

type DialogForm = RecordForm<AcceptanceDraft>;

function RequestFields({ form, riskId }: { readonly form: DialogForm; readonly riskId: string }) {
  const api = useApi();
  return (
    <>
      <FieldPair>
        <OwnerInput
          form={form}
          field="approverId"
          words={{ label: 'Approver' }}
          placeholder="Choose a person"
          people={(text) => mentionableQuery(api, riskId, text)}
          current={null}
          required
        />
        <DayInput form={form} field="expiresOn" words={{ label: 'Accepted until' }} required />
      </FieldPair>
      <ProseInput form={form} field="text" words={{ label: 'Why the risk can be accepted' }} required />
    </>
  );
}

interface ReasonFieldProps {
  readonly form: DialogForm;
  readonly step: Exclude<AcceptanceStep, 'SUBMIT'>;
}

const ReasonField = ({ form, step }: ReasonFieldProps) => (
  <ProseInput
    form={form}
    field="text"
    words={{ label: 'Reason' }}
    required={acceptanceLifecycle.steps[step].needs.includes('reason')}
  />
);
