import { unsentTexts as texts } from '#src/texts/unsent-answers.ts';
import { css } from '#styled/css/css.js';

import { controlId, useForm } from './form.ts';

const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: '12', '& a': { textDecoration: 'underline' } });

export interface UnsentAnswersProps {
  /** Of the questions. */
  readonly ids: readonly string[];
  readonly hasFiles: boolean;
}

/** Says what is not part of the submission, and leads to the answers: what was typed is still in their fields. */
export function UnsentAnswers({ ids, hasFiles }: UnsentAnswersProps) {
  const { numbers } = useForm();
  return (
    <>
      {ids.length > 0 && texts.answers(ids.length)} {hasFiles && texts.files}
      {ids.length > 0 && (
        <ul className={list} aria-label={texts.list}>
          {ids.map((id) => (
            <li key={id}>
              <a href={`#${controlId(id)}`}>{texts.question(numbers.get(id) ?? '')}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
