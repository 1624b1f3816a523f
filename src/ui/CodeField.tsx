import { type ComponentProps, type FocusEvent, Fragment } from 'react';

import { codeField } from '#styled/recipes/code-field.js';

import { codeDigits, codeLength } from './code.ts';
import { Field, type FieldProps, splitFieldProps } from './Field.tsx';

type NativeProps = Omit<ComponentProps<'input'>, keyof FieldProps | 'value' | 'onChange' | 'type' | 'maxLength'>;

export interface CodeFieldProps extends FieldProps, NativeProps {
  readonly value: string;
  /** Receives digits only, at most six. */
  readonly onValueChange: (digits: string) => void;
}

const positions = Array.from({ length: codeLength }, (_, position) => position);

/** A six-digit one-time code: one real input, drawn as six boxes. */
export function CodeField(props: CodeFieldProps) {
  const [fieldProps, { value, onValueChange, ...input }] = splitFieldProps(props);
  const classes = codeField();
  return (
    <Field {...fieldProps}>
      {({ attributes, invalid }) => (
        <div className={classes.root} data-invalid={invalid || undefined}>
          <input
            autoComplete="one-time-code"
            inputMode="numeric"
            {...input}
            {...attributes}
            className={classes.input}
            value={value}
            onChange={(event) => onValueChange(codeDigits(event.currentTarget.value))}
            onFocus={moveCaretToEnd}
          />
          <div className={classes.boxes} aria-hidden="true">
            {positions.map((position) => (
              <Fragment key={position}>
                {position === codeLength / 2 && <span className={classes.dash} />}
                <span className={classes.box} data-next={position === nextBox(value) || undefined}>
                  {value[position]}
                </span>
              </Fragment>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}

function nextBox(value: string): number {
  return Math.min(value.length, codeLength - 1);
}

// The boxes show no caret of their own, so typing must always continue at the end.
function moveCaretToEnd(event: FocusEvent<HTMLInputElement>) {
  const { value } = event.currentTarget;
  event.currentTarget.setSelectionRange(value.length, value.length);
}
