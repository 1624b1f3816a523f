import { memo, useEffect, useRef, useState } from 'react';

import { answerProblem, textOfQuestion, type Question as QuestionModel } from '#domain/questionnaire/questionnaire.ts';
import { assessmentTexts as texts } from '#src/texts/secure-assessments.ts';
import { css } from '#styled/css/css.js';

import { errorOf } from './answer-error.ts';
import { AnswerInput } from './AnswerInput.tsx';
import { CarriedAnswer } from './CarriedAnswer.tsx';
import { Clarification, PrintedReply } from './Clarification.tsx';
import { FileInput } from './FileInput.tsx';
import { screenOnly } from './form-styles.ts';
import { controlId, useForm } from './form.ts';
import { LateConflict, LateQuestions } from './late-parts.tsx';
import { PrintedAnswer } from './PrintedAnswer.tsx';
import { type QuestionState, useQuestionState } from './question-states.ts';

const layout = css({
  display: 'grid',
  gridTemplateColumns: { base: '[2rem minmax(0, 1fr)]', md: '[2.25rem minmax(0, 1fr)]' },
  paddingInline: { base: '16', md: '24' },
  paddingBlock: '16',
  borderBlockStart: 'subtle',
  scrollMarginBlock: '[6rem]',
  '@media print': { breakInside: 'avoid', paddingInline: '16', paddingBlock: '8' },
});
const numberStyle = css({ color: 'fg.subtle', textStyle: 'sm', lineHeight: '[1.375rem]', tabularFigures: true });
const content = css({ minWidth: '0', display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]' });
// With the line breaks that its author made.
const helpText = css({ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

interface QuestionProps {
  readonly question: QuestionModel;
}

/** A question of the form, while its condition is met. It renders again only for a change of its own. */
export const Question = memo(function Question({ question }: QuestionProps) {
  const { questionStates, numbers, announce } = useForm();
  const state = useQuestionState(questionStates, question);
  const { isShown } = state;
  const number = numbers.get(question.id) ?? '';
  const before = useRef(isShown);
  useEffect(() => {
    if (before.current !== isShown) announce(isShown ? texts.shown(number) : texts.hidden(number));
    before.current = isShown;
  }, [isShown, number, announce]);
  return isShown ? <ShownQuestion question={question} number={number} state={state} /> : null;
});

/** Who does not see the message is told once that an answer has become too long, not with every key. */
function useAnnouncedLength({ id }: QuestionModel, isTooLong: boolean): void {
  const { numbers, announce } = useForm();
  const before = useRef(isTooLong);
  useEffect(() => {
    if (isTooLong && !before.current) announce(texts.becameTooLong(numbers.get(id) ?? ''));
    before.current = isTooLong;
  }, [isTooLong, id, numbers, announce]);
}

interface ShownQuestionProps extends QuestionProps {
  readonly number: string;
  readonly state: QuestionState;
}

function ShownQuestion({ question, number, state }: ShownQuestionProps) {
  const { data, response: actor } = useForm();
  const { id, type, required } = question;
  const { answer, theirs, isMissing, isDisabled } = state;
  // What is half typed is no mistake yet.
  const [isTyping, setTyping] = useState(false);
  const { carried, clarifications } = data.view.assessment;
  const change = (response: readonly string[]) => actor.send({ type: 'answer.changed', questionId: id, response });
  const problem =
    type === 'FILE' || type === 'CHECKBOX' ? undefined : answerProblem(question, answer.response[0] ?? '');
  const isTooLong = problem === 'TOO_LONG';
  useAnnouncedLength(question, isTooLong);
  const shown = isTyping && !isTooLong ? undefined : problem;
  const error = isMissing ? texts.required : shown && errorOf(shown, question, answer.response);
  const label = textOfQuestion(question);
  const help =
    question.help === '' ? undefined : (
      <span className={helpText} dir="auto">
        {question.help}
      </span>
    );
  const field = { id: controlId(id), label, labelStyle: 'question', required, error, help } as const;
  const before = carried.find(({ questionId }) => questionId === id);
  const isUnanswered = answer.response.length === 0 && answer.files.length === 0;
  return (
    <div className={layout} data-question={id}>
      <span className={numberStyle}>{number}</span>
      <div className={content}>
        <div className={screenOnly} onInput={() => setTyping(true)} onBlur={() => setTyping(false)}>
          {clarifications
            .filter(({ questionId }) => questionId === id)
            .map((one) => (
              <Clarification key={one.id} {...one} />
            ))}
          {type === 'FILE' ? (
            <FileInput question={question} field={field} answer={answer} disabled={isDisabled} />
          ) : (
            <AnswerInput
              type={type}
              question={question}
              field={field}
              response={answer.response}
              disabled={isDisabled}
              onChange={change}
            />
          )}
          {before !== undefined && isUnanswered && !isDisabled && (
            <CarriedAnswer question={question} carried={before} onConfirm={() => change(before.response)} />
          )}
          {theirs !== undefined && <LateConflict questionId={id} mine={answer.response} theirs={theirs} />}
        </div>
        <PrintedAnswer
          question={label}
          answer={[...answer.response, ...answer.files.map(({ name }) => name)].join('\n')}
        />
        {clarifications
          .filter(({ questionId }) => questionId === id)
          .map((one) => (
            <PrintedReply key={one.id} {...one} />
          ))}
        <LateQuestions questionId={id} />
      </div>
    </div>
  );
}
