import { useSelector } from '@xstate/react';

import type { ReviewItem } from '#domain/provider-assessment/review.ts';
import { wordingChanges, wordingOf } from '#domain/questionnaire/question-wording.ts';
import { textOfQuestion, titleOfSection } from '#domain/questionnaire/questionnaire.ts';
import { beginningOf } from '#domain/text/beginning-of.ts';
import { risk } from '#openapi/generated/records.ts';
import type { Assessment, ReviewedAnswer } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { formatInstant, formatInstantDay } from '#src/components/format.ts';
import { ChangedParts } from '#src/components/questionnaire/ChangedParts.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { RecordName } from '../RecordName.tsx';
import { AnswerFiles } from './AnswerFiles.tsx';
import { AnswerValue } from './AnswerValue.tsx';
import { Clarifications } from './Clarifications.tsx';
import { RespondentQuestions } from './RespondentQuestions.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import type { AnsweringActor } from './useAnsweringActor.ts';
import type { AssessmentReviewActor } from './useAssessmentReview.ts';
import type { ClarificationActor } from './useClarification.ts';
import type { FindingActor } from './useFindingActor.ts';

const root = css({
  scrolls: { lg: 'y' },
  minHeight: '0',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '14',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14',
  alignContent: 'start',
  lgDown: { '&[data-hidden]': { display: 'none' } },
});
const head = css({ display: 'flex', alignItems: 'flex-start', gap: '8' });
const heading = css({ textStyle: 'title.md', flex: '1', overflowWrap: 'anywhere' });
const about = css({ margin: '0', color: 'fg.muted', textStyle: 'xs', overflowWrap: 'anywhere' });
const help = css({ margin: '0', color: 'fg.muted', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const sides = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  borderBlock: 'default',
  '&[data-alone]': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const side = css({
  paddingBlock: '12',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6',
  alignContent: 'start',
  '&:not(:first-child)': {
    borderInlineStart: { md: 'default' },
    paddingInlineStart: { md: '16' },
    borderBlockStart: { mdDown: 'default' },
  },
  '&:not(:last-child)': { paddingInlineEnd: { md: '16' } },
});
const reworded = css({ display: 'grid', gap: '4', borderInlineStart: 'default', paddingInlineStart: '12' });
const title = css({ textStyle: 'title.sm' });
const list = css({ listStyle: 'none', margin: '0', padding: '0', display: 'grid', gap: '4' });
const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12' });
const back = css({ lg: { display: 'none' } });

interface AnswerDetailProps {
  readonly item: ReviewItem;
  readonly isHiddenOnPhones: boolean;
  readonly assessment: Assessment;
  readonly mayReview: boolean;
  readonly review: AssessmentReviewActor;
  readonly clarification: ClarificationActor;
  readonly finding: FindingActor;
  /** Undefined for people who may not answer respondents. */
  readonly answering: AnsweringActor | undefined;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

/** One question: its answer beside the previous one, what contradicts it, and its review. */
export function AnswerDetail(props: AnswerDetailProps) {
  const { item, isHiddenOnPhones, mayReview, review, onStep, onClose } = props;
  const { question, number, section, sectionNumber } = item;
  const answered = useSelector(review, ({ context }) => context.answers[question.id]) ?? item.answered;
  return (
    <article className={root} aria-label={`Question ${number}`} data-hidden={isHiddenOnPhones || undefined}>
      <div className={back}>
        <Button size="sm" onClick={onClose}>
          Back to the questions
        </Button>
      </div>
      <div className={head}>
        <h2 className={heading} dir="auto">
          {number} {textOfQuestion(question)}
        </h2>
        <IconButton size="sm" label="Previous question" onClick={() => onStep(-1)}>
          <ChevronUpIcon />
        </IconButton>
        <IconButton size="sm" label="Next question" onClick={() => onStep(1)}>
          <ChevronDownIcon />
        </IconButton>
      </div>
      <p className={about} dir="auto">
        {[
          titleOfSection(section, sectionNumber),
          question.required ? 'required' : 'optional',
          `weight ${question.weight}`,
        ].join(', ')}
      </p>
      {question.help !== '' && (
        <p className={help} dir="auto">
          {question.help}
        </p>
      )}
      <Warnings item={item} answered={answered} />
      <Sides item={item} answered={answered} />
      <Clarifications clarifications={answered.clarifications} question={question} />
      <RespondentQuestions questions={answered.respondentQuestions} answering={props.answering} />
      {props.assessment.sentAt !== null && (
        <>
          <ReviewForm question={question} answered={answered} mayReview={mayReview} review={review} />
          <Findings {...props} answered={answered} />
        </>
      )}
    </article>
  );
}

interface AnswerProps {
  readonly item: ReviewItem;
  readonly answered: ReviewedAnswer;
}

/** What contradicts an answer, with its source, and what the questionnaire warns of. */
const Warnings = ({ item, answered }: AnswerProps) => (
  <>
    {answered.contradictions.map(({ message, source }) => (
      <Banner key={`${source.id} ${message}`} tone="warning" title="This answer contradicts what is known">
        {message}: <RecordName record={source} />
      </Banner>
    ))}
    {item.warnings.length > 0 && (
      <Banner tone="warning" title="Warning">
        <ul className={list}>
          {item.warnings.map((warning) => (
            <li key={warning} dir="auto">
              {warning}
            </li>
          ))}
        </ul>
      </Banner>
    )}
  </>
);

const changeWords = {
  NEW: '',
  SAME: 'unchanged',
  REWORDED: 'the same, but the question was reworded',
  CHANGED: 'changed',
  WITHDRAWN: 'no longer answered',
} as const;

/** This answer and the previous one, side by side. */
function Sides({ item: { question, change }, answered: { answer, answeredBy, files, previous } }: AnswerProps) {
  const changed = changeWords[change];
  return (
    <div className={sides} data-alone={previous === null || undefined}>
      <section className={side} aria-label="This answer">
        <h3 className={title}>This answer{changed !== '' && `, ${changed}`}</h3>
        <AnswerValue
          question={question}
          given={answer}
          other={previous === null ? undefined : { given: previous, is: 'before' }}
        />
        <AnswerFiles files={files} />
        {answer !== null && (
          <p className={about} dir="auto">
            {[...(answeredBy === '' ? [] : [answeredBy]), formatInstant(answer.answeredAt)].join(', ')}
          </p>
        )}
      </section>
      {previous !== null && (
        <section className={side} aria-label="Previous answer">
          <h3 className={title}>Previous answer</h3>
          {previous.reworded !== null && (
            <div className={reworded}>
              <p className={about}>The question was reworded since</p>
              <ChangedParts parts={wordingChanges(previous.reworded, wordingOf(question))} />
            </div>
          )}
          <AnswerValue question={question} given={previous} other={{ given: answer, is: 'after' }} />
          <p className={about}>
            {formatInstantDay(previous.answeredAt)}, <RecordName record={previous.from} />
            {!previous.isSameQuestion && ', to a question with the same words'}
          </p>
        </section>
      )}
    </div>
  );
}

/** The risks that were made of an answer, and what can be done about it beside its review. */
function Findings(props: AnswerDetailProps & AnswerProps) {
  const { item, answered, assessment, mayReview, clarification, finding } = props;
  const { question } = item;
  const mayAddRisk = useMay({ roles: risk.roles, feature: risk.feature, level: 'ADD' });
  const isChosen = useSelector(clarification, ({ context }) => context.texts[question.id] !== undefined);
  const draft = {
    questionId: question.id,
    title: beginningOf(
      `${assessment.provider?.title ?? assessment.title}: ${question.question}`.replaceAll(/\s+/g, ' '),
      200,
    ),
    description: descriptionOf(item, answered, assessment),
  };
  return (
    <>
      {answered.findings.length > 0 && (
        <section aria-label="Risks of this answer">
          <h3 className={title}>Risks</h3>
          <ul className={list}>
            {answered.findings.map((found) => (
              <li key={found.id}>
                <RecordName record={found} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {mayReview && (
        <div className={actions}>
          <Checkbox
            checked={isChosen}
            onCheckedChange={() => clarification.send({ type: 'question.toggled', questionId: question.id })}
          >
            Ask for clarification
          </Checkbox>
          {mayAddRisk && (
            <Button size="sm" onClick={() => finding.send({ type: 'step.requested', draft })}>
              Create a risk
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** What a risk that is made of an answer begins with: the answer, and what is known against it. */
function descriptionOf({ question, warnings }: ReviewItem, answered: ReviewedAnswer, { ref }: Assessment): string {
  const answer = answered.answer === null ? '' : [...answered.answer.response, ...answered.answer.fileNames].join(', ');
  const lines = [
    `Question of ${ref}: ${question.question}`,
    `Answer: ${answer === '' ? 'none' : answer}`,
    ...answered.contradictions.map(({ message }) => message),
    ...warnings,
    ...(answered.review.comment === '' ? [] : [answered.review.comment]),
  ];
  return beginningOf(lines.join('\n'), 5000);
}
