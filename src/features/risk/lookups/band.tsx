import type { Schemas } from '#src/api/client.ts';
import { levelOf } from '#src/components/cells/level.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ColourInput } from '#src/components/fields/ColourInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { NumberInput } from '#src/components/fields/NumberInput.tsx';
import type { FieldWords } from '#src/components/record-panel/field-words.ts';
import { emptyEntry, entryDraftOf, entryWords } from '#src/registers/lookup/lookup-kind.ts';
import { LookupForm } from '#src/registers/lookup/LookupForm.tsx';
import type { LookupColumn } from '#src/registers/lookup/LookupTable.tsx';
import { RatingSwatch } from '#src/ui/data/RatingMeter.tsx';
import { css } from '#styled/css/index.js';

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

/** The place of a band among all, the lowest first: 1, 2, 3 … */
const rankOf = (band: Band, among: readonly Band[]) =>
  among.filter(({ minimumScore }) => minimumScore <= band.minimumScore).length;

interface BandSwatchProps {
  readonly band: Band;
  readonly among: readonly Band[];
}

const BandSwatch = ({ band, among }: BandSwatchProps) => (
  <RatingSwatch level={levelOf(rankOf(band, among))} colour={band.colour ?? undefined} />
);

const colourLine = css({ display: 'inline-flex', alignItems: 'center', gap: '8' });

export const bandColumns: readonly LookupColumn<Band>[] = [
  {
    id: 'minimumScore',
    header: 'From score',
    cell: ({ minimumScore }) => minimumScore,
    note: ({ minimumScore }) => `From score ${minimumScore}`,
  },
  {
    id: 'colour',
    header: 'Colour',
    cell: (band, among) => (
      <span className={colourLine}>
        <BandSwatch band={band} among={among} /> {band.colour ?? 'Default'}
      </span>
    ),
    mark: (band, among) => <BandSwatch band={band} among={among} />,
  },
];

export const BandForm = ({ form }: { readonly form: RecordForm<BandDraft> }) => (
  <LookupForm form={form}>
    <FieldPair>
      <NumberInput form={form} field="minimumScore" label="From score" min={1} max={100} required />
      <ColourInput form={form} field="colour" label="Colour" />
    </FieldPair>
  </LookupForm>
);
