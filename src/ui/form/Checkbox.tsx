import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';

import { CheckIcon } from '#src/ui/icons.tsx';
import { MinusIcon } from '#src/ui/tool-icons.tsx';
import type { Variants } from '#src/ui/variants.ts';
import { cx } from '#styled/css/cx.js';
import { checkbox } from '#styled/recipes/checkbox.js';

type NativeProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'children' | 'checked' | 'onChange' | 'ref'>;

interface CheckboxBaseProps extends NativeProps {
  /** "indeterminate" when some, but not all, of the items it represents are ticked. */
  readonly checked: boolean | 'indeterminate';
  /** `shift` if the key was held, for selecting a range of rows. */
  readonly onCheckedChange: (checked: boolean, shift: boolean) => void;
  readonly invalid?: boolean | undefined;
}

interface MarkProps extends CheckboxBaseProps, Pick<Variants<typeof checkbox>, 'layout'> {}

export interface CheckboxProps extends MarkProps {
  readonly children: ReactNode;
}

/** A checkbox with a label. */
export function Checkbox({ layout, children, className, ...box }: CheckboxProps) {
  const classes = checkbox({ layout });
  return (
    <label className={cx(classes.root, className)}>
      <CheckboxMark {...box} layout={layout} />
      <span className={classes.label}>{children}</span>
    </label>
  );
}

export interface BareCheckboxProps extends CheckboxBaseProps {
  readonly label: string;
}

/** A checkbox without a visible label, as in table rows. */
export function BareCheckbox({ label, ...box }: BareCheckboxProps) {
  return <CheckboxMark {...box} aria-label={label} />;
}

// A checkbox always changes through a click event, with the keyboard too.
const isShiftClick = (event: Event) => event instanceof MouseEvent && event.shiftKey;

function CheckboxMark({ layout, checked, onCheckedChange, invalid, ...input }: MarkProps) {
  const element = useRef<HTMLInputElement>(null);
  const indeterminate = checked === 'indeterminate';
  // The mixed state exists only as a property, not as an attribute.
  useEffect(() => {
    if (element.current !== null) element.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const classes = checkbox({ layout });
  return (
    <span className={classes.box} data-invalid={invalid === true || undefined}>
      <input
        {...input}
        ref={element}
        type="checkbox"
        className={classes.input}
        checked={checked === true}
        aria-invalid={invalid === true || undefined}
        onChange={({ currentTarget, nativeEvent }) => onCheckedChange(currentTarget.checked, isShiftClick(nativeEvent))}
      />
      {indeterminate ? <MinusIcon size={12} strokeWidth="2" /> : <CheckIcon size={12} strokeWidth="2" />}
    </span>
  );
}
