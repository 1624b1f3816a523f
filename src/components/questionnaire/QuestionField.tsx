import { textOfQuestion } from '#domain/questionnaire/questionnaire.ts';
import { css } from '#styled/css/index.js';

import { QuestionInput, type QuestionInputProps } from './QuestionInput.tsx';

const root = css({ display: 'grid', gap: '8', minWidth: '0' });
const label = css({
  fontWeight: 'medium',
  margin: '0',
  maxWidth: '[64ch]',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
const place = css({
  color: 'fg.subtle',
  fontWeight: 'regular',
  fontVariantNumeric: 'tabular-nums',
  marginInlineEnd: '6',
});
const asterisk = css({ color: 'danger.fg', marginInlineStart: '4' });
const helpText = css({
  color: 'fg.muted',
  margin: '0',
  maxWidth: '[64ch]',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
const errorText = css({ color: 'danger.fg', margin: '0', textStyle: 'xs' });

interface QuestionFieldProps extends Omit<QuestionInputProps, 'labelledBy' | 'describedBy' | 'invalid'> {
  /** `section.question`, such as `2.4` (specification section 2.3). */
  readonly number: string;
  readonly error?: string | undefined;
}

/** A question as a respondent sees it: number, text, help, input and error (specification section 2.3). */
export function QuestionField({ number, error, ...input }: QuestionFieldProps) {
  const { id, question } = input;
  const [labelId, noteId] = [`${id}-label`, `${id}-note`];
  const hasNote = error !== undefined || question.help !== '';
  return (
    <div className={root}>
      <p id={labelId} className={label}>
        <span className={place}>{number}</span>
        <bdi>{textOfQuestion(question)}</bdi>
        {question.required && (
          <span className={asterisk} aria-hidden="true">
            *
          </span>
        )}
      </p>
      <div id={noteId} hidden={!hasNote}>
        {question.help !== '' && (
          <p className={helpText} dir="auto">
            {question.help}
          </p>
        )}
        {error !== undefined && <p className={errorText}>{error}</p>}
      </div>
      <QuestionInput
        {...input}
        labelledBy={labelId}
        describedBy={hasNote ? noteId : undefined}
        invalid={error !== undefined}
      />
    </div>
  );
}
