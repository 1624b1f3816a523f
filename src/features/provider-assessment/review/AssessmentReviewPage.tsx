import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';

import { hasUnsavedReviews } from '#machines/assessment-review/assessment-review.machine.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { answersQuery, type Assessment } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { LeaveDialog } from '#src/components/record-panel/LeaveDialog.tsx';
import { UnsavedNote } from '#src/registers/unsaved/UnsavedNote.tsx';
import { useLeaving } from '#src/registers/useLeaving.ts';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/css.js';

import { QuestionsPreview } from '../preview/QuestionsPreview.tsx';
import { useCourseActor } from '../useCourseActor.ts';
import { WithAssessment } from '../WithAssessment.tsx';
import { ReviewHead } from './ReviewHead.tsx';
import { ReviewScreen } from './ReviewScreen.tsx';
import { useAssessmentReview } from './useAssessmentReview.ts';
import { useUnsavedReviews } from './useUnsavedReviews.ts';

// The questions and the answer fill what the head leaves, and scroll on their own.
const page = css({ lg: { display: 'flex', flexDirection: 'column', height: 'full' } });

const note = css({ '&:not(:empty)': { padding: '12', borderBlockEnd: 'default' } });

/**
 * /assessment-review/$id: the answers of an assessment, side by side with the previous ones, and their review; before it is sent,
 * its questions as the respondents will see them.
 */
export const AssessmentReviewPage = () => (
  <WithAssessment>
    {(assessment) =>
      assessment.sentAt === null ? (
        <Preview assessment={assessment} />
      ) : (
        <Review key={assessment.id} assessment={assessment} />
      )
    }
  </WithAssessment>
);

function Preview({ assessment }: { readonly assessment: Assessment }) {
  const { data, error, refetch } = useQuery(answersQuery(useApi(), assessment.id));
  if (data !== undefined) return <QuestionsPreview assessment={assessment} questionnaires={data.questionnaires} />;
  if (error === null) return <LoadingRows />;
  return <LoadFailed what="questions" error={error} onRetry={() => void refetch()} />;
}

function Review({ assessment }: { readonly assessment: Assessment }) {
  const review = useAssessmentReview(assessment.id);
  const course = useCourseActor(assessment.id, () => review.send({ type: 'answers.outdated' }));
  const answers = useSelector(review, ({ context }) => context.assessment);
  const failure = useSelector(review, ({ context }) => context.failure);
  const isFailed = useSelector(review, (snapshot) => snapshot.matches('failed'));
  const isSaving = useSelector(review, (snapshot) => snapshot.matches({ reviewing: 'saving' }));
  const { asked, leave, stay } = useLeaving('', isSaving, () => hasUnsavedReviews(review.getSnapshot().context));
  const unsaved = useUnsavedReviews(review, assessment);
  return (
    <div className={page}>
      <ReviewHead assessment={assessment} review={review} course={course} />
      <div className={note}>
        <UnsavedNote {...unsaved} />
      </div>
      {answers !== null && <ReviewScreen assessment={assessment} answers={answers} review={review} />}
      {answers === null && !isFailed && <LoadingRows />}
      {isFailed && failure !== null && (
        <LoadFailed what="answers" error={failure} onRetry={() => review.send({ type: 'load.retried' })} />
      )}
      <LeaveDialog
        open={asked}
        onStay={stay}
        onLeave={() => {
          unsaved.abandon();
          leave();
        }}
      />
    </div>
  );
}
