import type { ReviewItem } from '#domain/provider-assessment/review.ts';
import { conclusionLabels } from '#domain/words/provider-assessment.ts';
import { css } from '#styled/css/index.js';

import { AnswerValue } from '../review/AnswerValue.tsx';

const root = css({ display: 'grid', gap: '2', borderBlockEnd: 'subtle', paddingBlockEnd: '8' });
const question = css({ margin: '0', fontWeight: 'medium' });
const about = css({ margin: '0', color: 'fg.muted', textStyle: 'xs', whiteSpace: 'pre-wrap' });

interface ReportedAnswerProps {
  readonly item: ReviewItem;
  /** Whether what is meant for members only is part of it. */
  readonly isInternal: boolean;
}

/** What only members know or have written about an answer. */
function internalRemarks({ answered, warnings }: ReviewItem): readonly string[] {
  const { review, contradictions, respondentQuestions } = answered;
  return [
    ...respondentQuestions.flatMap(({ text, askedBy, answer, answeredBy }) => [
      `${askedBy} asked: ${text}`,
      ...(answer === '' ? ['Not answered yet'] : [`${answeredBy?.name ?? 'A former member'} answered: ${answer}`]),
    ]),
    ...contradictions.map(({ message, source }) => `Contradiction: ${message} (${source.ref})`),
    ...warnings.map((warning) => `Warning: ${warning}`),
    ...(review.outdated === null ? [] : ['The answer has changed since it was reviewed: to be reviewed again']),
    ...(review.score === null ? [] : [`Score given by the reviewer: ${review.score}`]),
    ...(review.comment === '' ? [] : [`Comment: ${review.comment}`]),
  ];
}

/** One question with its answer, and what the reviewer says about it. */
export function ReportedAnswer({ item, isInternal }: ReportedAnswerProps) {
  const { review, clarifications } = item.answered;
  const remarks = [
    ...clarifications.flatMap(({ text, reply, repliedBy }) => [
      `Clarification asked for: ${text}`,
      ...(reply === '' ? [] : [`Reply of ${repliedBy}: ${reply}`]),
    ]),
    ...((item.answered.previous?.reworded ?? null) === null
      ? []
      : ['The question was reworded since the previous assessment']),
    ...(item.change === 'CHANGED' ? ['Changed since the previous assessment'] : []),
    ...(review.conclusion === null ? [] : [`Conclusion: ${conclusionLabels[review.conclusion]}`]),
    ...(isInternal ? internalRemarks(item) : []),
  ];
  return (
    <div className={root}>
      <p className={question} dir="auto">
        {item.number} {item.question.question}
      </p>
      <AnswerValue question={item.question} given={item.answered.answer} />
      {remarks.map((remark) => (
        <p key={remark} className={about} dir="auto">
          {remark}
        </p>
      ))}
    </div>
  );
}
