import { exemptionLifecycle } from '#domain/exemption/lifecycle.ts';
import { exemptionActionLabels, exemptionEndLabels, exemptionQuestionLabels } from '#domain/words/exemption.ts';
import type { ExemptionDraft } from '#src/actors/exemption-course.ts';
import type { Exemption } from '#src/api/exemptions.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { formatInstantDay } from '#src/components/format.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { LifecycleActions } from '#src/registers/lifecycle/LifecycleActions.tsx';
import { useOffered } from '#src/registers/lifecycle/useOffered.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { css } from '#styled/css/index.js';

import { exemptionKind } from './exemption-kind.ts';
import { StatusCell } from './StatusCell.tsx';
import { useCourseActor } from './useCourseActor.ts';

type Action = ExemptionDraft['action'];

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12', rowGap: '8' });
const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });
const prose = css({ margin: '0', color: 'fg.muted', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

const questions: Readonly<Record<Action, string>> = {
  SUBMIT: 'Submit the exemption for review',
  WITHDRAW: 'Withdraw the exemption from review',
  APPROVE: 'Approve the exemption',
  REJECT: 'Reject the exemption',
  REVISE: 'Revise the exemption',
  CONFIRM: 'Confirm that the exemption is still right',
  END: 'End the exemption',
};

const needsOf = ({ action }: ExemptionDraft) => exemptionLifecycle.steps[action].needs;

/** Who acts next, and what became of it. */
function courseOf(exemption: Exemption): string {
  const { policyVersion, owner, submittedBy, approver, decidedBy, decidedAt, status, endedBecause } = exemption;
  const asked = submittedBy === null ? [] : [`submitted by ${submittedBy.name}`];
  if (status === 'DRAFT') return owner === null ? '' : `Waits until ${owner.name} submits it`;
  if (status === 'UNDER_REVIEW')
    return [`Waits for the decision of ${approver?.name ?? 'its approver'}`, ...asked].join(', ');
  const verb = status === 'REJECTED' ? 'rejected' : 'approved';
  const decided = decidedBy !== null && decidedAt !== null;
  return [
    ...(policyVersion === null ? [] : [`from version ${policyVersion}`]),
    ...asked,
    ...(decided ? [`${verb} ${formatInstantDay(decidedAt)} by ${decidedBy.name}`] : []),
    ...(endedBecause === null ? [] : [exemptionEndLabels[endedBecause].toLowerCase()]),
  ].join(', ');
}

interface CourseSectionProps {
  readonly exemption: Exemption;
  /** An action changes the exemption, so what is typed has to be saved first. */
  readonly hasChanges: boolean;
  /** Called after the exemption has changed. */
  readonly onTaken: () => void;
}

/** Where an exemption stands, and what the person can do next. */
export function CourseSection({ exemption, hasChanges, onTaken }: CourseSectionProps) {
  const { status, question, owner, submittedBy, approver, version, decisionReason, endReason } = exemption;
  const course = useCourseActor(exemption.id, onTaken);
  const offered = useOffered(exemptionLifecycle, exemptionKind.access);
  const mayEdit = useMay({ ...exemptionKind.access, level: 'EDIT' });
  const parties = {
    requesterId: owner?.id ?? null,
    submittedById: submittedBy?.id ?? null,
    approverId: approver?.id ?? null,
  };
  const actions = mayEdit ? offered(status, parties).filter((action) => action !== 'CONFIRM' || question !== null) : [];
  const facts = courseOf(exemption);
  return (
    <FieldSection title="Decision">
      <div className={row}>
        <StatusCell status={status} question={null} />
        <LifecycleActions
          lifecycle={exemptionLifecycle}
          actions={actions}
          labels={exemptionActionLabels}
          disabled={hasChanges}
          size="sm"
          onRequest={(action) => course.send({ type: 'step.requested', draft: { action, version, reason: '' } })}
        />
      </div>
      {question !== null && (
        <Banner tone="warning" title="Is it still right?">
          {exemptionQuestionLabels[question]}. {approver?.name ?? 'The approver'} confirms the exemption or ends it.
        </Banner>
      )}
      {actions.length > 0 && hasChanges && <p className={note}>Save your changes before the next step.</p>}
      {facts !== '' && <p className={note}>{facts.charAt(0).toUpperCase() + facts.slice(1)}</p>}
      {[decisionReason, endReason].filter(Boolean).map((text) => (
        <p key={text} className={prose} dir="auto">
          {text}
        </p>
      ))}
      <StepDialog
        actor={course}
        words={({ action }) => ({ title: questions[action], confirmLabel: exemptionActionLabels[action] })}
        needsOf={needsOf}
      >
        {(form) => (
          <ProseInput form={form} field="reason" words={{ label: 'Reason' }} required={form.isNeeded('reason')} />
        )}
      </StepDialog>
    </FieldSection>
  );
}
