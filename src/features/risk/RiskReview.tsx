import { lowestFirst } from '#domain/risk/rating.ts';
import { monthsAfter } from '#domain/time/months-after.ts';
import type { Risk } from '#src/api/risk/risks.ts';
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
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  alignContent: 'start',
});
const proposed = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8' });
const cadence = css({ color: 'fg.subtle', textStyle: 'xs', overflowWrap: 'anywhere' });

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
        <div className={proposed}>
          <Button size="sm" onClick={() => form.change('nextReviewOn', proposal.day)}>
            Set to {formatDay(proposal.day)}
          </Button>
          <span className={cadence}>
            {proposal.band.name}: every {counted(proposal.band.reviewMonths, months)}
          </span>
        </div>
      )}
    </div>
  );
}
