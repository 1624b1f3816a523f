import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

import { BusyHint } from '#src/components/SlowHint.tsx';
import { focusOnceEnabled } from '#src/ui/focus-once-enabled.ts';
import { css } from '#styled/css/index.js';

const form = css({ display: 'grid', gap: '16', marginBlockStart: '24' });

const firstErrorIn = (element: HTMLElement | null) =>
  element?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;

interface AuthFormProps {
  readonly busy: boolean;
  /** An answer to something beside the form is waited for, such as another code. */
  readonly waits?: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/**
 * A form before sign-in: it leads to the first error, or back to where it was sent from, and says when an answer takes
 * long.
 */
export function AuthForm({ busy, waits = false, onSubmit, children }: AuthFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const sentFrom = useRef<Element | null>(null);
  useEffect(() => {
    if (busy) return undefined;
    const from = sentFrom.current;
    // What is waited for next may have been asked for beside the form.
    sentFrom.current = null;
    const invalid = firstErrorIn(element.current);
    if (invalid !== null) invalid.focus();
    else if (from instanceof HTMLElement) return focusOnceEnabled(from);
    return undefined;
  }, [busy]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // Its button is disabled meanwhile, and loses the focus.
    sentFrom.current = document.activeElement;
    // The errors are on the page before the focus looks for them.
    flushSync(onSubmit);
    const invalid = firstErrorIn(element.current);
    if (invalid === null) return;
    sentFrom.current = null;
    invalid.focus();
  };
  return (
    <form ref={element} className={form} onSubmit={submit} noValidate>
      {children}
      <BusyHint busy={busy || waits} />
    </form>
  );
}
