/** The element of a comment that is shown. */
export const commentElement = (root: HTMLElement | null, id: string): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[data-comment="${CSS.escape(id)}"]`) ?? null;
