import type { Variants } from '#src/ui/variants.ts';
import { checkboxGroup } from '#styled/recipes/checkbox-group.js';

import { Checkbox } from './Checkbox.tsx';
import type { Choice } from './choice.ts';
import { FieldGroup, type FieldProps, splitFieldProps } from './Field.tsx';

export interface CheckboxGroupProps<Value extends string> extends FieldProps, Variants<typeof checkboxGroup> {
  readonly options: readonly Choice<Value>[];
  readonly value: readonly Value[];
  readonly onValueChange: (value: Value[]) => void;
  readonly name?: string | undefined;
  readonly layout?: 'plain' | 'card' | undefined;
  readonly disabled?: boolean | undefined;
}

/** Any number of several choices. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const [fieldProps, { options, value, onValueChange, name, layout, columns, disabled }] = splitFieldProps(props);
  const toggle = (changed: Value, checked: boolean) =>
    // In the order of the options, not the order of ticking.
    onValueChange(
      options.map((option) => option.value).filter((one) => (one === changed ? checked : value.includes(one))),
    );
  return (
    <FieldGroup {...fieldProps} kind="checkboxes">
      {({ invalid, attributes }) => (
        <div className={checkboxGroup({ columns }).options}>
          {options.map((option, index) => (
            <Checkbox
              key={option.value}
              id={index === 0 ? attributes.id : undefined}
              name={name}
              layout={layout}
              invalid={invalid}
              disabled={disabled === true || option.disabled}
              checked={value.includes(option.value)}
              onCheckedChange={(checked) => toggle(option.value, checked)}
            >
              {option.label}
            </Checkbox>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
