import { answerProblem, type Question } from '#domain/questionnaire/questionnaire.ts';
import { answerTo } from '#machines/assessment-response/answers.ts';
import { assessmentTexts as texts } from '#src/texts/secure-assessments.ts';
import { css } from '#styled/css/css.js';

import { errorOf } from './answer-error.ts';
import { AnswerInput } from './AnswerInput.tsx';
import type { AssessmentView } from './data.ts';
import { remark } from './form-styles.ts';
import { controlId, useForm, useResponse } from './form.ts';
import { LateConflict } from './late-parts.tsx';
import { PrintedAnswer } from './PrintedAnswer.tsx';
import { useQuestionState } from './question-states.ts';

const asked = css({ fontWeight: 'semibold', textStyle: 'sm', color: 'warning.fg' });
const askedText = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

type Asked = AssessmentView['assessment']['clarifications'][number];

/** What the reviewer asks, which takes a reply in words whatever the type of the question. */
export function Clarification({ id, text }: Asked) {
  const { replies } = useForm();
  const reply = replies.get(id);
  return (
    <div className={remark}>
      <p className={asked}>{texts.clarification}</p>
      <p className={askedText} dir="auto">
        {text}
      </p>
      {reply !== undefined && <Reply question={reply} />}
    </div>
  );
}

function Reply({ question }: { readonly question: Question }) {
  const { response: actor, questionStates } = useForm();
  const { answer, theirs, isDisabled } = useQuestionState(questionStates, question);
  const { id } = question;
  const problem = answerProblem(question, answer.response[0] ?? '');
  const error = problem && errorOf(problem, question, answer.response);
  return (
    <>
      <AnswerInput
        type="TEXT_AREA"
        question={question}
        field={{ id: controlId(id), label: texts.reply, error }}
        response={answer.response}
        disabled={isDisabled}
        onChange={(response) => actor.send({ type: 'answer.changed', questionId: id, response })}
      />
      {theirs !== undefined && <LateConflict questionId={id} mine={answer.response} theirs={theirs} />}
    </>
  );
}

/** The reply as it is printed, under the question that it is about. */
export function PrintedReply({ id, text }: Asked) {
  const { response } = useResponse(({ context }) => ({ response: answerTo(context, id).response }));
  return <PrintedAnswer question={`${texts.clarification}: ${text}`} answer={response.join('\n')} />;
}
