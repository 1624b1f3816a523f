import { useEffect, useRef } from 'react';

import { answerFrom, type Question, yesNoAnswers } from '#domain/questionnaire/questionnaire.ts';
import { assessmentTexts as texts } from '#src/texts/secure-assessments.ts';
import { CheckboxGroup } from '#src/ui/form/CheckboxGroup.tsx';
import type { FieldProps } from '#src/ui/form/Field.tsx';
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

import { earlyResponse, responseOf } from './early-response.ts';
import { quiet, shortField, longField, areaField, groupField } from './form-styles.ts';

interface AnswerInputProps {
  readonly question: Question;
  readonly field: FieldProps;
  readonly response: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (response: readonly string[]) => void;
}

/** A field for numbers would drop what it cannot read, such as a decimal comma, without a word. */
const inputTypes = { TEXT: 'text', NUMBER: 'text', DATE: 'date', URL: 'url' } as const;

const placeholders = {
  TEXT: texts.placeholders.text,
  NUMBER: texts.placeholders.number,
  URL: texts.placeholders.url,
  DATE: undefined,
} as const;

/**
 * One line. Browsers must not fill in what was typed into another version of the page. No field has a largest length: it would
 * cut what is pasted without a word.
 */
function LineInput({ question, field, response, disabled, onChange }: AnswerInputProps) {
  const { type } = question;
  if (type !== 'TEXT' && type !== 'NUMBER' && type !== 'DATE' && type !== 'URL') return null;
  const [value = ''] = response;
  return (
    <TextField
      {...field}
      className={type === 'TEXT' || type === 'URL' ? longField : shortField}
      // WebKit shows today in an empty field for a date: read only, it would look like an answer.
      type={disabled && value === '' ? 'text' : inputTypes[type]}
      inputMode={type === 'NUMBER' ? 'decimal' : undefined}
      autoComplete="off"
      placeholder={question.placeholder || placeholders[type]}
      disabled={disabled}
      value={value}
      onChange={({ currentTarget }) => onChange(responseOf(currentTarget.value))}
    />
  );
}

const AreaInput = ({ question, field, response, disabled, onChange }: AnswerInputProps) => (
  <TextArea
    {...field}
    className={areaField}
    autoComplete="off"
    placeholder={question.placeholder || texts.placeholders.text}
    disabled={disabled}
    value={response[0] ?? ''}
    onChange={({ currentTarget }) => onChange(responseOf(currentTarget.value))}
  />
);

const choicesOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** A single text can be several options with commas between them (specification section 5). */
function tickedOf(question: Question, response: readonly string[]): readonly string[] {
  const answer = answerFrom(question, response.length === 1 ? response[0] : response);
  return typeof answer === 'string' ? [answer] : answer;
}

/** Long options, and few, are one below the other. */
const columnsOf = (values: readonly string[]) =>
  values.length > 2 && values.every((value) => value.length <= 40) ? 'two' : 'one';

function ChoiceInput({ question, field, response, disabled, onChange }: AnswerInputProps) {
  const values = question.type === 'YESNO' ? [...yesNoAnswers] : question.options.map(({ value }) => value);
  if (values.length === 0) return <EmptyChoice field={field} />;
  const options = choicesOf(values);
  if (question.type === 'CHECKBOX')
    return (
      <CheckboxGroup
        {...field}
        className={groupField}
        layout="card"
        columns={columnsOf(values)}
        options={options}
        disabled={disabled}
        value={[...tickedOf(question, response)]}
        onValueChange={onChange}
      />
    );
  return (
    <RadioGroup
      {...field}
      className={groupField}
      layout="cards"
      columns={question.type === 'YESNO' ? 'inline' : columnsOf(values)}
      options={options}
      disabled={disabled}
      value={response[0]}
      onValueChange={(value) => onChange([value])}
    />
  );
}

const EmptyChoice = ({ field }: { readonly field: FieldProps }) => (
  <div id={field.id} tabIndex={-1}>
    <p>{field.label}</p>
    <p className={quiet}>{texts.noOptions}</p>
  </div>
);

const inputs = {
  TEXT: LineInput,
  NUMBER: LineInput,
  DATE: LineInput,
  URL: LineInput,
  TEXT_AREA: AreaInput,
  YESNO: ChoiceInput,
  RADIO: ChoiceInput,
  CHECKBOX: ChoiceInput,
} as const;

/** The input of a question, by its type; files have their own. */
export function AnswerInput(props: AnswerInputProps & { readonly type: keyof typeof inputs }) {
  const element = useRef<HTMLDivElement>(null);
  const first = useRef(props);
  useEffect(() => {
    const { question, disabled, onChange } = first.current;
    const early = element.current === null ? null : earlyResponse(element.current, question);
    if (early !== null && !disabled) onChange(early);
  }, []);
  const Input = inputs[props.type];
  return (
    <div ref={element}>
      <Input {...props} />
    </div>
  );
}
