import { assessmentTexts as texts } from '#src/texts/secure-assessments.ts';
import { css } from '#styled/css/css.js';

import { controlId, useForm } from './form.ts';

const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: '12', '& a': { textDecoration: 'underline' } });

export interface UnsentQuestionsProps {
  readonly ids: readonly string[];
}

/** Leads to the answers that are not part of the submission: what was typed is still in their fields. */
export function UnsentQuestions({ ids }: UnsentQuestionsProps) {
  const { numbers } = useForm();
  return (
    <ul className={list} aria-label={texts.unsentQuestions}>
      {ids.map((id) => (
        <li key={id}>
          <a href={`#${controlId(id)}`}>{texts.questionNumber(numbers.get(id) ?? '')}</a>
        </li>
      ))}
    </ul>
  );
}
