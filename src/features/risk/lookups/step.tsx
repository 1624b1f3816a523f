import type { Schemas } from '#src/api/client.ts';
import { ColourCell } from '#src/components/cells/ColourCell.tsx';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ColourInput } from '#src/components/fields/ColourInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { NumberInput } from '#src/components/fields/NumberInput.tsx';
import type { FieldWords } from '#src/components/record-panel/field-words.ts';
import { emptyEntry, entryDraftOf, entryWords } from '#src/registers/lookup/lookup-kind.ts';
import { LookupForm } from '#src/registers/lookup/LookupForm.tsx';
import type { LookupColumn } from '#src/registers/lookup/LookupTable.tsx';

/** A step of an axis of the matrix: likelihood and impact have the same fields. */
type Step = Schemas['RiskLikelihood'];
export type StepDraft = Required<Schemas['RiskLikelihoodInput']>;

export const emptyStep: StepDraft = { ...emptyEntry, score: 1, colour: null };

export const stepDraftOf = (step: Step): StepDraft => ({
  ...entryDraftOf(step),
  score: step.score,
  colour: step.colour,
});

export const stepWords: FieldWords<StepDraft> = {
  ...entryWords,
  score: { name: 'Score', show: (score) => score },
  colour: { name: 'Colour', show: (colour) => colour },
};

export const stepColumns: readonly LookupColumn<Step>[] = [
  {
    id: 'score',
    header: 'Score',
    cell: ({ score }) => score,
    note: ({ score }) => `Score ${score}`,
  },
  { id: 'colour', header: 'Colour', cell: ({ colour }) => <ColourCell colour={colour} /> },
];

export const StepForm = ({ form }: { readonly form: RecordForm<StepDraft> }) => (
  <LookupForm form={form}>
    <FieldPair>
      <NumberInput form={form} field="score" label="Score" min={1} max={10} required />
      <ColourInput form={form} field="colour" label="Colour" />
    </FieldPair>
  </LookupForm>
);
