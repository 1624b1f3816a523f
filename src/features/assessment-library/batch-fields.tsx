import type { TemplateKind } from '#src/api/assessment-templates.ts';
import type { BatchFieldOf } from '#src/api/register.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { templateWords as words } from '#src/registers/words/assessment-template.ts';

/** The fields that can be changed on several templates together: those that the list filters by. */
export const templateBatchFields: BatchFields<TemplateKind['draft'], BatchFieldOf<'AssessmentTemplates'>> = {
  scope: {
    label: words.scope.label,
    input: (form) => <ChoiceInput form={form} field="scope" words={words.scope} />,
  },
  ownerId: {
    label: words.ownerId.label,
    input: (form) => <OwnerInput form={form} field="ownerId" words={words.ownerId} current={null} />,
  },
};
