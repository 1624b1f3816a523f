/** The main area of the shell, for the skip link and the router. */
export const mainId = 'main';

/** Where a page begins: the field that it is about where it has one, else its title, else its main area. */
export const pageStart = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('main [data-page-start]') ??
  document.querySelector<HTMLElement>('main h1') ??
  document.querySelector<HTMLElement>('main');

/** Moves the focus to where the page begins, which tells a screen reader that it is there. */
export function focusPageStart(): void {
  const start = pageStart();
  if (start === null) return;
  if (!(start instanceof HTMLInputElement)) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/**
 * The same as soon as a page with a title is there, which may still be on its way.
 * @returns what gives up waiting
 */
export function focusPageStartOnceThere(): () => void {
  const observer = new MutationObserver(() => {
    if (document.querySelector('main h1') === null) return;
    observer.disconnect();
    focusPageStart();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
