import { useLayoutEffect, useRef, type ComponentProps, type RefObject, type SubmitEvent } from 'react';

import { css } from '#styled/css/index.js';

interface SavingFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'ref'> {
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
  const element = useRef<HTMLFormElement>(null);
  useKeptFocus(element, saving);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form ref={element} {...form} onSubmit={submit} noValidate aria-busy={saving || undefined}>
      <fieldset className={fields} role="presentation" disabled={saving}>
        {children}
      </fieldset>
    </form>
  );
}

/** What is disabled loses the focus: it comes back to where it was, unless somebody has moved it meanwhile. */
function useKeptFocus(element: RefObject<HTMLElement | null>, disabled: boolean): void {
  const kept = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (disabled) {
      const isInside = activeElement instanceof HTMLElement && element.current?.contains(activeElement) === true;
      kept.current = isInside ? activeElement : null;
      return;
    }
    if (activeElement === document.body || activeElement === null) kept.current?.focus({ preventScroll: true });
    kept.current = null;
  }, [element, disabled]);
}
