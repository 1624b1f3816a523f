import type { FocusEvent, KeyboardEvent } from 'react';

/* A grid of many cells: what has the focus is found in the table itself, so that nothing is drawn again with every key. */

const cellOf = (target: EventTarget): HTMLTableCellElement | null =>
  target instanceof Element ? target.closest<HTMLTableCellElement>('th, td') : null;

/** How far each key goes, in rows and columns. */
const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
};

const within = (index: number, length: number): number => Math.min(Math.max(index, 0), length - 1);

/** Moves the focus with the arrow keys, and presses a cell with Enter or the space bar. */
export function focusNext(event: KeyboardEvent<HTMLTableElement>): void {
  const cell = cellOf(event.target);
  const row = cell?.closest('tr');
  if (cell === null || !row || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    if (cell.hasAttribute('data-presses')) cell.click();
    return;
  }
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const { rows } = event.currentTarget;
  const next = rows[within(row.rowIndex + step[0], rows.length)]?.cells;
  next?.[within(cell.cellIndex + step[1], next.length)]?.focus();
}

/** The tab key leads to the cell that had the focus last. */
export function followFocus(event: FocusEvent<HTMLTableElement>): void {
  const cell = cellOf(event.target);
  if (cell === null) return;
  for (const other of event.currentTarget.querySelectorAll<HTMLElement>('[tabindex="0"]')) other.tabIndex = -1;
  cell.tabIndex = 0;
}
