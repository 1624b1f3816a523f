import type { RegulatoryRequirement, RequirementKind } from '#src/api/regulatory-requirements.ts';
import { ChoiceOrNoneInput, FoundChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair, FieldSection } from '#src/components/fields/layout.tsx';
import { ProseInput, TextInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { WebAddressInput } from '#src/components/fields/WebAddressInput.tsx';
import { LookupInput } from '#src/registers/LookupInput.tsx';
import type { RecordPanelProps } from '#src/registers/OpenRecord.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { RecordScreen, type RecordFormProps } from '#src/registers/RecordScreen.tsx';
import { requirementWords as words } from '#src/registers/words/regulatory-requirement.ts';

import { editableRequirement } from './editable-requirement.ts';

/** One requirement, beside the register. */
export function RequirementPanel({ id, place }: RecordPanelProps<RegulatoryRequirement>) {
  return (
    <RecordScreen kind={editableRequirement} id={id} place={place} words={words}>
      {(form, stored) => <RequirementForm form={form} stored={stored} />}
    </RecordScreen>
  );
}

/** The editable fields of a requirement. */
function RequirementForm({ form, stored }: RecordFormProps<RequirementKind>) {
  return (
    <>
      <TitleInput form={form} field="title" words={words.title} required />
      <FieldPair>
        <ChoiceOrNoneInput form={form} field="status" words={words.status} />
        <DayInput form={form} field="dueOn" words={words.dueOn} />
        <OwnerInput form={form} field="ownerId" words={words.ownerId} current={stored?.owner} />
        <DayInput form={form} field="lastReviewedOn" words={words.lastReviewedOn} />
      </FieldPair>
      <ProseInput form={form} field="actions" words={words.actions} />
      <FieldSection title="What the law demands">
        <ProseInput form={form} field="requirement" words={words.requirement} />
        <FieldPair>
          <TextInput form={form} field="article" words={words.article} />
          <DayInput form={form} field="effectiveOn" words={words.effectiveOn} />
        </FieldPair>
        <TextInput form={form} field="regulator" words={words.regulator} />
        <WebAddressInput form={form} field="sourceUrl" words={words.sourceUrl} />
        <LookupInput
          form={form}
          field="cybersecurityLawId"
          words={words.cybersecurityLawId}
          current={stored?.cybersecurityLaw}
        />
        <LookupInput form={form} field="privacyLawId" words={words.privacyLawId} current={stored?.privacyLaw} />
        <LookupInput form={form} field="corporateLawId" words={words.corporateLawId} current={stored?.corporateLaw} />
      </FieldSection>
      <FieldSection title="Where it applies">
        <FieldPair>
          <FoundChoiceInput form={form} field="country" words={words.country} />
          <LookupInput form={form} field="regionId" words={words.regionId} current={stored?.region} />
          <LookupInput form={form} field="jurisdictionId" words={words.jurisdictionId} current={stored?.jurisdiction} />
          <LookupInput
            form={form}
            field="operationTypeId"
            words={words.operationTypeId}
            current={stored?.operationType}
          />
          <LookupInput form={form} field="riskTypeId" words={words.riskTypeId} current={stored?.riskType} />
        </FieldPair>
        <ProseInput form={form} field="applicability" words={words.applicability} />
      </FieldSection>
    </>
  );
}
