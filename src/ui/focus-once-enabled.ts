/**
 * Gives an element the focus as soon as it can have it: nothing that is disabled takes the focus, and Ark's fields follow
 * their form a moment later.
 * @param canTake whether it takes the focus from what has it by then
 * @returns what gives up waiting
 */
export function focusOnceEnabled(element: HTMLElement, canTake = false): () => void {
  const focus = () => {
    if (element.matches(':disabled')) return;
    enabled.disconnect();
    const { activeElement } = document;
    if (canTake || activeElement === document.body || activeElement === null) element.focus({ preventScroll: true });
  };
  const enabled = new MutationObserver(focus);
  for (const part of [element, element.closest('fieldset')])
    if (part !== null) enabled.observe(part, { attributes: true, attributeFilter: ['disabled'] });
  focus();
  return () => enabled.disconnect();
}
