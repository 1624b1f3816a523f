import type { BatchFieldOf } from '#src/api/register.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { riskWords as words } from '#src/registers/words/risk.tsx';

import type { RiskDraft } from './risk-kind.ts';

/** The fields that can be changed on several risks together: those that the list filters by. */
export const riskBatchFields: BatchFields<RiskDraft, BatchFieldOf<'Risks'>> = {
  ownerId: {
    label: words.ownerId.label,
    input: (form) => <OwnerInput form={form} field="ownerId" words={words.ownerId} current={null} />,
  },
  treatment: {
    label: words.treatment.label,
    input: (form) => <ChoiceInput form={form} field="treatment" words={words.treatment} />,
  },
  nextReviewOn: {
    label: words.nextReviewOn.label,
    input: (form) => <DayInput form={form} field="nextReviewOn" words={words.nextReviewOn} />,
  },
};
