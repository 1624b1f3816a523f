import { CheckboxGroup } from '#src/ui/form/CheckboxGroup.tsx';
import { MultiSelect } from '#src/ui/form/MultiSelect.tsx';
import { SearchSelect } from '#src/ui/form/SearchSelect.tsx';
import { Select } from '#src/ui/form/Select.tsx';

import type { BoundProps } from './binding.ts';
import { choicesOf, valuesAmong } from './choices.ts';
import type { ChoiceOrNoneWords, ChoiceWords } from './field-words.ts';
import { ReadValue } from './ReadValue.tsx';

interface ChoiceInputProps<Field extends string, Value extends string> extends BoundProps<Field, Value> {
  readonly words: ChoiceWords<Value, Value>;
}

/** One value of a closed set, shown by its label. */
export function ChoiceInput<Field extends string, Value extends string>(props: ChoiceInputProps<Field, Value>) {
  const { form, field, words, ...rest } = props;
  const { label, labels } = words;
  const value = form.draft[field];
  if (form.readOnly) return <ReadValue label={label}>{labels[value]}</ReadValue>;
  return (
    <Select
      label={label}
      {...rest}
      options={choicesOf(labels)}
      value={value}
      error={form.errorOf(field)}
      onValueChange={(chosen) => {
        if (chosen !== null) form.change(field, chosen);
      }}
    />
  );
}

interface ChoiceOrNoneInputProps<Field extends string, Value extends string> extends BoundProps<Field, Value | null> {
  readonly words: ChoiceOrNoneWords<Value>;
}

/** One value of a closed set, or none: choosing the selected value again clears it. */
export function ChoiceOrNoneInput<Field extends string, Value extends string>(
  props: ChoiceOrNoneInputProps<Field, Value>,
) {
  const { form, field, words, ...rest } = props;
  const { label, labels, nothing } = words;
  const value = form.draft[field];
  if (form.readOnly) return <ReadValue label={label}>{value === null ? nothing : labels[value]}</ReadValue>;
  return (
    <Select
      label={label}
      {...rest}
      deselectable
      placeholder={nothing}
      options={choicesOf(labels)}
      value={value}
      error={form.errorOf(field)}
      onValueChange={(chosen) => form.change(field, chosen)}
    />
  );
}

/** One value of a large closed set, found by typing, or none. */
export function FoundChoiceInput<Field extends string, Value extends string>(
  props: ChoiceOrNoneInputProps<Field, Value>,
) {
  const { form, field, words, ...rest } = props;
  const { label, labels, nothing } = words;
  const value = form.draft[field];
  if (form.readOnly) return <ReadValue label={label}>{value === null ? nothing : labels[value]}</ReadValue>;
  return (
    <SearchSelect
      label={label}
      {...rest}
      placeholder={nothing}
      options={choicesOf(labels)}
      value={value}
      error={form.errorOf(field)}
      onSearch={() => undefined}
      searching={false}
      onValueChange={(chosen) => form.change(field, valuesAmong(labels, [chosen ?? ''])[0] ?? null)}
    />
  );
}

interface ChoicesInputProps<Field extends string, Value extends string> extends BoundProps<Field, Value[]> {
  readonly words: ChoiceWords<Value[], Value>;
}

/** Any number of values of a closed set. */
export function ChoicesInput<Field extends string, Value extends string>(props: ChoicesInputProps<Field, Value>) {
  const { form, field, words, ...rest } = props;
  const { label, labels } = words;
  const chosen = form.draft[field];
  const options = choicesOf(labels);
  if (form.readOnly) return <ReadValue label={label}>{chosen.map((value) => labels[value]).join(', ')}</ReadValue>;
  return (
    <CheckboxGroup
      label={label}
      {...rest}
      options={options}
      value={chosen}
      error={form.errorOf(field)}
      onValueChange={(value) => form.change(field, value)}
    />
  );
}

/** Any number of values of a large closed set, found by typing. */
export function FoundChoicesInput<Field extends string, Value extends string>(props: ChoicesInputProps<Field, Value>) {
  const { form, field, words, ...rest } = props;
  const { label, labels } = words;
  const chosen = form.draft[field];
  if (form.readOnly) return <ReadValue label={label}>{chosen.map((value) => labels[value]).join(', ')}</ReadValue>;
  return (
    <MultiSelect
      label={label}
      {...rest}
      placeholder="None"
      options={choicesOf(labels)}
      value={chosen}
      error={form.errorOf(field)}
      onValueChange={(values) => form.change(field, valuesAmong(labels, values))}
    />
  );
}
