/** Where the content begins, for the skip link and the router. */
export const mainId = 'main';

/** Where a page begins: its title, else the main area. */
export const pageStart = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(`#${mainId} h1`) ?? document.querySelector<HTMLElement>(`#${mainId}`);

/** Moves the focus to where the page begins, which tells a screen reader that it is there. */
export function focusPageStart(): void {
  const start = pageStart();
  if (start === null) return;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
}
