import type { Risk, RiskChoices } from '#src/api/risks.ts';
import { partOf, type RecordForm } from '#src/components/fields/binding.ts';
import { ChoiceInput, ChoicesInput, EntriesInput, EntryInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair, FieldSection } from '#src/components/fields/layout.tsx';
import { NumberInput } from '#src/components/fields/NumberInput.tsx';
import { ReviewInput } from '#src/components/fields/ReviewInput.tsx';
import { ProseInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { pillarLabels, planStatusLabels, treatmentLabels } from '#src/components/risk-labels.ts';
import { AssetsInput } from '#src/registers/AssetsInput.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';

import { RatingSection } from './RatingSection.tsx';
import type { RiskDraft } from './risk-kind.ts';

interface RiskFormProps {
  readonly form: RecordForm<RiskDraft>;
  readonly choices: RiskChoices;
  readonly risk: Risk | null;
}

/** What a person sets on a risk. Its ratings are what the organisation's matrix says. */
export function RiskForm({ form, choices, risk }: RiskFormProps) {
  return (
    <>
      <TitleInput form={form} field="title" label="Title" required />
      <ProseInput form={form} field="description" label="Description" />
      <FieldPair>
        <OwnerInput form={form} field="ownerId" label="Owner" current={risk?.owner} />
        <EntriesInput form={form} field="categoryIds" label="Categories" entries={choices.categories} />
      </FieldPair>
      <RatingSection form={form} choices={choices} />
      <FieldPair>
        <ChoiceInput form={form} field="treatment" label="Treatment" labels={treatmentLabels} />
        <ReviewInput form={form} field="nextReviewOn" />
      </FieldPair>
      <ProseInput form={form} field="justification" label="Justification" />
      <TreatmentPlan form={form} />
      <FieldSection title="Context">
        <AssetsInput form={form} field="assetIds" label="Information assets" current={risk?.assets ?? []} />
        <ChoicesInput form={form} field="pillars" label="Security pillars" labels={pillarLabels} />
        <ProseInput form={form} field="existingControls" label="Existing controls" />
        <EntryInput
          form={form}
          field="identificationSourceId"
          label="Identification source"
          entries={choices.sources}
        />
      </FieldSection>
    </>
  );
}

function TreatmentPlan({ form }: Pick<RiskFormProps, 'form'>) {
  const plan = partOf(form, 'treatmentPlan');
  return (
    <FieldSection title="Treatment plan">
      <ProseInput form={plan} field="actions" label="Actions" />
      <FieldPair>
        <DayInput form={plan} field="dueOn" label="Due" />
        <ChoiceInput form={plan} field="status" label="Status" labels={planStatusLabels} />
      </FieldPair>
      <FieldPair>
        <NumberInput form={plan} field="progress" label="Progress (%)" min={0} max={100} />
      </FieldPair>
    </FieldSection>
  );
}
