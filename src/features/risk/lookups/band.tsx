import { riskRatingBounds } from '#openapi/generated/bounds.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import type { KindOf } from '#src/api/record/register.ts';
import { levelOf } from '#src/components/cells/level.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ColourInput } from '#src/components/fields/ColourInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { NumberInput } from '#src/components/fields/NumberInput.tsx';
import { counted } from '#src/components/words.ts';
import { LookupForm } from '#src/registers/lookup/LookupForm.tsx';
import type { LookupColumn } from '#src/registers/lookup/LookupTable.tsx';
import { bandWords } from '#src/registers/words/lookups.ts';
import { RatingSwatch } from '#src/ui/data/RatingMeter.tsx';
import { labels } from '#src/ui/labels.ts';
import { css } from '#styled/css/index.js';

type Band = Schemas['RiskRating'];
type BandDraft = KindOf<'RiskRatings'>['draft'];

/** The rank of a band, lowest first: 1, 2, 3 … */
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
    header: bandWords.minimumScore.label,
    cell: ({ minimumScore }) => minimumScore,
    note: ({ minimumScore }) => `From score ${minimumScore}`,
  },
  {
    id: 'reviewMonths',
    header: 'Review every',
    cell: ({ reviewMonths }) => counted(reviewMonths, { one: 'month', many: 'months' }),
    note: ({ reviewMonths }) => `Reviewed every ${counted(reviewMonths, { one: 'month', many: 'months' })}`,
  },
  {
    id: 'colour',
    header: bandWords.colour.label,
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
      <NumberInput
        form={form}
        field="minimumScore"
        words={bandWords.minimumScore}
        {...riskRatingBounds.minimumScore}
        required
      />
      <NumberInput
        form={form}
        field="reviewMonths"
        words={bandWords.reviewMonths}
        {...riskRatingBounds.reviewMonths}
        required
      />
    </FieldPair>
    <ColourInput form={form} field="colour" words={bandWords.colour} none={labels.defaultColour} />
  </LookupForm>
);
