import { useState } from 'react';

import type { FieldProps } from '#src/ui/form/Field.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

import type { BoundProps } from './binding.ts';
import { ReadValue } from './ReadValue.tsx';

interface Range {
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
}

interface NumberInputProps<Field extends string>
  extends BoundProps<Field, number>, Range, Pick<FieldProps, 'labelStyle'> {}

/** A whole number. The typed text stays until it is a valid number; an empty field counts as the minimum. */
export function NumberInput<Field extends string>(props: NumberInputProps<Field>) {
  const {
    form,
    field,
    words: { label },
    min,
    ...rest
  } = props;
  const value = form.draft[field];
  const [typed, setTyped] = useState({ text: `${value}`, value });
  if (form.readOnly) return <ReadValue label={label}>{value}</ReadValue>;
  return (
    <TextField
      label={label}
      {...rest}
      type="number"
      inputMode="numeric"
      min={min}
      value={typed.value === value ? typed.text : `${value}`}
      error={form.errorOf(field)}
      onChange={({ currentTarget: { value: text, valueAsNumber } }) => {
        const number = Number.isNaN(valueAsNumber) ? min : Math.trunc(valueAsNumber);
        setTyped({ text, value: number });
        form.change(field, number);
      }}
    />
  );
}

interface NumberOrNoneInputProps<Field extends string> extends BoundProps<Field, number | null>, Range {}

/** A whole number that may be missing: an empty field. */
export function NumberOrNoneInput<Field extends string>(props: NumberOrNoneInputProps<Field>) {
  const {
    form,
    field,
    words: { label },
    ...rest
  } = props;
  const value = form.draft[field];
  const [typed, setTyped] = useState({ text: textOf(value), value });
  if (form.readOnly) return <ReadValue label={label}>{value}</ReadValue>;
  return (
    <TextField
      label={label}
      {...rest}
      type="number"
      inputMode="numeric"
      value={typed.value === value ? typed.text : textOf(value)}
      error={form.errorOf(field)}
      onChange={({ currentTarget: { value: text, valueAsNumber } }) => {
        const number = Number.isNaN(valueAsNumber) ? null : Math.trunc(valueAsNumber);
        setTyped({ text, value: number });
        form.change(field, number);
      }}
    />
  );
}

const textOf = (value: number | null): string => (value === null ? '' : `${value}`);
