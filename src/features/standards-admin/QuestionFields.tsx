import type { DraftQuestion } from '#src/api/compliance/standard-drafts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { TrashIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { emptyOption, suggestedMaturities, suggestedResults } from './question-draft.ts';

const question = css({ display: 'grid', gap: '10', borderBlockStart: 'default', paddingBlockStart: '12' });
const answer = css({ display: 'grid', gap: '6', gridTemplateColumns: '1fr auto', alignItems: 'end' });
const suggestion = css({ display: 'grid', gap: '6', gridTemplateColumns: '3fr 2fr' });

interface QuestionProps {
  readonly number: number;
  readonly value: DraftQuestion;
  readonly onChange: (value: DraftQuestion) => void;
  /** Undefined for one that stands alone. */
  readonly onRemove: (() => void) | undefined;
}

/** A question with its answers, each of which can suggest a result and a maturity. */
export function QuestionFields({ number, value, onChange, onRemove }: QuestionProps) {
  const { text, isMultiple, options } = value;
  return (
    <fieldset className={question} aria-label={`Question ${number}`}>
      <TextArea
        label={`Question ${number}`}
        size="sm"
        required
        maxLength={2000}
        value={text}
        action={
          onRemove && (
            <IconButton size="sm" label={`Remove question ${number}`} onClick={onRemove}>
              <TrashIcon />
            </IconButton>
          )
        }
        onChange={({ currentTarget }) => onChange({ ...value, text: currentTarget.value })}
      />
      <Checkbox checked={isMultiple} onCheckedChange={(checked) => onChange({ ...value, isMultiple: checked })}>
        Several answers can be chosen
      </Checkbox>
      {options.map((option, index) => (
        <Answer
          // oxlint-disable-next-line react/no-array-index-key -- An answer is its place.
          key={index}
          name={`${number}.${index + 1}`}
          value={option}
          onChange={(changed) => onChange({ ...value, options: options.with(index, changed) })}
          onRemove={() => onChange({ ...value, options: options.toSpliced(index, 1) })}
        />
      ))}
      <Button size="sm" onClick={() => onChange({ ...value, options: [...options, emptyOption] })}>
        Add answer
      </Button>
    </fieldset>
  );
}

type Option = DraftQuestion['options'][number];

interface AnswerProps {
  readonly name: string;
  readonly value: Option;
  readonly onChange: (value: Option) => void;
  readonly onRemove: () => void;
}

const Answer = ({ name, value, onChange, onRemove }: AnswerProps) => (
  <>
    <div className={answer}>
      <TextField
        label={`Answer ${name}`}
        maxLength={1000}
        value={value.text}
        onChange={({ currentTarget }) => onChange({ ...value, text: currentTarget.value })}
      />
      <IconButton label={`Remove answer ${name}`} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </div>
    <div className={suggestion}>
      <NativeSelect
        label={`Result of answer ${name}`}
        labelStyle="hidden"
        options={suggestedResults}
        value={value.result === null || value.result === 'NOT_ASSESSED' ? '' : value.result}
        onValueChange={(result) => onChange({ ...value, result: result === '' ? null : result })}
      />
      <NativeSelect
        label={`Maturity of answer ${name}`}
        labelStyle="hidden"
        options={suggestedMaturities}
        value={value.maturity === null ? '' : String(value.maturity)}
        onValueChange={(maturity) => onChange({ ...value, maturity: maturity === '' ? null : Number(maturity) })}
      />
    </div>
  </>
);
