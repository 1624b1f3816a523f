import { useEffect } from 'react';

/** A list or calendar that floats over the page belongs to the field that opened it. */
function ownerOf(target: Element): Element | null {
  const popup = target.closest('[role=listbox], [role=dialog]');
  return popup === null || popup.id === '' ? null : document.querySelector(`[aria-controls="${CSS.escape(popup.id)}"]`);
}

/** The form in which somebody is: round the focus, or in the panel that has it. */
function formAt(target: Element): HTMLFormElement | null {
  return target.closest('form') ?? target.closest('[data-panel]')?.querySelector('form') ?? null;
}

const saves = ({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && (key === 'Enter' || key.toLowerCase() === 's');

function saveAtFocus(event: KeyboardEvent): void {
  const { target } = event;
  if (!saves(event) || !(target instanceof Element)) return;
  const form = formAt(target) ?? formAt(ownerOf(target) ?? target);
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]') ?? null;
  if (form === null || button === null) return;
  // The browser would save the page, also while the key is held.
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat && !button.matches(':disabled')) form.requestSubmit(button);
}

/**
 * Ctrl or Cmd with S or Enter submits the form that has the focus, of any page; elsewhere the browser does with these keys
 * what it always does. Heard before the fields hear it: Enter alone is theirs.
 */
export function useSaveKeys(): void {
  useEffect(() => {
    window.addEventListener('keydown', saveAtFocus, { capture: true });
    return () => window.removeEventListener('keydown', saveAtFocus, { capture: true });
  }, []);
}
