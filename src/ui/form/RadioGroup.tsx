import { useId } from 'react';

import type { Variants } from '#src/ui/variants.ts';
import { radioGroup } from '#styled/recipes/radio-group.js';

import type { Choice } from './choice.ts';
import { FieldGroup, type FieldProps, splitFieldProps } from './Field.tsx';

export interface RadioGroupProps<Value extends string> extends FieldProps, Variants<typeof radioGroup> {
  readonly options: readonly Choice<Value>[];
  /** Empty or undefined while nothing is chosen. */
  readonly value: Value | '' | undefined;
  readonly onValueChange: (value: Value) => void;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** One of several choices. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const generatedName = useId();
  const [fieldProps, { options, value, onValueChange, name = generatedName, disabled, layout, columns }] =
    splitFieldProps(props);
  const classes = radioGroup({ layout, columns });
  return (
    <FieldGroup {...fieldProps} kind="radios">
      {({ invalid, attributes }) => (
        <div className={classes.options}>
          {options.map((option, index) => (
            <label className={classes.option} key={option.value}>
              <span className={classes.dot} data-invalid={invalid || undefined}>
                <input
                  id={index === 0 ? attributes.id : undefined}
                  type="radio"
                  className={classes.input}
                  name={name}
                  value={option.value}
                  checked={option.value === value}
                  disabled={disabled === true || option.disabled}
                  onChange={() => onValueChange(option.value)}
                />
              </span>
              <span className={classes.label}>{option.label}</span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
