import type { BatchFieldOf } from '#src/api/register.ts';
import type { ProviderKind } from '#src/api/service-providers.ts';
import { ChoiceInput, ChoiceOrNoneInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { LookupInput } from '#src/registers/LookupInput.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { providerWords as words } from '#src/registers/words/service-provider.ts';

type Fields = BatchFields<ProviderKind['draft'], BatchFieldOf<'ServiceProviders'>>;

const levelField = (
  field: 'dataSensitivity' | 'businessCriticality' | 'inherentRisk' | 'residualRisk',
): Fields['inherentRisk'] => ({
  label: words[field].label,
  input: (form) => <ChoiceOrNoneInput form={form} field={field} words={words[field]} />,
});

/** The fields that can be changed on several providers together: those that the list filters by. */
export const providerBatchFields: Fields = {
  serviceTypeId: {
    label: words.serviceTypeId.label,
    input: (form) => <LookupInput form={form} field="serviceTypeId" words={words.serviceTypeId} current={null} />,
  },
  category: {
    label: words.category.label,
    input: (form) => <ChoiceOrNoneInput form={form} field="category" words={words.category} />,
  },
  tierId: {
    label: words.tierId.label,
    input: (form) => <LookupInput form={form} field="tierId" words={words.tierId} current={null} />,
  },
  ownerId: {
    label: words.ownerId.label,
    input: (form) => <OwnerInput form={form} field="ownerId" words={words.ownerId} current={null} />,
  },
  dataSensitivity: levelField('dataSensitivity'),
  businessCriticality: levelField('businessCriticality'),
  inherentRisk: levelField('inherentRisk'),
  residualRisk: levelField('residualRisk'),
  reviewStatus: {
    label: words.reviewStatus.label,
    input: (form) => <ChoiceInput form={form} field="reviewStatus" words={words.reviewStatus} />,
  },
  nextReviewOn: {
    label: words.nextReviewOn.label,
    input: (form) => <DayInput form={form} field="nextReviewOn" words={words.nextReviewOn} />,
  },
};
