import { useState } from 'react';

import { offeredAnswers, type Question } from '#domain/questionnaire/questionnaire.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { builderStyle as style } from './builder-style.ts';
import type { ChangeQuestion } from './change-question.ts';
import { NumberField } from './NumberField.tsx';

type Option = Question['options'][number];

const mostOptions = 50;

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) 5rem', md: 'minmax(0, 2fr) 4rem minmax(0, 2fr) 5.5rem' },
  gap: '6',
  alignItems: 'start',
});
const heads = css({ color: 'fg.muted', textStyle: 'xs', fontWeight: 'medium', mdDown: { display: 'none' } });
const tools = css({ display: 'flex', width: { md: '[5.5rem]' } });
const list = css({ listStyle: 'none', margin: '0', padding: '0', display: 'grid', gap: '8' });

interface OptionFieldsProps {
  readonly question: Question;
  readonly readOnly: boolean;
  readonly change: ChangeQuestion;
}

/** The options of a question: those of Yes and No have fixed texts. */
const shownOptions = (question: Question): readonly Option[] =>
  question.type === 'YESNO'
    ? offeredAnswers(question).map(
        (value) => question.options.find((option) => option.value === value) ?? { value, score: null, warning: '' },
      )
    : question.options;

/** The first free `Option n`. */
function newOption(options: readonly Option[]): Option {
  const values = new Set(options.map(({ value }) => value));
  let number = options.length + 1;
  while (values.has(`Option ${number}`)) number += 1;
  return { value: `Option ${number}`, score: null, warning: '' };
}

/** The answers to choose from, each with its score and a warning for the reviewer. */
export function OptionFields({ question, readOnly, change }: OptionFieldsProps) {
  const options = shownOptions(question);
  const isFixed = question.type === 'YESNO';
  const set = (changed: readonly Option[]) => change({ options: [...changed] });
  return (
    <FieldSection
      title="Options"
      hint={
        isFixed
          ? 'Scores and warnings are for reviewers only'
          : 'Scores and warnings are for reviewers only. An option without a score says that the question does not apply: it then does not count'
      }
    >
      <div className={`${row} ${heads}`} aria-hidden="true">
        <span>Option</span>
        <span>Score</span>
        <span>Warning</span>
      </div>
      <ol className={list}>
        {options.map((option, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Options have no identity but their place.
          <li key={index} className={row}>
            <OptionText
              index={index}
              option={option}
              readOnly={readOnly || isFixed}
              others={options.filter((other) => other !== option)}
              onValue={(value) => set(options.with(index, { ...option, value }))}
            />
            <NumberField
              label={`Score of option ${index + 1}`}
              labelStyle="hidden"
              most={1000}
              readOnly={readOnly}
              value={option.score}
              onValue={(score) => set(options.with(index, { ...option, score }))}
            />
            <TextField
              label={`Warning of option ${index + 1}`}
              labelStyle="hidden"
              placeholder="Warning for the reviewer"
              maxLength={300}
              readOnly={readOnly}
              value={option.warning}
              onChange={({ currentTarget }) =>
                set(options.with(index, { ...option, warning: cleanText(currentTarget.value) }))
              }
            />
            {!readOnly && !isFixed && <OptionTools options={options} index={index} onChange={set} />}
          </li>
        ))}
      </ol>
      {!readOnly && !isFixed && options.length < mostOptions && (
        <div className={style.row}>
          <Button size="sm" onClick={() => set([...options, newOption(options)])}>
            Add option
          </Button>
        </div>
      )}
    </FieldSection>
  );
}

interface OptionTextProps {
  readonly index: number;
  readonly option: Option;
  readonly others: readonly Option[];
  readonly readOnly: boolean;
  readonly onValue: (value: string) => void;
}

/** The text of an option, which cannot be empty: an empty one stays in the field, with an error. */
function OptionText({ index, option, others, readOnly, onValue }: OptionTextProps) {
  const [isEmpty, setEmpty] = useState(false);
  const isRepeated = others.some(({ value }) => value === option.value);
  const change = (text: string) => {
    const value = cleanText(text).replaceAll(/\s/gu, ' ');
    setEmpty(value.trim() === '');
    if (value.trim() !== '') onValue(value);
  };
  const error = isEmpty ? 'Enter a text' : isRepeated ? 'Another option has this text' : undefined;
  return (
    <TextField
      label={`Option ${index + 1}`}
      labelStyle="hidden"
      {...(error !== undefined && { error })}
      maxLength={200}
      readOnly={readOnly}
      value={isEmpty ? '' : option.value}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onBlur={() => setEmpty(false)}
    />
  );
}

interface OptionToolsProps {
  readonly options: readonly Option[];
  readonly index: number;
  readonly onChange: (options: readonly Option[]) => void;
}

function OptionTools({ options, index, onChange }: OptionToolsProps) {
  const swapped = (other: number): readonly Option[] => {
    const [one, two] = [options[index], options[other]];
    return one === undefined || two === undefined ? options : options.with(index, two).with(other, one);
  };
  return (
    <div className={tools}>
      <IconButton
        label={`Move option ${index + 1} up`}
        disabled={index === 0}
        onClick={() => onChange(swapped(index - 1))}
      >
        <ArrowUpIcon />
      </IconButton>
      <IconButton
        label={`Move option ${index + 1} down`}
        disabled={index === options.length - 1}
        onClick={() => onChange(swapped(index + 1))}
      >
        <ArrowDownIcon />
      </IconButton>
      <IconButton label={`Remove option ${index + 1}`} onClick={() => onChange(options.toSpliced(index, 1))}>
        <TrashIcon />
      </IconButton>
    </div>
  );
}
