import { useSelector } from '@xstate/react';
import { memo, useEffect, useRef } from 'react';

import { isOpenQuestion } from '#domain/provider-assessment/respondent-questions.ts';
import type { ReviewItem } from '#domain/provider-assessment/review.ts';
import { textOfQuestion } from '#domain/questionnaire/questionnaire.ts';
import { conclusionLabels } from '#domain/words/provider-assessment.ts';
import { StatusGlyph } from '#src/ui/feedback/StatusText.tsx';
import { css } from '#styled/css/index.js';

import { conclusionGlyphs } from '../ConclusionCell.tsx';
import type { AssessmentReviewActor } from './useAssessmentReview.ts';
import type { ClarificationActor } from './useClarification.ts';

const scroller = css({
  flex: '1',
  minHeight: '0',
  scrolls: 'y',
  listStyle: 'none',
  margin: '0',
  padding: '0',
});
// Rows outside the view are not laid out: an assessment may have 2,000 questions.
const line = css({ contentVisibility: 'auto', containIntrinsicSize: 'auto 52px', borderBlockEnd: 'subtle' });
const row = css({
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 1fr) 1.25rem',
  columnGap: '8',
  width: 'full',
  minHeight: '52',
  paddingInline: '12',
  paddingBlock: '8',
  alignItems: 'baseline',
  textAlign: 'start',
  cursor: 'pointer',
  borderInlineStart: '[2px solid transparent]',
  '&:hover': { background: 'bg.hover' },
  '&[aria-current=true]': { background: 'bg.selected', borderInlineStartColor: 'accent.solid' },
  '&:focus-visible': { outline: '[2px solid var(--colors-focus)]', outlineOffset: '-2' },
});
const number = css({ color: 'fg.subtle', tabularFigures: true, textStyle: 'xs' });
const text = css({
  lineClamp: '2',
  overflowWrap: 'anywhere',
});
const marks = css({ display: 'block', textStyle: 'xs', color: 'fg.muted' });
const alarm = css({ color: 'danger.fg' });
const attention = css({ color: 'warning.fg' });

interface AnswerListProps {
  readonly items: readonly ReviewItem[];
  /** The question that is read. */
  readonly shown: string | undefined;
  readonly review: AssessmentReviewActor;
  readonly clarification: ClarificationActor;
  /** The same function as long as possible: each row is rendered again with another. */
  readonly onShow: (questionId: string) => void;
}

/** The questions of a view, each with what is to be known of it and its conclusion. */
export function AnswerList({ items, shown, review, clarification, onShow }: AnswerListProps) {
  return (
    <ol className={scroller} aria-label="Questions">
      {items.map((item) => (
        <AnswerRow
          key={item.question.id}
          item={item}
          isShown={item.question.id === shown}
          review={review}
          clarification={clarification}
          onShow={onShow}
        />
      ))}
    </ol>
  );
}

interface AnswerRowProps extends Pick<AnswerListProps, 'review' | 'clarification' | 'onShow'> {
  readonly item: ReviewItem;
  readonly isShown: boolean;
}

/** What is to be known of an answer, in words, the gravest first. */
function marksOf(
  { answered, warnings, change, isUnanswered }: ReviewItem,
  { isAsked, isChosen, isOutdated }: Readonly<Record<'isAsked' | 'isChosen' | 'isOutdated', boolean>>,
) {
  const open = answered.clarifications.some(({ resolvedAt }) => resolvedAt === null);
  return [
    ...(isAsked ? [{ text: 'A respondent asks', look: attention }] : []),
    ...(isOutdated ? [{ text: 'To review again', look: attention }] : []),
    ...(answered.contradictions.length > 0 ? [{ text: 'Contradiction', look: alarm }] : []),
    ...(warnings.length > 0 ? [{ text: 'Warning', look: attention }] : []),
    ...(isUnanswered ? [{ text: 'No answer', look: undefined }] : []),
    ...(change === 'REWORDED' ? [{ text: 'Question reworded', look: undefined }] : []),
    ...(change === 'CHANGED' ? [{ text: 'Changed', look: undefined }] : []),
    ...(open ? [{ text: 'Clarification asked for', look: undefined }] : []),
    ...(isChosen ? [{ text: 'To be clarified', look: undefined }] : []),
  ];
}

const AnswerRow = memo(function AnswerRow({ item, isShown, review, clarification, onShow }: AnswerRowProps) {
  const { id, question } = item.question;
  const conclusion = useSelector(
    review,
    ({ context }) => (context.edits[id]?.draft ?? context.answers[id]?.review)?.conclusion ?? null,
  );
  const isOutdated = useSelector(review, ({ context }) => (context.answers[id]?.review.outdated ?? null) !== null);
  const isAsked = useSelector(
    review,
    ({ context }) => context.answers[id]?.respondentQuestions.some(isOpenQuestion) ?? false,
  );
  const isUnsaved = useSelector(review, ({ context }) => {
    const edit = context.edits[id];
    return edit !== undefined && (edit.failure !== null || edit.theirs !== null);
  });
  const isChosen = useSelector(clarification, ({ context }) => context.texts[id] !== undefined);
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isShown) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <li ref={element} className={line}>
      <button type="button" className={row} aria-current={isShown || undefined} onClick={() => onShow(id)}>
        <span className={number}>{item.number}</span>
        <span>
          <span className={text} dir="auto">
            {textOfQuestion({ question })}
          </span>
          <span className={marks}>
            {marksOf(item, { isAsked, isChosen, isOutdated }).map((mark, at) => (
              <span key={mark.text} className={mark.look}>
                {at > 0 && ' · '}
                {mark.text}
              </span>
            ))}
            {isUnsaved && <span className={alarm}> Not saved</span>}
          </span>
        </span>
        {conclusion === null ? (
          <StatusGlyph shape="open" tone="neutral" label="Not reviewed" />
        ) : (
          <StatusGlyph {...conclusionGlyphs[conclusion]} label={conclusionLabels[conclusion]} />
        )}
      </button>
    </li>
  );
});
