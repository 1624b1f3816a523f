import { isBehindDialog } from '#src/ui/overlay/behind-dialog.ts';

/** The main area of the shell, for the skip link and the router. */
export const mainId = 'main';

/** The start of a page: its main field if it has one, otherwise its title, otherwise the main area. */
export const pageStart = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('main [data-page-start]') ??
  document.querySelector<HTMLElement>('main h1') ??
  document.querySelector<HTMLElement>('main');

/** Moves the focus to the start of the page, so that a screen reader announces it. */
export function focusPageStart(): void {
  const start = pageStart();
  if (start === null || isBehindDialog(start)) return;
  if (start.tabIndex < 0) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/**
 * The same as soon as a page with a title is rendered, which may still be loading.
 * @returns a function that cancels the wait
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
