import { useSelector } from '@xstate/react';

import { isComing } from '#domain/policy-lifecycle.ts';
import { policyActionLabels } from '#domain/words/policy.ts';
import type { ReviewDraft, ReviewStep } from '#machines/policy-review/policy-review.machine.ts';
import type { Policy } from '#src/api/policies.ts';
import type { PolicyVersion } from '#src/api/policy-versions.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { choiceWords } from '#src/components/fields/field-words.ts';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { formatDay, today } from '#src/components/format.ts';
import { StepForm } from '#src/registers/step-dialog/StepDialog.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';

import { AskingFields } from './AskingFields.tsx';
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

/** Asks for what a step needs. A user who was overtaken reads the document again. */
export function ReviewDialog({ policy, newest, actor }: ReviewDialogProps) {
  const { draft, failure, isUnread } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('taking'));
  const isOutdated = useSelector(actor, (snapshot) => snapshot.matches('outdated'));
  if (draft === null) return null;
  if (isOutdated) return <Outdated onOpen={() => actor.send({ type: 'document.opened' })} />;
  return (
    <StepForm
      draft={draft}
      failure={failure}
      busy={busy}
      words={({ step }) => wordsOf(step, policy)}
      names={names}
      onChange={(changes) => actor.send({ type: 'draft.changed', changes })}
      whenTaken={(listener) => actor.on('step.taken', listener)}
      onConfirm={() => actor.send({ type: 'step.confirmed' })}
      onCancel={() => actor.send({ type: 'step.cancelled' })}
    >
      {(form) => <StepFields policy={policy} newest={newest} form={form} isUnread={isUnread} />}
    </StepForm>
  );
}

interface StepFieldsProps extends Omit<ReviewDialogProps, 'actor'> {
  readonly form: RecordForm<ReviewDraft>;
  readonly isUnread: boolean;
}

function StepFields({ policy, newest, form, isUnread }: StepFieldsProps) {
  const { step } = form.draft;
  if (step === 'SUBMIT')
    return <ProseInput form={form} field="changeLog" words={{ label: 'What this version changes' }} required />;
  if (step === 'REVISE')
    return <ChoiceInput form={form} field="size" words={choiceWords('Size of the change', sizes)} />;
  if (step === 'WITHDRAW' || step === 'CONFIRM') return null;
  const required = step === 'REJECT' || step === 'REQUEST_CHANGES';
  return (
    <>
      <ProseInput form={form} field="reason" words={{ label: required ? 'Reason' : 'Remark' }} required={required} />
      {step === 'APPROVE' && <AskingFields policy={policy} number={newest.number} form={form} isUnread={isUnread} />}
    </>
  );
}

/** Nobody decides on a text that they have not read. */
const Outdated = ({ onOpen }: { readonly onOpen: () => void }) => (
  <ActionDialog
    open
    title="The document has changed"
    confirmLabel="Read it again"
    busy={false}
    busyLabel=""
    onConfirm={onOpen}
    onCancel={onOpen}
  >
    <Banner tone="warning">
      Its text, files or images are not those that you opened, or its review has moved on. Read it as it is now, then
      decide. What you typed is kept.
    </Banner>
  </ActionDialog>
);
