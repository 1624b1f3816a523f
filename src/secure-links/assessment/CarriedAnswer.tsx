import { useState } from 'react';

import { wordingChanges, wordingOf } from '#domain/questionnaire/question-wording.ts';
import type { Question } from '#domain/questionnaire/questionnaire.ts';
import { longDate } from '#domain/time/long-dates.ts';
import { assessmentTexts as texts } from '#src/texts/secure-assessments.ts';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css/css.js';

import { ChangedWording } from './ChangedWording.tsx';
import type { AssessmentView } from './data.ts';
import { answerText, quiet, remark, row } from './form-styles.ts';
import { controlId, useForm } from './form.ts';

const changed = css({ fontWeight: 'semibold', textStyle: 'sm', color: 'warning.fg' });

interface CarriedAnswerProps {
  readonly question: Question;
  readonly carried: AssessmentView['assessment']['carried'][number];
  readonly onConfirm: () => void;
}

/** What was answered to the same question before: nobody need type it again. */
export function CarriedAnswer({ question, carried, onConfirm }: CarriedAnswerProps) {
  const { data } = useForm();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  const { reworded } = carried;
  const values = [...carried.response, ...carried.fileNames];
  const changeAnswer = () => {
    setDismissed(true);
    document.querySelector<HTMLElement>(`[id="${controlId(question.id)}"]`)?.focus();
  };
  return (
    <div className={remark}>
      <p className={quiet}>{texts.carried.answered(longDate(carried.answeredAt, data.locale), carried.from)}</p>
      <p className={answerText} dir="auto">
        {values.join('\n')}
      </p>
      {reworded !== null && (
        <div>
          <p className={changed}>{texts.carried.reworded}</p>
          <ChangedWording parts={wordingChanges(reworded, wordingOf(question))} />
        </div>
      )}
      {question.type === 'FILE' ? (
        <p className={quiet}>{texts.carried.files}</p>
      ) : (
        <div className={row}>
          <span>{reworded === null ? texts.carried.question : texts.carried.questionReworded}</span>
          <Button onClick={onConfirm}>{reworded === null ? texts.carried.confirm : texts.carried.use}</Button>
          <Button variant="ghost" onClick={changeAnswer}>
            {texts.carried.change}
          </Button>
        </div>
      )}
    </div>
  );
}
