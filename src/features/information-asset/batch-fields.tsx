import type { AssetKind } from '#src/api/information-assets.ts';
import type { BatchFieldOf } from '#src/api/register.ts';
import { ChoiceInput, ChoiceOrNoneInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { LookupInput } from '#src/registers/LookupInput.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { assetWords as words } from '#src/registers/words/information-asset.ts';

/** The fields that can be changed on several assets together: those that the list filters by. */
export const assetBatchFields: BatchFields<AssetKind['draft'], BatchFieldOf<'InformationAssets'>> = {
  typeId: {
    label: words.typeId.label,
    input: (form) => <LookupInput form={form} field="typeId" words={words.typeId} current={null} />,
  },
  kind: {
    label: words.kind.label,
    input: (form) => <ChoiceInput form={form} field="kind" words={words.kind} />,
  },
  ownerId: {
    label: words.ownerId.label,
    input: (form) => <OwnerInput form={form} field="ownerId" words={words.ownerId} current={null} />,
  },
  custodianId: {
    label: words.custodianId.label,
    input: (form) => <OwnerInput form={form} field="custodianId" words={words.custodianId} current={null} />,
  },
  medium: {
    label: words.medium.label,
    input: (form) => <ChoiceOrNoneInput form={form} field="medium" words={words.medium} />,
  },
  classification: {
    label: words.classification.label,
    input: (form) => <ChoiceOrNoneInput form={form} field="classification" words={words.classification} />,
  },
  confidentiality: {
    label: words.confidentiality.label,
    input: (form) => <ChoiceOrNoneInput form={form} field="confidentiality" words={words.confidentiality} />,
  },
  integrity: {
    label: words.integrity.label,
    input: (form) => <ChoiceOrNoneInput form={form} field="integrity" words={words.integrity} />,
  },
  availability: {
    label: words.availability.label,
    input: (form) => <ChoiceOrNoneInput form={form} field="availability" words={words.availability} />,
  },
  businessImpact: {
    label: words.businessImpact.label,
    input: (form) => <ChoiceOrNoneInput form={form} field="businessImpact" words={words.businessImpact} />,
  },
  reviewOn: {
    label: words.reviewOn.label,
    input: (form) => <DayInput form={form} field="reviewOn" words={words.reviewOn} />,
  },
};
