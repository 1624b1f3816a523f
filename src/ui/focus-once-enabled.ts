/**
 * Focuses an element as soon as it can take the focus: disabled elements cannot, and Ark's fields follow their form a
 * moment later.
 * @param canTake whether to take the focus from another element that has it by then
 * @returns a function that cancels the wait
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
