import type { AssessmentKind } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { serviceProviders } from '#src/api/service-provider/service-providers.ts';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair, FieldSection } from '#src/components/fields/layout.tsx';
import { NumberInput } from '#src/components/fields/NumberInput.tsx';
import { ReadValue } from '#src/components/fields/ReadValue.tsx';
import { ProseInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { RecordInput } from '#src/registers/RecordInput.tsx';
import type { RecordFormProps } from '#src/registers/RecordScreen.tsx';
import { assessmentWords as words } from '#src/registers/words/service-provider-assessment.ts';

import { ActingInput } from './ActingInput.tsx';
import { TemplateInput } from './TemplateInput.tsx';

/** What is assessed cannot change under those who answer. */
function Subject({ form, stored }: RecordFormProps<AssessmentKind>) {
  if (stored !== null && stored.sentAt !== null)
    return (
      <FieldPair>
        <ReadValue label={words.providerId.label}>{stored.provider?.title}</ReadValue>
        <ReadValue label={words.templateId.label}>
          {`${stored.template?.title ?? ''}, version ${stored.templateVersion ?? 1}, fixed when it was sent`}
        </ReadValue>
      </FieldPair>
    );
  return (
    <FieldPair>
      <RecordInput
        form={form}
        field="providerId"
        words={words.providerId}
        source={serviceProviders}
        current={stored?.provider}
      />
      <TemplateInput form={form} stored={stored} />
    </FieldPair>
  );
}

/** The editable fields of an assessment. */
export const AssessmentForm = ({ form, stored }: RecordFormProps<AssessmentKind>) => (
  <>
    <TitleInput form={form} field="title" words={words.title} required />
    <Subject form={form} stored={stored} />
    <ProseInput
      form={form}
      field="description"
      words={words.description}
      help="The respondents read it under the title"
    />
    <FieldPair>
      <ActingInput form={form} field="assigneeId" words={words.assigneeId} current={stored?.assignee} />
      <ActingInput
        form={form}
        field="approverId"
        words={words.approverId}
        current={stored?.approver}
        assessmentId={stored?.id}
      />
    </FieldPair>
    <FieldSection title="Dates">
      <FieldPair>
        <DayInput form={form} field="dueOn" words={words.dueOn} />
        <DayInput form={form} field="expiresOn" words={words.expiresOn} help="The last day on which the links work" />
        <NumberInput
          form={form}
          field="reminderDays"
          words={words.reminderDays}
          min={0}
          max={90}
          help="0 for no reminders"
        />
        <NumberInput
          form={form}
          field="recurrenceMonths"
          words={words.recurrenceMonths}
          min={0}
          max={60}
          help="0 for not by itself"
        />
      </FieldPair>
    </FieldSection>
  </>
);
