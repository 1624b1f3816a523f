import { assessmentTexts as texts } from '#src/texts/secure-assessments.ts';
import { css } from '#styled/css/css.js';

import { paperOnly } from './form-styles.ts';

const printedQuestion = css({ fontWeight: 'medium' });

/** On paper, a field would cut a long answer. */
export const PrintedAnswer = ({ question, answer }: { readonly question: string; readonly answer: string }) => (
  <div className={paperOnly} aria-hidden="true">
    <p className={printedQuestion} dir="auto">
      {question}
    </p>
    <p dir="auto">{answer === '' ? texts.unanswered : answer}</p>
  </div>
);
