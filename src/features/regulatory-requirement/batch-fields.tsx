import type { BatchFieldOf } from '#src/api/register.ts';
import type { RequirementKind } from '#src/api/regulatory-requirements.ts';
import { ChoiceOrNoneInput, FoundChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { LookupInput } from '#src/registers/LookupInput.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { requirementWords as words } from '#src/registers/words/regulatory-requirement.ts';

/** The fields that can be changed on several requirements together: those that the list filters by. */
export const requirementBatchFields: BatchFields<RequirementKind['draft'], BatchFieldOf<'RegulatoryRequirements'>> = {
  status: {
    label: words.status.label,
    input: (form) => <ChoiceOrNoneInput form={form} field="status" words={words.status} />,
  },
  ownerId: {
    label: words.ownerId.label,
    input: (form) => <OwnerInput form={form} field="ownerId" words={words.ownerId} current={null} />,
  },
  dueOn: {
    label: words.dueOn.label,
    input: (form) => <DayInput form={form} field="dueOn" words={words.dueOn} />,
  },
  country: {
    label: words.country.label,
    input: (form) => <FoundChoiceInput form={form} field="country" words={words.country} />,
  },
  regionId: {
    label: words.regionId.label,
    input: (form) => <LookupInput form={form} field="regionId" words={words.regionId} current={null} />,
  },
  jurisdictionId: {
    label: words.jurisdictionId.label,
    input: (form) => <LookupInput form={form} field="jurisdictionId" words={words.jurisdictionId} current={null} />,
  },
  operationTypeId: {
    label: words.operationTypeId.label,
    input: (form) => <LookupInput form={form} field="operationTypeId" words={words.operationTypeId} current={null} />,
  },
  corporateLawId: {
    label: words.corporateLawId.label,
    input: (form) => <LookupInput form={form} field="corporateLawId" words={words.corporateLawId} current={null} />,
  },
  cybersecurityLawId: {
    label: words.cybersecurityLawId.label,
    input: (form) => (
      <LookupInput form={form} field="cybersecurityLawId" words={words.cybersecurityLawId} current={null} />
    ),
  },
  privacyLawId: {
    label: words.privacyLawId.label,
    input: (form) => <LookupInput form={form} field="privacyLawId" words={words.privacyLawId} current={null} />,
  },
  riskTypeId: {
    label: words.riskTypeId.label,
    input: (form) => <LookupInput form={form} field="riskTypeId" words={words.riskTypeId} current={null} />,
  },
};
