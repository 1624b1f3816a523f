import { auditLifecycle } from '#domain/management-system/audit-lifecycle.ts';
import { auditActionLabels, auditTexts } from '#domain/words/management-system.ts';
import type { AuditStepDraft } from '#src/actors/management-system.ts';
import type { AuditorInterest } from '#src/api/management-system/audits.ts';
import { NumberInput } from '#src/components/fields/NumberInput.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { StepDialog, type StepFields } from '#src/registers/step-dialog/StepDialog.tsx';

import type { AuditStepActor } from './useAuditSteps.ts';

type Step = AuditStepDraft['step'];

const titles: Readonly<Record<Step, string>> = {
  START: 'Start the audit',
  REPORT: 'Report the audit',
  CANCEL: 'Cancel the audit',
  REOPEN: 'Plan the audit again',
  PLAN_AGAIN: 'Plan the next audit like this one',
};

const descriptions: Readonly<Partial<Record<Step, string>>> = {
  REPORT: 'What it was about, by whom and when stays as it is from now on.',
  PLAN_AGAIN: 'Scope, people and criteria are taken over. It can be changed until it is reported.',
};

const needsOf = ({ step }: AuditStepDraft) => (step === 'PLAN_AGAIN' ? [] : auditLifecycle.steps[step].needs);

interface AuditDialogProps {
  readonly actor: AuditStepActor;
  readonly conflicts: readonly AuditorInterest[];
}

/** Asks for what a step of an audit needs. */
export const AuditDialog = ({ actor, conflicts }: AuditDialogProps) => (
  <StepDialog
    actor={actor}
    words={({ step }) => ({
      title: titles[step],
      confirmLabel: step === 'PLAN_AGAIN' ? 'Plan audit' : auditActionLabels[step],
      description: descriptions[step],
    })}
    needsOf={needsOf}
  >
    {(form) => <DialogFields form={form} conflicts={conflicts} />}
  </StepDialog>
);

interface DialogFieldsProps {
  readonly form: StepFields<AuditStepDraft>;
  readonly conflicts: readonly AuditorInterest[];
}

function DialogFields({ form, conflicts }: DialogFieldsProps) {
  const { step } = form.draft;
  if (step === 'PLAN_AGAIN')
    return <NumberInput form={form} field="months" words={{ label: 'Months later' }} min={1} max={60} required />;
  const independence = conflicts.length > 0 && (
    <ProseInput form={form} field="independence" words={auditTexts.independence} required />
  );
  if (step === 'START') return independence;
  if (step === 'REPORT')
    return (
      <>
        <ProseInput form={form} field="conclusion" words={auditTexts.conclusion} required />
        {independence}
      </>
    );
  return <ProseInput form={form} field="reason" words={{ label: 'Reason' }} required />;
}
