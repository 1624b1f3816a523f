import type { BatchFieldOf } from '#src/api/register.ts';
import { ChoiceInput, ChoiceOrNoneInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { LookupInput } from '#src/registers/LookupInput.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { riskWords as words } from '#src/registers/words/risk.tsx';

import type { RiskDraft } from './risk-kind.ts';

/** The fields that can be changed on several risks together: those that the list filters by. */
export const riskBatchFields: BatchFields<RiskDraft, BatchFieldOf<'Risks'>> = {
  ownerId: {
    label: words.ownerId.label,
    input: (form) => <OwnerInput form={form} field="ownerId" words={words.ownerId} current={null} />,
  },
  accountableId: {
    label: words.accountableId.label,
    input: (form) => <LookupInput form={form} field="accountableId" words={words.accountableId} current={null} />,
  },
  controlEffectiveness: {
    label: words.controlEffectiveness.label,
    input: (form) => <ChoiceOrNoneInput form={form} field="controlEffectiveness" words={words.controlEffectiveness} />,
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
