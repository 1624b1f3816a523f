import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

import { BusyHint } from '#src/components/SlowHint.tsx';
import { css } from '#styled/css/index.js';

const form = css({ display: 'grid', gap: '16', marginBlockStart: '24' });

const focusFirstError = (element: HTMLElement | null) =>
  element?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

interface AuthFormProps {
  readonly busy: boolean;
  /** An answer to something beside the form is waited for, such as another code. */
  readonly waits?: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form before sign-in: it leads to the first error, and says when an answer takes long. */
export function AuthForm({ busy, waits = false, onSubmit, children }: AuthFormProps) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!busy) focusFirstError(element.current);
  }, [busy]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // The errors are on the page before the focus looks for them.
    flushSync(onSubmit);
    focusFirstError(element.current);
  };
  return (
    <form ref={element} className={form} onSubmit={submit} noValidate>
      {children}
      <BusyHint busy={busy || waits} />
    </form>
  );
}
