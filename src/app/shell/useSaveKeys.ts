import { useEffect } from 'react';

/** A floating list or calendar belongs to the field that opened it. */
function ownerOf(target: Element): Element | null {
  const popup = target.closest('[role=listbox], [role=dialog]');
  return popup === null || popup.id === '' ? null : document.querySelector(`[aria-controls="${CSS.escape(popup.id)}"]`);
}

/** The form being edited: the one around the focus, or the one in the focused panel. */
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
  // The browser would save the page, also on key repeat.
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat && !button.matches(':disabled')) form.requestSubmit(button);
}

/**
 * Ctrl or Cmd with S or Enter submits the focused form on any page; elsewhere the browser's default applies. Listens in
 * the capture phase, before the fields: Enter alone is theirs.
 */
export function useSaveKeys(): void {
  useEffect(() => {
    window.addEventListener('keydown', saveAtFocus, { capture: true });
    return () => window.removeEventListener('keydown', saveAtFocus, { capture: true });
  }, []);
}
