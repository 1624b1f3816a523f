import { isComing, policyLifecycle, verdictLifecycle } from '#domain/policy/lifecycle.ts';
import { policyActionLabels } from '#domain/words/policy.ts';
import type { ReviewDraft, ReviewStep } from '#src/actors/policy-document.ts';
import type { Policy } from '#src/api/policy/policies.ts';
import type { PolicyVersion } from '#src/api/policy/policy-versions.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { choiceWords } from '#src/components/fields/field-words.ts';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { formatDay, today } from '#src/components/format.ts';
import { StepDialog, type StepFields } from '#src/registers/step-dialog/StepDialog.tsx';

import { AskingFields } from './AskingFields.tsx';
import { verdicts } from './people.ts';
import type { PolicyReviewActor } from './usePolicyReview.ts';

interface StepWords {
  readonly title: string;
  readonly confirmLabel: string;
  readonly description?: string;
}

const words: Readonly<Record<ReviewStep, StepWords>> = {
  SUBMIT: {
    title: 'Submit this version for review',
    confirmLabel: policyActionLabels.SUBMIT,
    description: 'The approver and the reviewers are notified.',
  },
  WITHDRAW: {
    title: 'Withdraw this version from review',
    confirmLabel: policyActionLabels.WITHDRAW,
    description: 'It becomes a draft again.',
  },
  APPROVE: {
    title: 'Approve this version',
    confirmLabel: policyActionLabels.APPROVE,
  },
  REJECT: { title: 'Reject this version', confirmLabel: policyActionLabels.REJECT },
  REVISE: {
    title: 'Start a new version',
    confirmLabel: policyActionLabels.REVISE,
    description: 'It begins with the text of the approved version, which stays in force.',
  },
  CONFIRM: {
    title: 'Confirm the policy without changes',
    confirmLabel: policyActionLabels.CONFIRM,
    description: 'It stays in force until its next review.',
  },
  ENDORSE: { title: 'Approve this version as a reviewer', confirmLabel: 'Approve as reviewer' },
  REQUEST_CHANGES: { title: 'Request changes', confirmLabel: 'Request changes' },
};

const sizes = { MINOR: 'Minor, such as 1.1 after 1.0', MAJOR: 'Major, such as 2.0 after 1.0' };

/** The fields of a draft, as the operation names them. */
const names = {
  'asking/whom': 'whom',
  'asking/askOn': 'askOn',
  'asking/recipients': 'addresses',
} as const;

interface ReviewDialogProps {
  readonly policy: Policy;
  readonly newest: PolicyVersion;
  readonly actor: PolicyReviewActor;
}

/** What a step does; an approval may wait for its day. */
function wordsOf(step: ReviewStep, { effectiveOn, versionInForce }: Policy): StepWords {
  if (step !== 'APPROVE') return words[step];
  const effect = versionInForce === null ? 'It comes into force' : `It takes the place of version ${versionInForce}`;
  const day = effectiveOn !== null && isComing(effectiveOn, today()) ? ` on ${formatDay(effectiveOn)}` : '';
  return { ...words.APPROVE, description: `${effect}${day}, and cannot be changed any more.` };
}

const outdated = {
  title: 'The document has changed',
  text: 'Its text, files or images are not those that you opened, or its review has moved on. Read it as it is now, then decide. What you typed is kept.',
  confirmLabel: 'Read it again',
};

const needsOf = ({ step }: ReviewDraft) => {
  if (step === 'ENDORSE' || step === 'REQUEST_CHANGES') return verdictLifecycle.steps[verdicts[step]].needs;
  return policyLifecycle.steps[step].needs;
};

/** Asks for what a step needs. A user who was overtaken reads the document again. */
export const ReviewDialog = ({ policy, newest, actor }: ReviewDialogProps) => (
  <StepDialog
    actor={actor}
    words={({ step }) => wordsOf(step, policy)}
    names={names}
    needsOf={needsOf}
    outdated={outdated}
  >
    {(form) => <StepInputs policy={policy} newest={newest} form={form} />}
  </StepDialog>
);

interface StepInputsProps extends Omit<ReviewDialogProps, 'actor'> {
  readonly form: StepFields<ReviewDraft>;
}

function StepInputs({ policy, newest, form }: StepInputsProps) {
  const { step } = form.draft;
  if (step === 'SUBMIT')
    return <ProseInput form={form} field="changeLog" words={{ label: 'What this version changes' }} required />;
  if (step === 'REVISE')
    return <ChoiceInput form={form} field="size" words={choiceWords('Size of the change', sizes)} />;
  if (step === 'WITHDRAW' || step === 'CONFIRM') return null;
  const required = form.isNeeded('reason');
  return (
    <>
      <ProseInput form={form} field="reason" words={{ label: required ? 'Reason' : 'Remark' }} required={required} />
      {step === 'APPROVE' && <AskingFields policy={policy} number={newest.number} form={form} />}
    </>
  );
}
