import { ownControls } from '#src/api/compliance/own-controls.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { PolicyKind } from '#src/api/policy/policies.ts';
import { policyDecidersQuery } from '#src/api/policy/policy-versions.ts';
import type { PickerQuery } from '#src/api/record/picker.ts';
import { risks } from '#src/api/risk/risks.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair, FieldSection } from '#src/components/fields/layout.tsx';
import { ProseInput, TextInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { LookupInput } from '#src/registers/LookupInput.tsx';
import { MembersInput } from '#src/registers/MembersInput.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import type { RecordFormProps } from '#src/registers/RecordScreen.tsx';
import { RecordsInput } from '#src/registers/RecordsInput.tsx';
import { policyWords as words } from '#src/registers/words/policy.ts';

/** The editable fields of a policy. */
export function PolicyForm({ form, stored }: RecordFormProps<PolicyKind>) {
  const api = useApi();
  const deciders = (query: PickerQuery) => policyDecidersQuery(api, stored?.id, query);
  return (
    <>
      <TitleInput form={form} field="title" words={words.title} required />
      <FieldPair>
        <LookupInput form={form} field="categoryId" words={words.categoryId} current={stored?.category} />
        <ChoiceInput form={form} field="documentType" words={words.documentType} />
        <OwnerInput form={form} field="ownerId" words={words.ownerId} current={stored?.owner} />
        <OwnerInput
          form={form}
          field="approverId"
          words={words.approverId}
          current={stored?.approver}
          people={deciders}
        />
      </FieldPair>
      <MembersInput
        form={form}
        field="reviewerIds"
        words={words.reviewerIds}
        current={stored?.reviewers}
        people={deciders}
      />
      <ProseInput form={form} field="purpose" words={words.purpose} />
      <ProseInput form={form} field="scope" words={words.scope} />
      <FieldPair>
        <TextInput form={form} field="department" words={words.department} />
        <ChoiceInput form={form} field="classification" words={words.classification} />
      </FieldPair>
      <FieldSection title="Review">
        <FieldPair>
          <LookupInput form={form} field="frequencyId" words={words.frequencyId} current={stored?.frequency} />
          <DayInput form={form} field="nextReviewOn" words={words.nextReviewOn} />
          <DayInput form={form} field="effectiveOn" words={words.effectiveOn} />
          <DayInput form={form} field="retiredOn" words={words.retiredOn} />
        </FieldPair>
      </FieldSection>
      <FieldSection title="Context">
        <RecordsInput form={form} field="riskIds" words={words.riskIds} source={risks} current={stored?.risks} />
        <RecordsInput
          form={form}
          field="ownControlIds"
          words={words.ownControlIds}
          source={ownControls}
          current={stored?.ownControls}
          help="What puts it into practice"
        />
      </FieldSection>
    </>
  );
}
