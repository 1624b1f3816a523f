import { titleOfSection } from '#domain/questionnaire/questionnaire.ts';
import { recipientsIn } from '#domain/secure-link/recipient-list.ts';
import type { RespondentStep } from '#src/actors/provider-assessment-respondents.ts';
import type { AssessmentAnswers } from '#src/api/provider-assessment/service-provider-assessments.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { counted } from '#src/components/words.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { CheckboxGroup } from '#src/ui/form/CheckboxGroup.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import type { ActionDialogProps } from '#src/ui/overlay/ActionDialog.tsx';

import type { RespondentSteps } from './useRespondentSteps.ts';

type Words = Pick<ActionDialogProps, 'title' | 'confirmLabel' | 'description' | 'tone'>;
type Sections = AssessmentAnswers['questionnaires'];

const addition = {
  title: 'Add respondents',
  confirmLabel: 'Add respondents',
} satisfies Words;

function wordsOf({ step, respondent }: RespondentStep, wasSent: boolean): Words {
  const who = respondent?.who ?? '';
  const words: Readonly<Record<RespondentStep['step'], Words>> = {
    ADD: {
      ...addition,
      description: wasSent
        ? 'They get a link by mail at once.'
        : 'They get a link by mail when the assessment is sent.',
    },
    REMIND: {
      title: `Remind ${who}`,
      confirmLabel: 'Send reminder',
      description: 'The mail has a link of its own. Earlier links go on working.',
    },
    RESEND: {
      title: `Send a new link to ${who}`,
      confirmLabel: 'Send new link',
      description: 'The links of earlier mails stop working.',
    },
    DELEGATE: {
      title: `Choose sections for ${who}`,
      confirmLabel: 'Save sections',
      description: 'They see and answer only these. Answers that exist stay.',
    },
    REVOKE: wasSent
      ? {
          title: `Revoke the links of ${who}`,
          confirmLabel: 'Revoke links',
          description: 'Their links stop working at once. What they have answered stays. This cannot be undone.',
          tone: 'danger',
        }
      : { title: `Remove ${who}`, confirmLabel: 'Remove respondent', tone: 'danger' },
  };
  return words[step];
}

interface RespondentDialogProps {
  readonly actor: RespondentSteps;
  readonly sections: Sections;
  readonly wasSent: boolean;
}

/** Asks what is needed to add or change respondents, and whether it is meant. */
export const RespondentDialog = ({ actor, sections, wasSent }: RespondentDialogProps) => (
  <StepDialog actor={actor} words={(draft) => wordsOf(draft, wasSent)}>
    {(form) => <RespondentFields form={form} sections={sections} />}
  </StepDialog>
);

interface RespondentFieldsProps {
  readonly form: RecordForm<RespondentStep>;
  readonly sections: Sections;
}

function RespondentFields({ form, sections }: RespondentFieldsProps) {
  const { step, text, questionnaireIds } = form.draft;
  const count = recipientsIn(text).recipients.length;
  return (
    <>
      {step === 'ADD' && (
        <TextArea
          label="Addresses"
          required
          help={
            count === 0
              ? 'One to a line, or pasted from a list: ada@example.org, or Ada <ada@example.org>'
              : counted(count, { one: 'address', many: 'addresses' })
          }
          value={text}
          error={form.errorOf('text') ?? form.errorOf('email')}
          onChange={({ currentTarget }) => form.change('text', currentTarget.value)}
        />
      )}
      {(step === 'ADD' || step === 'DELEGATE') && sections.length > 1 && (
        <CheckboxGroup
          label="Sections"
          help="All of them, unless you choose some"
          options={sections.map(({ id, title }, index) => ({
            value: id,
            label: titleOfSection({ title }, index + 1),
          }))}
          value={questionnaireIds}
          error={form.errorOf('questionnaireIds')}
          onValueChange={(chosen) => form.change('questionnaireIds', chosen)}
        />
      )}
    </>
  );
}
