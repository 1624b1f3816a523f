import { type ComponentProps, useState } from 'react';

import { passwordField } from '#styled/recipes/password-field.js';

import { Field, type FieldProps, splitFieldProps } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';
import { labels } from './labels.ts';
import type { Variants } from './variants.ts';

export interface PasswordFieldProps
  extends
    FieldProps,
    Variants<typeof passwordField>,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'size' | 'type'> {
  /** "current-password" to sign in, "new-password" to choose one. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until its owner asks to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [fieldProps, { size, ...input }] = splitFieldProps(props);
  const classes = passwordField({ size });
  return (
    <Field {...fieldProps}>
      {({ attributes, invalid }) => (
        <div
          className={classes.root}
          data-invalid={invalid || undefined}
          data-disabled={input.disabled === true || undefined}
        >
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...attributes}
            type={shown ? 'text' : 'password'}
            className={classes.input}
          />
          <span className={classes.toggle}>
            <IconButton
              label={shown ? labels.hidePassword : labels.showPassword}
              aria-controls={attributes.id}
              disabled={input.disabled}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOffIcon /> : <EyeIcon />}
            </IconButton>
          </span>
        </div>
      )}
    </Field>
  );
}
