import { findingLifecycle, type FindingAction } from '#domain/compliance/finding-lifecycle.ts';
import { findingActionLabels } from '#domain/words/finding.ts';
import type { FindingStepDraft } from '#src/actors/compliance-findings.ts';
import type { Finding } from '#src/api/compliance/findings.ts';
import { risks } from '#src/api/risk/risks.ts';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { RecordInput } from '#src/registers/RecordInput.tsx';
import { StepDialog, type StepFields } from '#src/registers/step-dialog/StepDialog.tsx';
import { findingWords as words } from '#src/registers/words/finding.ts';

import type { FindingActor } from './useFindingCourse.ts';

const titles: Readonly<Record<FindingAction, string>> = {
  START: 'Start work on the finding',
  CLOSE: 'Close the finding',
  FAIL_CHECK: 'The actions do not work',
  ACCEPT_RISK: 'Accept the risk of the finding',
  REOPEN: 'Reopen the finding',
};

const descriptions: Readonly<Partial<Record<FindingAction, string>>> = {
  FAIL_CHECK: 'The finding stays in progress, and its owner is asked to go on.',
  ACCEPT_RISK: 'It stands as long as the acceptance of the risk is in force, and opens again when that ends.',
  REOPEN: 'What was done so far is kept.',
};

const needsOf = ({ action }: FindingStepDraft) => findingLifecycle.steps[action].needs;

interface FindingDialogProps {
  readonly actor: FindingActor;
  readonly finding: Finding;
}

/** Asks for what a step of a finding needs. */
export const FindingDialog = ({ actor, finding }: FindingDialogProps) => (
  <StepDialog
    actor={actor}
    words={({ action }) => ({
      title: titles[action],
      confirmLabel: findingActionLabels[action],
      description:
        action === 'CLOSE' && finding.kind !== 'OFI'
          ? 'You confirm that you have checked the effect of the actions today, and that the cause is removed.'
          : descriptions[action],
    })}
    needsOf={needsOf}
  >
    {(form) => <DialogFields form={form} finding={finding} />}
  </StepDialog>
);

interface DialogFieldsProps {
  readonly form: StepFields<FindingStepDraft>;
  readonly finding: Finding;
}

function DialogFields({ form, finding }: DialogFieldsProps) {
  const { action } = form.draft;
  if (action === 'START')
    return (
      <>
        <OwnerInput form={form} field="ownerId" words={words.ownerId} current={finding.owner} required />
        <DayInput form={form} field="dueOn" words={words.dueOn} required />
      </>
    );
  if (action === 'ACCEPT_RISK')
    return <RecordInput form={form} field="riskId" words={{ label: 'Risk' }} source={risks} current={null} required />;
  if (action === 'CLOSE')
    return finding.kind === 'OFI' ? (
      <ProseInput form={form} field="reason" words={{ label: 'Why it is declined, if it is' }} />
    ) : null;
  return <ProseInput form={form} field="reason" words={{ label: 'Reason' }} required />;
}
