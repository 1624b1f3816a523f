import { ownControls } from '#src/api/compliance/own-controls.ts';
import type { ExemptionKind } from '#src/api/exemptions.ts';
import { policies } from '#src/api/policy/policies.ts';
import { ChoiceOrNoneInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair, FieldSection } from '#src/components/fields/layout.tsx';
import { ProseInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { useOwnId } from '#src/components/SessionProvider.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { RecordInput } from '#src/registers/RecordInput.tsx';
import type { RecordFormProps } from '#src/registers/RecordScreen.tsx';
import { RecordsInput } from '#src/registers/RecordsInput.tsx';
import { exemptionWords as words } from '#src/registers/words/exemption.ts';

import { ControlInput, ControlsInput } from './ControlsInput.tsx';

/** The editable fields of an exemption. Once it is submitted, only its people and labels can be changed. */
export function ExemptionForm({ form: whole, stored }: RecordFormProps<ExemptionKind>) {
  const status = stored?.status ?? 'DRAFT';
  const form = { ...whole, readOnly: whole.readOnly || status !== 'DRAFT' };
  const ownId = useOwnId();
  const people = { ...whole, readOnly: whole.readOnly || status === 'UNDER_REVIEW' };
  return (
    <>
      <TitleInput form={form} field="title" words={words.title} required />
      <FieldPair>
        <RecordInput form={form} field="policyId" words={words.policyId} source={policies} current={stored?.policy} />
        <ControlInput form={form} field="controlId" words={words.controlId} current={stored?.control} />
        <OwnerInput form={people} field="ownerId" words={words.ownerId} current={stored?.owner} />
        <OwnerInput
          form={people}
          field="approverId"
          words={words.approverId}
          current={stored?.approver}
          able="exemption"
          except={[form.draft.ownerId ?? ownId]}
        />
      </FieldPair>
      <RecordsInput
        form={form}
        field="ownControlIds"
        words={words.ownControlIds}
        source={ownControls}
        current={stored?.ownControls}
        help="What is not followed meanwhile"
      />
      <ProseInput form={form} field="scope" words={words.scope} />
      <ProseInput form={form} field="reason" words={words.reason} />
      <ProseInput form={form} field="justification" words={words.justification} />
      <FieldPair>
        <DayInput form={form} field="validFrom" words={words.validFrom} help="The day of its approval by default" />
        <DayInput form={form} field="validTo" words={words.validTo} />
      </FieldPair>
      <FieldSection title="Risk">
        <ChoiceOrNoneInput form={form} field="riskRating" words={words.riskRating} />
        <ControlsInput
          form={form}
          field="compensatingControlIds"
          words={words.compensatingControlIds}
          current={stored?.compensatingControls}
        />
        <ProseInput form={form} field="withoutControls" words={words.withoutControls} />
        <ProseInput form={form} field="riskPlan" words={words.riskPlan} />
      </FieldSection>
    </>
  );
}
