import { useMemo, type ComponentProps } from 'react';

import { ChevronDownIcon } from '#src/ui/tool-icons.tsx';
import type { Variants } from '#src/ui/variants.ts';
import { nativeSelect } from '#styled/recipes/native-select.js';

import type { Choice } from './choice.ts';
import { Field, type FieldProps, splitFieldProps } from './Field.tsx';

type NativeProps = Omit<ComponentProps<'select'>, keyof FieldProps | 'size' | 'onChange' | 'value' | 'children'>;

interface NativeSelectBaseProps<Value extends string> extends NativeProps, Variants<typeof nativeSelect> {
  readonly id?: string | undefined;
  readonly options: readonly Choice<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly invalid?: boolean | undefined;
}

export interface NativeSelectProps<Value extends string> extends FieldProps, NativeSelectBaseProps<Value> {}

/** A native select, for short closed lists and for pages without Ark. */
export function NativeSelect<Value extends string>(props: NativeSelectProps<Value>) {
  const [fieldProps, select] = splitFieldProps(props);
  return (
    <Field {...fieldProps}>
      {({ attributes, invalid }) => <NativeSelectBox {...select} {...attributes} invalid={invalid} />}
    </Field>
  );
}

/** The same without a field around it; it needs an `aria-label`, or an `id` for an external label. */
export function NativeSelectBox<Value extends string>(props: NativeSelectBaseProps<Value>) {
  const { options, value, onValueChange, size, invalid, ...select } = props;
  const classes = nativeSelect({ size });
  // A long list is not drawn again with every change around it.
  const items = useMemo(
    () =>
      options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      )),
    [options],
  );
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option !== undefined) onValueChange(option.value);
  };
  return (
    <span
      className={classes.root}
      data-invalid={invalid === true || undefined}
      data-disabled={select.disabled === true || undefined}
    >
      <select
        {...select}
        className={classes.select}
        value={value}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {items}
      </select>
      <ChevronDownIcon />
    </span>
  );
}
