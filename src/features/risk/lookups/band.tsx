import type { Schemas } from '#src/api/client.ts';
import { ColourCell } from '#src/components/cells/ColourCell.tsx';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ColourInput } from '#src/components/fields/ColourInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { NumberInput } from '#src/components/fields/NumberInput.tsx';
import type { FieldWords } from '#src/components/record/field-words.ts';
import type { Column } from '#src/components/register/column.ts';
import { emptyEntry, entryDraftOf, entryWords } from '#src/record/lookup/lookup-kind.ts';
import { LookupForm } from '#src/record/lookup/LookupForm.tsx';

type Band = Schemas['RiskRating'];
export type BandDraft = Required<Schemas['RiskRatingInput']>;

export const emptyBand: BandDraft = { ...emptyEntry, minimumScore: 1, colour: null };

export const bandDraftOf = (band: Band): BandDraft => ({
  ...entryDraftOf(band),
  minimumScore: band.minimumScore,
  colour: band.colour,
});

export const bandWords: FieldWords<BandDraft> = {
  ...entryWords,
  minimumScore: { name: 'From score', show: (score) => score },
  colour: { name: 'Colour', show: (colour) => colour },
};

export const bandColumns: readonly Column<Band>[] = [
  { id: 'minimumScore', header: 'From score', cell: ({ minimumScore }) => minimumScore },
  { id: 'colour', header: 'Colour', cell: ({ colour }) => <ColourCell colour={colour} /> },
];

export const BandForm = ({ form }: { readonly form: RecordForm<BandDraft> }) => (
  <LookupForm form={form}>
    <FieldPair>
      <NumberInput form={form} field="minimumScore" label="From score" min={1} max={100} required />
      <ColourInput form={form} field="colour" label="Colour" />
    </FieldPair>
  </LookupForm>
);
