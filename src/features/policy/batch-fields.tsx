import type { PolicyKind } from '#src/api/policies.ts';
import type { BatchFieldOf } from '#src/api/register.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { LookupInput } from '#src/registers/LookupInput.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { policyWords as words } from '#src/registers/words/policy.ts';

/** The fields that can be changed on several policies together: those that the list filters by. */
export const policyBatchFields: BatchFields<PolicyKind['draft'], BatchFieldOf<'Policies'>> = {
  categoryId: {
    label: words.categoryId.label,
    input: (form) => <LookupInput form={form} field="categoryId" words={words.categoryId} current={null} />,
  },
  documentType: {
    label: words.documentType.label,
    input: (form) => <ChoiceInput form={form} field="documentType" words={words.documentType} />,
  },
  ownerId: {
    label: words.ownerId.label,
    input: (form) => <OwnerInput form={form} field="ownerId" words={words.ownerId} current={null} />,
  },
  approverId: {
    label: words.approverId.label,
    input: (form) => <OwnerInput form={form} field="approverId" words={words.approverId} current={null} />,
  },
  classification: {
    label: words.classification.label,
    input: (form) => <ChoiceInput form={form} field="classification" words={words.classification} />,
  },
  frequencyId: {
    label: words.frequencyId.label,
    input: (form) => <LookupInput form={form} field="frequencyId" words={words.frequencyId} current={null} />,
  },
  nextReviewOn: {
    label: words.nextReviewOn.label,
    input: (form) => <DayInput form={form} field="nextReviewOn" words={words.nextReviewOn} />,
  },
};
