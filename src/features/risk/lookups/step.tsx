import { riskLikelihoodBounds } from '#openapi/generated/bounds.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import type { KindOf } from '#src/api/record/register.ts';
import { ColourCell } from '#src/components/cells/ColourCell.tsx';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ColourInput } from '#src/components/fields/ColourInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { NumberInput } from '#src/components/fields/NumberInput.tsx';
import { LookupForm } from '#src/registers/lookup/LookupForm.tsx';
import type { LookupColumn } from '#src/registers/lookup/LookupTable.tsx';
import { stepWords } from '#src/registers/words/lookups.ts';

/** A step on an axis of the matrix: likelihood and impact have the same fields. */
type Step = Schemas['RiskLikelihood'];
type StepDraft = KindOf<'RiskLikelihoods'>['draft'];

export const stepColumns: readonly LookupColumn<Step>[] = [
  {
    id: 'score',
    header: stepWords.score.label,
    cell: ({ score }) => score,
    note: ({ score }) => `Score ${score}`,
  },
  { id: 'colour', header: stepWords.colour.label, cell: ({ colour }) => <ColourCell colour={colour} /> },
];

export const StepForm = ({ form }: { readonly form: RecordForm<StepDraft> }) => (
  <LookupForm form={form}>
    <FieldPair>
      <NumberInput form={form} field="score" words={stepWords.score} {...riskLikelihoodBounds.score} required />
      <ColourInput form={form} field="colour" words={stepWords.colour} />
    </FieldPair>
  </LookupForm>
);
