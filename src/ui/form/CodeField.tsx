import { type ComponentProps, Fragment, type RefObject, useEffect, useRef } from 'react';

import { focusOnceEnabled } from '#src/ui/focus-once-enabled.ts';
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

/**
 * A six-digit one-time code: one real input, drawn as six boxes. It takes the focus when mounted, and selects a
 * rejected code, so that typing replaces it.
 */
export function CodeField(props: CodeFieldProps) {
  const [fieldProps, { value, onValueChange, ...input }] = splitFieldProps(props);
  const classes = codeField();
  const element = useRef<HTMLInputElement>(null);
  const isWrong = fieldProps.error !== undefined && value.length === codeLength;
  useFocusWhereAsked(element, isWrong);
  return (
    <Field {...fieldProps}>
      {({ attributes, invalid }) => (
        <div className={classes.root} data-invalid={invalid || undefined}>
          <input
            autoComplete="one-time-code"
            inputMode="numeric"
            {...input}
            {...attributes}
            ref={element}
            data-page-start=""
            className={classes.input}
            value={value}
            onChange={(event) => onValueChange(codeDigits(event.currentTarget.value))}
            onFocus={(event) => placeCaret(event.currentTarget, isWrong)}
          />
          <div className={classes.boxes} aria-hidden="true" data-selected={isWrong || undefined}>
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

function useFocusWhereAsked(element: RefObject<HTMLInputElement | null>, isWrong: boolean): void {
  useEffect(() => element.current?.focus(), [element]);
  useEffect(() => {
    if (!isWrong || element.current === null) return undefined;
    placeCaret(element.current, isWrong);
    return focusOnceEnabled(element.current, true);
  }, [element, isWrong]);
}

// The boxes show no caret, so typing has to continue at the end or replace everything.
function placeCaret(input: HTMLInputElement, selectsAll: boolean): void {
  input.setSelectionRange(selectsAll ? 0 : input.value.length, input.value.length);
}
