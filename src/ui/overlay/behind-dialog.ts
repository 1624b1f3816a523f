/** Whether an open modal dialog covers the element: the person is occupied there, and keeps the focus. */
export const isBehindDialog = (element: Element): boolean =>
  [...document.querySelectorAll('[aria-modal=true][data-state=open]')].some((dialog) => !dialog.contains(element));
