import { useEffect, useRef } from 'react';

/** The card of a draft takes the focus; once it is closed, the button that asked for the draft has it again. */
export function useFocusAfterDraft(isIdle: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasIdle = useRef(true);
  useEffect(() => {
    if (isIdle && !wasIdle.current) button.current?.focus();
    wasIdle.current = isIdle;
  }, [isIdle]);
  return button;
}
