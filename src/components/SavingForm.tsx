import { useLayoutEffect, useRef, type ComponentProps, type RefObject, type SubmitEvent } from 'react';

import { focusOnceEnabled } from '#src/ui/focus-once-enabled.ts';
import { css } from '#styled/css/index.js';

interface SavingFormProps extends Omit<
  ComponentProps<'form'>,
  'onBlur' | 'onFocus' | 'onSubmit' | 'noValidate' | 'ref'
> {
  /** What it holds is being saved: until that is over its fields are read-only, and look it. */
  readonly saving: boolean;
  readonly onSave: () => void;
}

// The fields are laid out by the form, as if nothing were around them.
const fields = css({ display: 'contents' });

/**
 * A form that saves something. Every field in it, of whatever kind, is read-only while that is under way; afterwards the
 * focus is where it was. Ctrl or Cmd with S or Enter submits it (`useSaveKeys`).
 */
export function SavingForm({ saving, onSave, children, ...form }: SavingFormProps) {
  const focused = useRef<HTMLElement | null>(null);
  useKeptFocus(focused, saving);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It only remembers who has the focus.
    <form
      {...form}
      onFocus={({ target }) => void (focused.current = target)}
      onBlur={() => void (focused.current = null)}
      onSubmit={submit}
      noValidate
      aria-busy={saving || undefined}
    >
      <fieldset className={fields} role="presentation" disabled={saving}>
        {children}
      </fieldset>
    </form>
  );
}

/**
 * What is disabled loses the focus: it comes back to where it was, unless somebody has moved it meanwhile. The form
 * remembers who has it, because it is gone as soon as the fields are disabled, and of that React tells nothing.
 */
function useKeptFocus(focused: RefObject<HTMLElement | null>, disabled: boolean): void {
  const kept = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (disabled) {
      kept.current = focused.current;
      return undefined;
    }
    const { current } = kept;
    kept.current = null;
    return current === null ? undefined : focusOnceEnabled(current);
  }, [focused, disabled]);
}
