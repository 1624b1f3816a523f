import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

import { texts } from '#src/texts/en.ts';
import { css } from '#styled/css/index.js';

/** Specification section 9. */
const slowAfter = 3000;

const form = css({ display: 'grid', gap: '16', marginBlockStart: '24' });
const hint = css({ textStyle: 'sm', color: 'fg.muted', '&:empty': { display: 'none' } });

const focusFirstError = (element: HTMLElement | null) =>
  element?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

interface AuthFormProps {
  readonly busy: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form before sign-in: it leads to the first error, and says when an answer takes long. */
export function AuthForm({ busy, onSubmit, children }: AuthFormProps) {
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
      <SlowHint key={String(busy)} busy={busy} />
    </form>
  );
}

function SlowHint({ busy }: { readonly busy: boolean }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, [busy]);
  return (
    <p className={hint} role="status">
      {slow && texts.slow}
    </p>
  );
}
