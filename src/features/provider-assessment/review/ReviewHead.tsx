import { createLink } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { assessmentLifecycle, isReviewable } from '#domain/provider-assessment/lifecycle.ts';
import {
  gravestConclusion,
  reviewItems,
  reviewSummary,
  type ReviewSummary,
} from '#domain/provider-assessment/review.ts';
import { percentText } from '#domain/share.ts';
import { assessmentActionLabels, conclusionLabels } from '#domain/words/provider-assessment.ts';
import { hasUnsavedReviews } from '#machines/assessment-review/assessment-review.machine.ts';
import { assessmentConclusionValues } from '#openapi/generated/values.ts';
import type { Assessment } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { isolated } from '#src/components/bidi.ts';
import { Figure, FigureStrip } from '#src/components/FigureStrip.tsx';
import { formatNumber } from '#src/components/format.ts';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { useMay, useSession } from '#src/components/SessionProvider.tsx';
import { LifecycleActions } from '#src/registers/lifecycle/LifecycleActions.tsx';
import { useOffered } from '#src/registers/lifecycle/useOffered.ts';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { assessmentKind } from '../assessment-kind.ts';
import { courseDraftOf, decisionRefusal, partiesOf } from '../course.ts';
import { CourseDialog } from '../CourseDialog.tsx';
import { ExportAnswers } from '../ExportAnswers.tsx';
import { StatusCell } from '../StatusCell.tsx';
import type { CourseActor } from '../useCourseActor.ts';
import type { AssessmentReviewActor } from './useAssessmentReview.ts';

const RouteLink = createLink(TextLink);

// On phones they have a line of their own, below the provider.
const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12',
  alignItems: 'center',
  mdDown: { order: '2', flexBasis: 'full' },
});
const note = css({ margin: '0', paddingInline: { base: '16', md: '20' }, paddingBlockEnd: '12', color: 'fg.subtle' });

interface ReviewHeadProps {
  readonly assessment: Assessment;
  readonly review: AssessmentReviewActor;
  readonly course: CourseActor;
}

/** What was reviewed of the questions that were shown; undefined until they are loaded. */
function useSummary(review: AssessmentReviewActor): ReviewSummary | undefined {
  const loaded = useSelector(review, ({ context }) => context.assessment);
  const answers = useSelector(review, ({ context }) => context.answers);
  const shown = useMemo(
    () => (loaded === null ? [] : reviewItems(loaded).map(({ question }) => question.id)),
    [loaded],
  );
  return useMemo(
    () => (loaded === null ? undefined : reviewSummary(shown.flatMap((id) => answers[id]?.review ?? []))),
    [loaded, shown, answers],
  );
}

/** `2 blockers, 5 warnings`: the conclusions that answers have. */
const conclusionsIn = ({ conclusions }: ReviewSummary): string =>
  assessmentConclusionValues
    .filter((conclusion) => conclusions[conclusion] > 0)
    .map((conclusion) => `${conclusionLabels[conclusion]} ${formatNumber(conclusions[conclusion])}`)
    .join(', ');

/** What is assessed, how far the review is, and what can be done next. */
export function ReviewHead({ assessment, review, course }: ReviewHeadProps) {
  const { id, ref, title, status, provider, score, progress } = assessment;
  const summary = useSummary(review);
  const unsaved = useSelector(review, ({ context }) => hasUnsavedReviews(context));
  const userId = useSession(({ context }) => context.account?.id ?? '');
  const mayEdit = useMay({ ...assessmentKind.access, level: 'EDIT' });
  const offered = useOffered(assessmentLifecycle, assessmentKind.access);
  // Sending is offered where the questions are chosen.
  const actions = mayEdit ? offered(status, partiesOf(assessment)).filter((action) => action !== 'SEND') : [];
  const refusal = mayEdit ? decisionRefusal(assessment, userId) : undefined;
  return (
    <>
      <PageTitle
        title={`${ref} ${isolated(title)}`}
        note={provider?.title}
        actions={
          <div className={tools}>
            <StatusCell status={status} />
            <RouteLink to="/add-service-provider-assessment/$id" params={{ id }}>
              Details
            </RouteLink>
            <RouteLink to="/assessment-report/$id" params={{ id }}>
              Report
            </RouteLink>
            {assessment.sentAt !== null && <ExportAnswers assessment={assessment} />}
            <LifecycleActions
              lifecycle={assessmentLifecycle}
              actions={actions}
              labels={assessmentActionLabels}
              disabled={unsaved}
              onRequest={(action) => {
                const conclusion = action === 'REVIEW' && summary !== undefined ? gravestConclusion(summary) : null;
                course.send({ type: 'step.requested', draft: courseDraftOf(assessment, action, conclusion) });
              }}
            />
          </div>
        }
      />
      {refusal !== undefined && <p className={note}>{refusal}</p>}
      <FigureStrip>
        <Figure name="Answered" value={assessment.sentAt === null ? '' : percentText(progress)} />
        <Figure
          name="Reviewed"
          value={summary === undefined ? '' : `${formatNumber(summary.reviewed)} of ${formatNumber(summary.total)}`}
        />
        <Figure name="Score" value={score === null ? '' : percentText(score)} />
        <Figure
          name="Conclusion"
          value={assessment.conclusion === null ? '' : conclusionLabels[assessment.conclusion]}
          note={summary === undefined ? undefined : conclusionsIn(summary)}
        />
      </FigureStrip>
      <CourseDialog
        assessment={assessment}
        actor={course}
        reviewNote={
          summary === undefined || !isReviewable(status)
            ? undefined
            : `${summary.reviewed} of ${summary.total} answers are reviewed. ${conclusionsIn(summary)}`
        }
      />
    </>
  );
}
