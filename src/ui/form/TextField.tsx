import type { ComponentProps, ReactNode } from 'react';

import type { Variants } from '#src/ui/variants.ts';
import { textField } from '#styled/recipes/text-field.js';

import { Field, type FieldProps, splitFieldProps } from './Field.tsx';

export interface TextFieldProps
  extends FieldProps, Variants<typeof textField>, Omit<ComponentProps<'input'>, keyof FieldProps | 'size'> {
  /** Inside the box, before the text. */
  readonly icon?: ReactNode;
}

/** One line of text, a number or an address, depending on `type`. */
export function TextField(props: TextFieldProps) {
  const [fieldProps, { size, icon, ...input }] = splitFieldProps(props);
  const classes = textField({ size });
  return (
    <Field {...fieldProps}>
      {({ attributes, invalid }) => (
        <div
          className={classes.root}
          data-invalid={invalid || undefined}
          data-disabled={input.disabled === true || undefined}
        >
          {icon}
          <input dir="auto" {...input} {...attributes} className={classes.input} />
        </div>
      )}
    </Field>
  );
}
