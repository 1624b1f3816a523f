import { monthsAfter } from '#domain/months-after.ts';
import { lowestFirst } from '#domain/rating.ts';
import type { Risk } from '#src/api/risks.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ReviewInput } from '#src/components/fields/ReviewInput.tsx';
import { formatDay, today } from '#src/components/format.ts';
import { counted } from '#src/components/words.ts';
import { riskWords } from '#src/registers/words/risk.tsx';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css/index.js';

import { ratingFor } from './rating.ts';
import type { RiskDraft } from './risk-kind.ts';
import { useMatrixScale } from './useMatrixScale.ts';

interface RiskReviewProps {
  readonly form: RecordForm<RiskDraft>;
  readonly risk: Risk | null;
}

const months = { one: 'month', many: 'months' };
const stack = css({
  display: 'grid',
  gap: '4',
  justifyItems: 'start',
  alignContent: 'start',
  '& > *': { maxWidth: 'full' },
});

/** The next review of a risk, and the day that the cadence of its current rating proposes. */
export function RiskReview({ form, risk }: RiskReviewProps) {
  const scale = useMatrixScale(risk);
  const { score } = ratingFor(form.draft.current, scale);
  const band = lowestFirst(scale.ratings).findLast(({ minimumScore }) => score !== null && minimumScore <= score);
  const proposal = band && { band, day: monthsAfter(today(), band.reviewMonths) };
  const isOffered = !form.readOnly && proposal?.day !== form.draft.nextReviewOn;
  return (
    <div className={stack}>
      <ReviewInput form={form} field="nextReviewOn" words={riskWords.nextReviewOn} />
      {proposal && isOffered && (
        <Button size="sm" variant="ghost" onClick={() => form.change('nextReviewOn', proposal.day)}>
          {`Set to ${formatDay(proposal.day)} (${proposal.band.name}: every ${counted(proposal.band.reviewMonths, months)})`}
        </Button>
      )}
    </div>
  );
}
