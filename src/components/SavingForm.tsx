import { useLayoutEffect, useRef, type ComponentProps, type RefObject, type SubmitEvent } from 'react';

import { focusOnceEnabled } from '#src/ui/focus-once-enabled.ts';
import { css } from '#styled/css/index.js';

interface SavingFormProps extends Omit<
  ComponentProps<'form'>,
  'onBlur' | 'onFocus' | 'onSubmit' | 'noValidate' | 'ref'
> {
  /** A save is in progress: until it completes, the fields are read-only and look it. */
  readonly saving: boolean;
  readonly onSave: () => void;
}

// Lays out the fields as if the fieldset did not exist.
const fields = css({ display: 'contents' });

/**
 * A form that saves. While a save is in progress every field in it is read-only; afterwards the focus returns to where
 * it was. Ctrl or Cmd with S or Enter submits it (`useSaveKeys`).
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
 * A disabled field loses the focus; it is restored afterwards unless the person has moved it meanwhile. The form tracks
 * the focused field itself, because the focus is lost as soon as the fields are disabled and React fires no event for
 * that.
 */
function useKeptFocus(focused: RefObject<HTMLElement | null>, disabled: boolean): void {
  const lastFocused = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (disabled) {
      lastFocused.current = focused.current;
      return undefined;
    }
    const { current } = lastFocused;
    lastFocused.current = null;
    return current === null ? undefined : focusOnceEnabled(current);
  }, [focused, disabled]);
}
