import { useQuery } from '@tanstack/react-query';

import { riskLifecycle } from '#domain/risk/lifecycle.ts';
import { lowestFirst } from '#domain/risk/rating.ts';
import { monthsAfter } from '#domain/time/months-after.ts';
import { closingLabels, reviewOutcomeLabels, riskActionLabels } from '#domain/words/risk.ts';
import type { RiskStep } from '#src/actors/risk-course.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { riskReviewsQuery, type RiskReview } from '#src/api/risk/risk-courses.ts';
import type { Risk } from '#src/api/risk/risks.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { formatDay, formatInstant, today } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { LifecycleActions } from '#src/registers/lifecycle/LifecycleActions.tsx';
import { useOffered } from '#src/registers/lifecycle/useOffered.ts';
import { sectionList } from '#src/registers/record-sections/section-list.ts';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

import { riskKind } from './risk-kind.ts';
import { RiskStatusCell } from './RiskStatusCell.tsx';
import { RiskStepDialog } from './RiskStepDialog.tsx';
import { useMatrixScale } from './useMatrixScale.ts';
import { useRiskStepActor } from './useRiskStepActor.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });
const item = css({ display: 'grid', gap: '2', paddingBlock: '8', borderBlockStart: 'subtle' });
const facts = css({ margin: '0', color: 'fg.muted', textStyle: 'xs' });
const prose = css({ margin: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });

interface CourseSectionProps {
  readonly risk: Risk;
  readonly mayEdit: boolean;
  /** A step changes the risk, so what is typed has to be saved first. */
  readonly hasChanges: boolean;
  /** Called after the risk has changed. */
  readonly onTaken: () => void;
}

/** The day that the cadence of its current rating proposes for the next review. */
function useProposedReview(risk: Risk): string | null {
  const scale = useMatrixScale(risk);
  const { score } = risk.current;
  const band = lowestFirst(scale.ratings).findLast(({ minimumScore }) => score !== null && minimumScore <= score);
  return band === undefined ? null : monthsAfter(today(), band.reviewMonths);
}

/** Where a risk stands, when it is reviewed next, what can be done about both, and the reviews so far. */
export function CourseSection({ risk, mayEdit, hasChanges, onTaken }: CourseSectionProps) {
  const actor = useRiskStepActor(risk.id, onTaken);
  const offered = useOffered(riskLifecycle, riskKind.access);
  const proposed = useProposedReview(risk);
  const { status, closedBecause, nextReviewOn, version } = risk;
  const request = (step: RiskStep) =>
    actor.send({
      type: 'step.requested',
      draft: {
        step,
        version,
        closedBecause: null,
        outcome: null,
        nextReviewOn: step === 'REVIEW' ? proposed : nextReviewOn,
        isLastReview: false,
        text: '',
      },
    });
  const isClosed = status === 'CLOSED';
  return (
    <FieldSection title="Status and reviews">
      <div className={row}>
        <RiskStatusCell status={status} />
        {closedBecause !== null && <span>{closingLabels[closedBecause]}</span>}
        {mayEdit && (
          <LifecycleActions
            lifecycle={riskLifecycle}
            actions={offered(status, {})}
            labels={riskActionLabels}
            disabled={hasChanges}
            size="sm"
            onRequest={request}
          />
        )}
      </div>
      <div className={row}>
        <span>
          Next review: {nextReviewOn === null ? 'not set' : <DayCell day={nextReviewOn} settled={isClosed} />}
        </span>
        {mayEdit && !isClosed && (
          <>
            <Button size="sm" disabled={hasChanges} onClick={() => request('REVIEW')}>
              Record a review
            </Button>
            {nextReviewOn !== null && (
              <Button size="sm" disabled={hasChanges} onClick={() => request('MOVE_REVIEW')}>
                Move review
              </Button>
            )}
          </>
        )}
      </div>
      {mayEdit && hasChanges && <p className={note}>Save your changes before the next step.</p>}
      <Reviews riskId={risk.id} />
      <RiskStepDialog actor={actor} />
    </FieldSection>
  );
}

function Reviews({ riskId }: { readonly riskId: string }) {
  const { data, error, refetch } = useQuery(riskReviewsQuery(useApi(), riskId));
  if (data === undefined)
    return error ? <LoadFailed what="reviews" error={error} onRetry={() => void refetch()} /> : <LoadingRows />;
  if (data.length === 0) return <p className={note}>No review has been recorded</p>;
  return (
    <ol className={sectionList} aria-label="Reviews">
      {data.map((review) => (
        <Item key={review.id} review={review} />
      ))}
    </ol>
  );
}

function Item({ review }: { readonly review: RiskReview }) {
  const { outcome, remark, reviewedBy, reviewedAt, dueOn, nextReviewOn } = review;
  const due = dueOn === null ? '' : `, due ${formatDay(dueOn)}`;
  const next = nextReviewOn === null ? 'no next review' : `next ${formatDay(nextReviewOn)}`;
  return (
    <li className={item}>
      <span>{reviewOutcomeLabels[outcome]}</span>
      <p className={facts}>
        <bdi>{reviewedBy.name}</bdi>, {formatInstant(reviewedAt)}
        {due} · {next}
      </p>
      {remark !== '' && (
        <p className={prose} dir="auto">
          {remark}
        </p>
      )}
    </li>
  );
}
