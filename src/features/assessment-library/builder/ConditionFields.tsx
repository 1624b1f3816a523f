import { useMemo, useState } from 'react';

import { isChosen, numberedQuestions, offeredAnswers, type Question } from '#domain/questionnaire/questionnaire.ts';
import type { TemplateContent } from '#domain/questionnaire/template-edits.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { css } from '#styled/css/index.js';

import { builderStyle as style } from './builder-style.ts';
import type { ChangeQuestion } from './change-question.ts';

const values = css({ display: 'grid', gap: '6', border: 'none', margin: '0', padding: '0' });
const legend = css({ color: 'fg.muted', textStyle: 'xs', fontWeight: 'medium', padding: '0', marginBlockEnd: '4' });

interface ConditionFieldsProps {
  readonly question: Question;
  readonly content: TemplateContent;
  readonly readOnly: boolean;
  readonly change: ChangeQuestion;
}

const longest = 80;
const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** The earlier questions that a condition can name, with their numbers. */
function earlierQuestions(content: TemplateContent, { id }: Question) {
  const numbered = numberedQuestions(content);
  const end = numbered.findIndex(({ question }) => question.id === id);
  return numbered.slice(0, end).filter(({ question }) => isChosen(question) && offeredAnswers(question).length > 0);
}

type Earlier = ReturnType<typeof earlierQuestions>;

/** The same list while nothing in it differs: typing changes none of the earlier questions, of which there are a thousand. */
function useUnchanged(earlier: Earlier): Earlier {
  const [kept, keep] = useState(earlier);
  const isSame =
    kept.length === earlier.length &&
    kept.every(({ question, number }, at) => question === earlier[at]?.question && number === earlier[at].number);
  if (!isSame) keep(earlier);
  return isSame ? kept : earlier;
}

/** "Shown only when": an earlier question, and the answers to it. */
export function ConditionFields({ question, content, readOnly, change }: ConditionFieldsProps) {
  const { shownWhen } = question;
  const earlier = useUnchanged(earlierQuestions(content, question));
  const asked = earlier.find(({ question: { id } }) => id === shownWhen?.questionId)?.question;
  const options = useMemo(
    () => [
      { value: '', label: 'Always' },
      ...earlier.map((one) => ({ value: one.question.id, label: shortened(`${one.number} ${one.question.question}`) })),
    ],
    [earlier],
  );
  const choose = (questionId: string) => {
    const [first] = earlier.flatMap(({ question: one }) => (one.id === questionId ? offeredAnswers(one) : []));
    change({ shownWhen: first === undefined ? null : { questionId, values: [first] } });
  };
  const toggle = (value: string, isThere: boolean) => {
    if (shownWhen === null || asked === undefined) return;
    const chosen = offeredAnswers(asked).filter((one) => (one === value ? isThere : shownWhen.values.includes(one)));
    // The contract allows twenty; none would hide the question for good.
    if (chosen.length > 0 && chosen.length <= 20) change({ shownWhen: { ...shownWhen, values: chosen } });
  };
  return (
    <FieldSection title="Shown only when">
      {earlier.length === 0 ? (
        <p className={style.note}>A condition needs an earlier question with options, or with Yes and No.</p>
      ) : (
        <NativeSelect
          label="Answer to"
          options={options}
          disabled={readOnly}
          value={shownWhen?.questionId ?? ''}
          onValueChange={choose}
        />
      )}
      {shownWhen !== null && asked !== undefined && (
        <fieldset className={values}>
          <legend className={legend}>is one of (choose as many as apply)</legend>
          {offeredAnswers(asked).map((value) => (
            <Checkbox
              key={value}
              checked={shownWhen.values.includes(value)}
              // Without any answer, the question would never be shown.
              disabled={readOnly || (shownWhen.values.length === 1 && shownWhen.values.includes(value))}
              onCheckedChange={(isThere) => toggle(value, isThere)}
            >
              {value}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </FieldSection>
  );
}
