import { assessmentLifecycle } from '#domain/provider-assessment/lifecycle.ts';
import { assessmentActionLabels, conclusionLabels } from '#domain/words/provider-assessment.ts';
import type { CourseDraft } from '#src/actors/provider-assessment-course.ts';
import type { Assessment } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { ChoiceOrNoneInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { choiceOrNoneWords, dayWords } from '#src/components/fields/field-words.ts';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { StepDialog, type StepFields } from '#src/registers/step-dialog/StepDialog.tsx';
import type { ActionDialogProps } from '#src/ui/overlay/ActionDialog.tsx';

import { SendSummary } from './SendSummary.tsx';
import type { CourseActor } from './useCourseActor.ts';

type Action = CourseDraft['action'];

const words: Readonly<Record<Action, Pick<ActionDialogProps, 'title' | 'description'>>> = {
  SEND: {
    title: 'Send this assessment',
    description: 'Each respondent gets a link of their own by mail, and needs no account. The template is fixed then.',
  },
  REVIEW: {
    title: 'Complete the review',
    description: 'The approver decides next. The answers can then no longer be reviewed.',
  },
  RETURN: { title: 'Return to review', description: 'The answers can be reviewed again.' },
  APPROVE: { title: 'Approve this assessment' },
  REJECT: { title: 'Reject this assessment', description: 'It can be reopened for the respondents.' },
  REOPEN: {
    title: 'Reopen this assessment',
    description: 'The respondents can change their answers and submit again.',
  },
};

const conclusionWords = choiceOrNoneWords('Conclusion', conclusionLabels, 'Choose a conclusion');

interface CourseDialogProps {
  readonly assessment: Assessment;
  readonly actor: CourseActor;
  /** What the reviewer should know before they conclude. */
  readonly reviewNote?: string | undefined;
}

/** Asks for what an action on an assessment needs. */
export const CourseDialog = ({ assessment, actor, reviewNote }: CourseDialogProps) => (
  <StepDialog
    actor={actor}
    words={({ action }) => ({ ...words[action], confirmLabel: assessmentActionLabels[action] })}
    needsOf={({ action }) => assessmentLifecycle.steps[action].needs}
  >
    {(form) =>
      form.draft.action === 'SEND' ? (
        <SendSummary assessment={assessment} error={form.errorOf('expiresOn')} />
      ) : (
        <CourseFields form={form} reviewNote={reviewNote} />
      )
    }
  </StepDialog>
);

interface CourseFieldsProps extends Pick<CourseDialogProps, 'reviewNote'> {
  readonly form: StepFields<CourseDraft>;
}

function CourseFields({ form, reviewNote }: CourseFieldsProps) {
  const { action } = form.draft;
  const required = form.isNeeded('reason');
  return (
    <>
      {form.isNeeded('conclusion') && (
        <ChoiceOrNoneInput form={form} field="conclusion" words={conclusionWords} required help={reviewNote} />
      )}
      {form.isNeeded('expiresOn') && (
        <DayInput form={form} field="expiresOn" words={dayWords('Links work until')} required />
      )}
      <ProseInput
        form={form}
        field="reason"
        words={{ label: required || action === 'REVIEW' ? 'Reason' : 'Remark' }}
        required={required}
      />
    </>
  );
}
