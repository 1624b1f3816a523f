import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';

import { isReviewable } from '#domain/provider-assessment/lifecycle.ts';
import { itemsOf, reviewItems, type ReviewItem, type ReviewView } from '#domain/provider-assessment/review.ts';
import { hasUnsavedReviews } from '#machines/assessment-review/assessment-review.machine.ts';
import { assessmentConclusionValues } from '#openapi/generated/values.ts';
import type { Assessment, AssessmentAnswers } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { useChosen } from '#src/components/useChosen.ts';
import { counted } from '#src/components/words.ts';
import { UnsavedNote } from '#src/registers/unsaved/UnsavedNote.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Kbd } from '#src/ui/data/Kbd.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { NoResults } from '#src/ui/feedback/NoResults.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { css } from '#styled/css/index.js';

import { assessmentKind } from '../assessment-kind.ts';
import { inTwoWeeks } from '../course.ts';
import { AnswerDetail } from './AnswerDetail.tsx';
import { AnsweringDialog } from './AnsweringDialog.tsx';
import { AnswerList } from './AnswerList.tsx';
import { ClarificationDialog } from './ClarificationDialog.tsx';
import { FindingDialog } from './FindingDialog.tsx';
import { useAnsweringActor } from './useAnsweringActor.ts';
import type { AssessmentReviewActor } from './useAssessmentReview.ts';
import { useClarification } from './useClarification.ts';
import { useFindingActor } from './useFindingActor.ts';
import { useReviewKeys } from './useReviewKeys.ts';
import { useUnsavedClarification } from './useUnsavedClarification.ts';

const route = getRouteApi('/_app/_guarded/assessment-review/$id');

const sheet = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' },
  // Both columns scroll by themselves, so that the list stays beside a long answer.
  gridTemplateRows: { lg: 'minmax(0, 1fr)' },
  flex: { lg: '1' },
  minHeight: { lg: '[24rem]' },
});
const side = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '0',
  borderInlineEnd: { lg: 'default' },
  // Where there is no room for both, the question takes the place of the list.
  lgDown: { '&[data-hidden]': { display: 'none' } },
});
const filter = css({ display: 'grid', gap: '8', padding: '12', borderBlockEnd: 'subtle' });
const keys = css({ color: 'fg.subtle', textStyle: 'xs', margin: '0', lgDown: { display: 'none' } });

const viewLabels: Readonly<Record<ReviewView, string>> = {
  WARNINGS: 'All, warnings first',
  ALL: 'All, in order',
  UNANSWERED: 'Unanswered',
  CHANGED: 'Changed since last time',
  UNREVIEWED: 'Not reviewed',
  ASKED: 'Asked about by respondents',
};

const views: readonly ReviewView[] = ['WARNINGS', 'ALL', 'UNANSWERED', 'CHANGED', 'UNREVIEWED', 'ASKED'];

interface ReviewScreenProps {
  readonly assessment: Assessment;
  readonly answers: AssessmentAnswers;
  readonly review: AssessmentReviewActor;
}

/** The questions of a view. What is reviewed meanwhile stays until the view is chosen again: nothing moves under the keys. */
function useItems(answers: AssessmentAnswers, view: ReviewView, review: AssessmentReviewActor) {
  const all = useMemo(() => reviewItems(answers), [answers]);
  const items = useMemo(() => {
    const stored = review.getSnapshot().context.answers;
    return itemsOf(view, all, (id) => stored[id]?.review ?? { conclusion: null });
  }, [all, view, review]);
  return { all, items };
}

/**
 * Which question is shown, and the ways to others. Leaving a question saves what was typed about it. The address changes a
 * little later than a question is chosen: keys pressed meanwhile already mean the chosen one.
 */
function useShownItem(items: readonly ReviewItem[], review: AssessmentReviewActor) {
  const { question, view } = route.useSearch();
  const navigate = useNavigate();
  const chosen = useChosen(question);
  const indexOf = (wanted: string | undefined) => items.findIndex((item) => item.question.id === wanted);
  const found = indexOf(question);
  const show = useCallback(
    (id: string) => {
      chosen.choose(id);
      review.send({ type: 'save.requested' });
      void navigate({ to: '.', search: { view, question: id }, replace: true });
    },
    [chosen, review, navigate, view],
  );
  const indexOfChosen = () => Math.max(indexOf(chosen.id()), 0);
  const step = (by: 1 | -1) => {
    const next = items[indexOfChosen() + by];
    if (next !== undefined) show(next.question.id);
  };
  return {
    item: items[Math.max(found, 0)],
    isChosen: found >= 0,
    /** What keys are about. */
    chosenItem: () => items[indexOfChosen()],
    show,
    step,
    close: () => void navigate({ to: '.', search: { view }, replace: true }),
  };
}

/** The questions beside the one that is read, with its answer, the previous one and its review. */
export function ReviewScreen({ assessment, answers, review }: ReviewScreenProps) {
  const { view } = route.useSearch();
  const navigate = useNavigate();
  const { all, items } = useItems(answers, view, review);
  const { item, isChosen, chosenItem, show, step, close } = useShownItem(items, review);
  const mayEdit = useMay({ ...assessmentKind.access, level: 'EDIT' });
  const mayReview = mayEdit && isReviewable(assessment.status);
  const clarification = useClarification(assessment.id, () => review.send({ type: 'answers.outdated' }));
  const unsaved = useUnsavedClarification(clarification, assessment, {
    mayAsk: mayReview,
    isQuestion: (id) => all.some(({ question }) => question.id === id),
  });
  const finding = useFindingActor(assessment.id, review);
  const answering = useAnsweringActor(review);
  const conclude = (conclusion: (typeof assessmentConclusionValues)[number]) => {
    const reviewed = chosenItem();
    if (reviewed === undefined || !mayReview) return;
    review.send({ type: 'review.changed', questionId: reviewed.question.id, changes: { conclusion } });
  };
  useReviewKeys({
    j: () => step(1),
    k: () => step(-1),
    ...Object.fromEntries(assessmentConclusionValues.map((one, at) => [`${at + 1}`, () => conclude(one)])),
    c: () => document.querySelector<HTMLElement>('[data-review-comment] textarea')?.focus(),
  });
  return (
    <div className={sheet}>
      <div className={side} data-hidden={isChosen || undefined}>
        <div className={filter}>
          <Select
            label="Questions"
            options={views.map((value) => ({ value, label: viewLabels[value] }))}
            value={view}
            onValueChange={(chosen) => {
              if (chosen !== null) void navigate({ to: '.', search: { view: chosen }, replace: true });
            }}
          />
          <UnsavedNote {...unsaved} />
          {mayReview && <AskButton assessment={assessment} review={review} clarification={clarification} />}
          <p className={keys}>
            <Kbd>J</Kbd> <Kbd>K</Kbd> next and previous
            {mayReview && (
              <>
                , <Kbd>1</Kbd> to <Kbd>4</Kbd> conclusion, <Kbd>C</Kbd> comment
              </>
            )}
          </p>
        </div>
        <AnswerList
          items={items}
          shown={item?.question.id}
          review={review}
          clarification={clarification}
          onShow={show}
        />
      </div>
      {item === undefined ? (
        <NoResults title={all.length === 0 ? 'There are no questions' : 'No question is in this view'} />
      ) : (
        <AnswerDetail
          key={item.question.id}
          item={item}
          isHiddenOnPhones={!isChosen}
          assessment={assessment}
          mayReview={mayReview}
          review={review}
          clarification={clarification}
          finding={finding}
          answering={mayEdit ? answering : undefined}
          onStep={step}
          onClose={close}
        />
      )}
      <ClarificationDialog actor={clarification} items={all} />
      <FindingDialog actor={finding} />
      <AnsweringDialog actor={answering} />
    </div>
  );
}

interface AskButtonProps {
  readonly assessment: Assessment;
  readonly review: AssessmentReviewActor;
  readonly clarification: ReturnType<typeof useClarification>;
}

/** Asks about the chosen answers, once all reviews are saved: the assessment then goes back to the respondents. */
function AskButton({ assessment, review, clarification }: AskButtonProps) {
  const chosen = useSelector(clarification, ({ context }) => Object.keys(context.texts).length);
  const unsaved = useSelector(review, ({ context }) => hasUnsavedReviews(context));
  if (chosen === 0) return null;
  const { version, expiresOn } = assessment;
  const offered = inTwoWeeks();
  const day = expiresOn !== null && expiresOn > offered ? expiresOn : offered;
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        disabled={unsaved}
        onClick={() => clarification.send({ type: 'asking.requested', version, expiresOn: day })}
      >
        {`Ask for clarification of ${counted(chosen, { one: 'answer', many: 'answers' })}`}
      </Button>
      {unsaved && <Banner>Your reviews are being saved first.</Banner>}
    </>
  );
}
