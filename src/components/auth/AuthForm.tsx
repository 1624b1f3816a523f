import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

import { BusyHint } from '#src/components/SlowHint.tsx';
import { focusOnceEnabled } from '#src/ui/focus-once-enabled.ts';
import { css } from '#styled/css/index.js';

import { useEarlyEntries } from './useEarlyEntries.ts';

const form = css({ display: 'grid', gap: '16', marginBlockStart: '24' });

const firstErrorIn = (element: HTMLElement | null) =>
  element?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;

interface AuthFormProps {
  readonly busy: boolean;
  /** Waiting for a response to something beside the form, such as requesting another code. */
  readonly waits?: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/**
 * A form before sign-in: it moves the focus to the first error, or back to where the form was submitted from, and shows
 * a hint when a response is slow.
 */
export function AuthForm({ busy, waits = false, onSubmit, children }: AuthFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const sentFrom = useRef<Element | null>(null);
  useEarlyEntries(element);
  useEffect(() => {
    if (busy) return undefined;
    const from = sentFrom.current;
    // The next wait may be for a request made beside the form.
    sentFrom.current = null;
    const invalid = firstErrorIn(element.current);
    if (invalid !== null) invalid.focus();
    else if (from instanceof HTMLElement) return focusOnceEnabled(from);
    return undefined;
  }, [busy]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // The submit button is disabled while waiting and loses the focus.
    sentFrom.current = document.activeElement;
    // Render the errors before the focus looks for them.
    flushSync(onSubmit);
    const invalid = firstErrorIn(element.current);
    if (invalid === null) return;
    sentFrom.current = null;
    invalid.focus();
  };
  return (
    // Without scripts a password must not get into the address.
    <form ref={element} className={form} method="post" onSubmit={submit} noValidate>
      {children}
      <BusyHint busy={busy || waits} />
    </form>
  );
}
