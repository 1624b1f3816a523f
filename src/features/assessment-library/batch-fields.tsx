import type { TemplateKind } from '#src/api/assessment-templates.ts';
import type { BatchFieldOf } from '#src/api/register.ts';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { LookupInput } from '#src/registers/LookupInput.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { templateWords as words } from '#src/registers/words/assessment-template.ts';

/** The fields that can be changed on several templates together. */
export const templateBatchFields: BatchFields<TemplateKind['draft'], BatchFieldOf<'AssessmentTemplates'>> = {
  tierId: {
    label: words.tierId.label,
    input: (form) => <LookupInput form={form} field="tierId" words={words.tierId} current={null} />,
  },
  ownerId: {
    label: words.ownerId.label,
    input: (form) => <OwnerInput form={form} field="ownerId" words={words.ownerId} current={null} />,
  },
};
