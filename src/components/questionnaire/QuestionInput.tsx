import { longestAnswer } from '#domain/provider-assessment/answer-limits.ts';
import { offeredAnswers, type Answer, type Question } from '#domain/questionnaire/questionnaire.ts';
import { cx } from '#styled/css/cx.js';

import { area, box, choice, choices, note, short } from './input-styles.ts';

export interface QuestionInputProps {
  /** Of the page: several drawings of a question can be on it. */
  readonly id: string;
  readonly question: Question;
  readonly answer: Answer;
  readonly onAnswer: (answer: Answer) => void;
  readonly disabled?: boolean | undefined;
  /** Whether an error is shown below it. */
  readonly invalid?: boolean | undefined;
  /** The ids of what labels and describes it. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  /** What is chosen of a `FILE`, before it is uploaded; without it, files cannot be chosen. */
  readonly onFiles?: ((files: FileList) => void) | undefined;
}

/** Default placeholders (specification section 5). */
const placeholders: Readonly<Partial<Record<Question['type'], string>>> = {
  TEXT: 'Your answer',
  TEXT_AREA: 'Your answer',
  NUMBER: 'Enter a number',
  URL: 'https://example.com',
};

const textOf = (answer: Answer): string => (typeof answer === 'string' ? answer : answer.join(', '));
const listOf = (answer: Answer): readonly string[] => (typeof answer === 'string' ? [answer] : answer);

/** What a respondent fills in: one of the nine form field types (specification section 3), of plain HTML. */
export function QuestionInput(props: QuestionInputProps) {
  const { type } = props.question;
  if (type === 'RADIO' || type === 'CHECKBOX' || type === 'YESNO') return <Choices {...props} />;
  if (type === 'FILE') return <Files {...props} />;
  return type === 'TEXT_AREA' ? <LongText {...props} /> : <ShortText {...props} />;
}

const attributesOf = ({ id, question, invalid, labelledBy, describedBy, disabled }: QuestionInputProps) => ({
  id,
  disabled,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-invalid': invalid === true || undefined,
  'aria-required': question.required || undefined,
});

const placeholderOf = ({ placeholder, type }: Question) => (placeholder === '' ? placeholders[type] : placeholder);

const LongText = (props: QuestionInputProps) => (
  <textarea
    {...attributesOf(props)}
    dir="auto"
    className={cx(box, area)}
    placeholder={placeholderOf(props.question)}
    maxLength={longestAnswer(props.question)}
    value={textOf(props.answer)}
    onChange={({ currentTarget }) => props.onAnswer(currentTarget.value)}
  />
);

const inputModes = { NUMBER: 'decimal', URL: 'url' } as const;

function ShortText(props: QuestionInputProps) {
  const { question, answer, onAnswer } = props;
  const { type } = question;
  return (
    <input
      {...attributesOf(props)}
      // A number that is not one yet stays as it was typed, so that the error can name it.
      type={type === 'DATE' ? 'date' : 'text'}
      inputMode={type === 'NUMBER' || type === 'URL' ? inputModes[type] : undefined}
      dir={type === 'URL' ? 'ltr' : 'auto'}
      className={cx(box, type === 'DATE' || type === 'NUMBER' ? short : undefined)}
      placeholder={placeholderOf(question)}
      maxLength={longestAnswer(question)}
      value={textOf(answer)}
      onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
    />
  );
}

function Choices(props: QuestionInputProps) {
  const { id, question, answer, onAnswer, disabled, invalid, labelledBy, describedBy } = props;
  const offered = offeredAnswers(question);
  const isMany = question.type === 'CHECKBOX';
  const chosen = new Set(listOf(answer));
  const choose = (value: string, isChosen: boolean) => {
    if (!isMany) return onAnswer(value);
    return onAnswer(offered.filter((one) => (one === value ? isChosen : chosen.has(one))));
  };
  if (offered.length === 0) return <p className={note}>No options added</p>;
  return (
    <div
      id={id}
      role={isMany ? 'group' : 'radiogroup'}
      className={choices}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={(!isMany && invalid === true) || undefined}
      aria-required={(!isMany && question.required) || undefined}
    >
      {offered.map((value) => (
        <label key={value} className={choice}>
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={id}
            disabled={disabled}
            checked={chosen.has(value)}
            onChange={({ currentTarget }) => choose(value, currentTarget.checked)}
          />
          <span>{value}</span>
        </label>
      ))}
    </div>
  );
}

/** What may be uploaded: `pdf, docx, up to 20 MB each`. */
function limitsOf({ allowedFileTypes, maxFileSize }: Question): string {
  const size = maxFileSize > 0 ? [`up to ${maxFileSize} MB each`] : [];
  return [...allowedFileTypes, ...size].join(', ');
}

function Files(props: QuestionInputProps) {
  const { question, answer, onFiles } = props;
  const limits = limitsOf(question);
  return (
    <>
      <input
        {...attributesOf(props)}
        type="file"
        multiple
        className={box}
        disabled={props.disabled === true || onFiles === undefined}
        accept={question.allowedFileTypes.map((type) => `.${type}`).join(',') || undefined}
        onChange={({ currentTarget: { files } }) => {
          if (files !== null && files.length > 0) onFiles?.(files);
        }}
      />
      {limits !== '' && <p className={note}>{limits}</p>}
      {listOf(answer).map((name) => name !== '' && <p key={name}>{name}</p>)}
    </>
  );
}
