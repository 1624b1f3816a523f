import { type ComponentProps, useEffect, useRef, useState } from 'react';

import { focusOnceEnabled } from '#src/ui/focus-once-enabled.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { EyeIcon, EyeOffIcon } from '#src/ui/icons.tsx';
import { labels } from '#src/ui/labels.ts';
import type { Variants } from '#src/ui/variants.ts';
import { passwordField } from '#styled/recipes/password-field.js';

import { Field, type FieldProps, splitFieldProps } from './Field.tsx';

export interface PasswordFieldProps
  extends
    FieldProps,
    Variants<typeof passwordField>,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'size' | 'type' | 'ref' | 'onFocus'> {
  /** "current-password" to sign in, "new-password" to choose one. */
  readonly autoComplete: 'current-password' | 'new-password';
  /** The password was rejected: the field takes the focus and selects its text, so that typing replaces it. */
  readonly wrong?: boolean;
}

/** A password, hidden until the person reveals it. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [fieldProps, { size, wrong = false, ...input }] = splitFieldProps(props);
  const classes = passwordField({ size });
  const element = useRef<HTMLInputElement>(null);
  useEffect(() => {
    return wrong && element.current !== null ? focusOnceEnabled(element.current, true) : undefined;
  }, [wrong]);
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
            ref={element}
            onFocus={(event) => wrong && event.currentTarget.select()}
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
