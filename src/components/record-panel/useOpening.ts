import { useEffect, type RefObject } from 'react';

import { isBehindDialog } from '#src/ui/overlay/behind-dialog.ts';

/** Specification section 9, "scroll-to-top delay". */
const scrollDelay = 100;

/** A person who has begun to do something stays where they are: what is under the pointer must not move away. */
const actions = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Focuses an opened panel: a new record in its first field, a stored one as a whole, so that nothing is changed by
 * accident. Also scrolls to the top (specification section 4, "List screens").
 */
export function useOpening(element: RefObject<HTMLElement | null>, isNew: boolean): void {
  useEffect(() => {
    const panel = element.current;
    const first = isNew ? panel?.querySelector<HTMLElement>('form :is(input, textarea)') : panel;
    // A person who comes from another page starts there too (src/app/shell/page-start.ts).
    if (isNew) first?.setAttribute('data-page-start', '');
    if (first && !isBehindDialog(first)) first.focus({ preventScroll: true });
    const timer = setTimeout(() => panel?.closest('main')?.scrollTo({ top: 0 }), scrollDelay);
    const ended = new AbortController();
    const cancel = () => {
      clearTimeout(timer);
      ended.abort();
    };
    for (const type of actions) document.addEventListener(type, cancel, { capture: true, signal: ended.signal });
    return cancel;
  }, [element, isNew]);
}

/** After a refused save, focuses the first field in error or, without one, the retry button. */
export function useFirstError(element: RefObject<HTMLElement | null>, refusals: number): void {
  useEffect(() => {
    if (refusals === 0) return;
    const first = element.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (first ?? element.current?.querySelector<HTMLElement>('[data-retry]'))?.focus();
  }, [element, refusals]);
}
