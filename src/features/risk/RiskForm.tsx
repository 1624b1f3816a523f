import { changesOf } from '#machines/record/merge.ts';
import { treatmentPlanBounds } from '#openapi/generated/bounds.ts';
import { informationAssets } from '#src/api/information-asset/information-assets.ts';
import type { Risk } from '#src/api/risk/risks.ts';
import { partOf, type RecordForm } from '#src/components/fields/binding.ts';
import { ChoiceInput, ChoiceOrNoneInput, ChoicesInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair, FieldSection } from '#src/components/fields/layout.tsx';
import { NumberInput } from '#src/components/fields/NumberInput.tsx';
import { ProseInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { ChangeImpacts } from '#src/registers/change-impacts/ChangeImpacts.tsx';
import { ExemptionsInForce } from '#src/registers/exemptions/ExemptionsInForce.tsx';
import { LookupInput, LookupsInput } from '#src/registers/LookupInput.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { RecordsInput } from '#src/registers/RecordsInput.tsx';
import { riskWords as words } from '#src/registers/words/risk.tsx';

import { AcceptanceSection } from './AcceptanceSection.tsx';
import { asksForReview } from './asks-for-review.ts';
import { CourseSection } from './CourseSection.tsx';
import { editableRisk } from './editable-risk.ts';
import { RatingSection } from './RatingSection.tsx';
import type { RiskDraft } from './risk-kind.ts';
import { RiskControls } from './RiskControls.tsx';
import { RiskProposals } from './RiskProposals.tsx';
import { RiskReview } from './RiskReview.tsx';
import { ScoreHistory } from './ScoreHistory.tsx';
import { TreatmentActions } from './TreatmentActions.tsx';

interface RiskFormProps {
  readonly form: RecordForm<RiskDraft>;
  readonly risk: Risk | null;
  /** Called after a proposed score was decided, which may have changed the risk. */
  readonly onDecided: () => void;
}

/** The editable fields of a risk. Its ratings follow from the organisation's matrix. */
export function RiskForm({ form, risk, onDecided }: RiskFormProps) {
  const hasChanges = risk !== null && Object.keys(changesOf(editableRisk.draftOf(risk), form.draft)).length > 0;
  return (
    <>
      <TitleInput form={form} field="title" words={words.title} required />
      <ProseInput form={form} field="description" words={words.description} />
      {risk !== null && (
        <CourseSection risk={risk} mayEdit={!form.readOnly} hasChanges={hasChanges} onTaken={onDecided} />
      )}
      <FieldPair>
        <OwnerInput form={form} field="ownerId" words={words.ownerId} current={risk?.owner} />
        <LookupsInput form={form} field="categoryIds" words={words.categoryIds} current={risk?.categories} />
      </FieldPair>
      <RatingSection form={form} risk={risk} />
      {risk !== null && <RiskProposals riskId={risk.id} hasChanges={hasChanges} onTaken={onDecided} />}
      <Controls form={form} risk={risk} />
      {risk !== null && <ChangeImpacts recordId={risk.id} mayAnswer={!form.readOnly} />}
      {risk !== null && <ExemptionsInForce recordId={risk.id} />}
      <FieldPair>
        <ChoiceInput form={form} field="treatment" words={words.treatment} />
        {asksForReview(risk, form.draft) && <RiskReview form={form} risk={risk} />}
      </FieldPair>
      <ProseInput form={form} field="justification" words={words.justification} />
      <TreatmentPlan form={form} risk={risk} />
      {risk !== null && <AcceptanceSection risk={risk} mayEdit={!form.readOnly} hasChanges={hasChanges} />}
      <FieldSection title="Context">
        <LookupsInput form={form} field="threatIds" words={words.threatIds} current={risk?.threats} />
        <LookupsInput
          form={form}
          field="vulnerabilityIds"
          words={words.vulnerabilityIds}
          current={risk?.vulnerabilities}
        />
        <RecordsInput
          form={form}
          field="assetIds"
          words={words.assetIds}
          source={informationAssets}
          current={risk?.assets}
        />
        <ChoicesInput form={form} field="pillars" words={words.pillars} />
        <FieldPair>
          <LookupInput
            form={form}
            field="identificationSourceId"
            words={words.identificationSourceId}
            current={risk?.identificationSource}
          />
          <LookupInput form={form} field="accountableId" words={words.accountableId} current={risk?.accountable} />
        </FieldPair>
      </FieldSection>
      {risk !== null && <ScoreHistory riskId={risk.id} />}
    </>
  );
}

/** The note is all that an import from another tool tells of the controls. */
const Controls = ({ form, risk }: Omit<RiskFormProps, 'onDecided'>) => (
  <FieldSection title="Controls">
    {risk !== null && <RiskControls riskId={risk.id} mayEdit={!form.readOnly} />}
    <ProseInput form={form} field="existingControls" words={words.existingControls} />
    <ChoiceOrNoneInput form={form} field="controlEffectiveness" words={words.controlEffectiveness} />
  </FieldSection>
);

function TreatmentPlan({ form, risk }: Omit<RiskFormProps, 'onDecided'>) {
  const plan = partOf(form, 'treatmentPlan');
  const { label, parts } = words.treatmentPlan;
  return (
    <FieldSection title={label}>
      <ProseInput form={plan} field="actions" words={parts.actions} />
      <FieldPair>
        <DayInput form={plan} field="dueOn" words={parts.dueOn} />
        <ChoiceInput form={plan} field="status" words={parts.status} />
      </FieldPair>
      <FieldPair>
        <NumberInput form={plan} field="progress" words={parts.progress} {...treatmentPlanBounds.progress} />
      </FieldPair>
      {risk !== null && <TreatmentActions riskId={risk.id} mayEdit={!form.readOnly} />}
    </FieldSection>
  );
}
