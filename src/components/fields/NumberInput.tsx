import { useState } from 'react';

import type { FieldProps } from '#src/ui/form/Field.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

import type { BoundProps } from './binding.ts';
import { ReadValue } from './ReadValue.tsx';

interface Range {
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  /** Whether it may have decimals. */
  readonly decimal?: boolean | undefined;
}

const inputOf = ({ decimal = false, step }: Pick<Range, 'decimal' | 'step'>) =>
  decimal ? ({ inputMode: 'decimal', step: 'any' } as const) : ({ inputMode: 'numeric', step } as const);

const numberIn = (value: number, decimal = false): number => (decimal ? value : Math.trunc(value));

interface NumberInputProps<Field extends string>
  extends BoundProps<Field, number>, Range, Pick<FieldProps, 'labelStyle'> {}

/** A number, whole unless it may have decimals. The typed text stays until it is a valid number; an empty field counts as the minimum, or as zero if it may have decimals. */
export function NumberInput<Field extends string>(props: NumberInputProps<Field>) {
  const {
    form,
    field,
    words: { label },
    min,
    decimal,
    step,
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
      {...inputOf({ decimal, step })}
      min={min}
      value={typed.value === value ? typed.text : `${value}`}
      error={form.errorOf(field)}
      onChange={({ currentTarget: { value: text, valueAsNumber } }) => {
        const empty = decimal === true ? 0 : min;
        const number = Number.isNaN(valueAsNumber) ? empty : numberIn(valueAsNumber, decimal);
        setTyped({ text, value: number });
        form.change(field, number);
      }}
    />
  );
}

interface NumberOrNoneInputProps<Field extends string> extends BoundProps<Field, number | null>, Range {}

/** A number that may be missing: an empty field. */
export function NumberOrNoneInput<Field extends string>(props: NumberOrNoneInputProps<Field>) {
  const {
    form,
    field,
    words: { label },
    decimal,
    step,
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
      {...inputOf({ decimal, step })}
      value={typed.value === value ? typed.text : textOf(value)}
      error={form.errorOf(field)}
      onChange={({ currentTarget: { value: text, valueAsNumber } }) => {
        const number = Number.isNaN(valueAsNumber) ? null : numberIn(valueAsNumber, decimal);
        setTyped({ text, value: number });
        form.change(field, number);
      }}
    />
  );
}

const textOf = (value: number | null): string => (value === null ? '' : `${value}`);
