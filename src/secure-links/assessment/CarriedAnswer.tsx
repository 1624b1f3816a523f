import { useState } from 'react';

import { longDate } from '#domain/long-dates.ts';
import type { Question } from '#domain/questionnaire.ts';
import { assessmentTexts as texts } from '#src/texts/secure-assessments.ts';
import { Button } from '#src/ui/Button.tsx';

import type { AssessmentView } from './data.ts';
import { answerText, quiet, remark, row } from './form-styles.ts';
import { controlId, useForm } from './form.ts';

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
      {question.type === 'FILE' ? (
        <p className={quiet}>{texts.carried.files}</p>
      ) : (
        <div className={row}>
          <span>{texts.carried.question}</span>
          <Button onClick={onConfirm}>{texts.carried.confirm}</Button>
          <Button variant="ghost" onClick={changeAnswer}>
            {texts.carried.change}
          </Button>
        </div>
      )}
    </div>
  );
}
