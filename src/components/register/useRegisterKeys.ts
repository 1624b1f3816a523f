import { useEffect, useEffectEvent, type RefObject } from 'react';

import { isDialogOpen } from '#src/ui/overlay/behind-dialog.ts';

const rowLinks = '[data-row-link]';

/** The next row index, by key. */
const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

const isTyping = (target: Element) => target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]');

/** Nothing is focused, or the page itself is, as after opening it by a link. */
const isPage = (target: Element) => target.matches('body, main, h1');

/** Floating elements handle their own keys. */
const handlesOwnKeys = (target: Element) => target.closest('[data-floating], [role=combobox], [role=tab]') !== null;

const isIgnored = ({ defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  defaultPrevented || ctrlKey || metaKey || altKey || isDialogOpen();

function moveToRow(screen: HTMLElement, target: Element, step: (index: number, last: number) => number): void {
  const links = [...screen.querySelectorAll<HTMLElement>(rowLinks)];
  const current = links.findIndex((link) => link.closest('tr') === target.closest('tr'));
  links[step(current, links.length - 1)]?.focus();
}

/**
 * The keys of a register: arrows, Home and End move between rows (Enter opens one through its link), `/` focuses the
 * search box, Escape closes the panel.
 */
export function useRegisterKeys(screen: RefObject<HTMLElement | null>, onClose: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { current: element } = screen;
    const { target, key } = event;
    if (element === null || !(target instanceof Element) || isIgnored(event) || handlesOwnKeys(target)) return;
    const isUnfocused = isPage(target);
    if (key === 'Escape' && (isUnfocused || target.closest('aside, table') !== null)) onClose();
    if (isTyping(target)) return;
    const step = steps[key];
    if (key === '/') {
      event.preventDefault();
      element.querySelector<HTMLElement>('input[type=search]')?.focus();
    } else if (step !== undefined && (isUnfocused || element.querySelector('table')?.contains(target))) {
      event.preventDefault();
      moveToRow(element, target, step);
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const rowLink = (id: string) => document.querySelector<HTMLElement>(`[data-row-link='${CSS.escape(id)}']`);

/**
 * Where the focus goes once rows may have disappeared: prepared beforehand, called afterwards. It yields null while one
 * of the rows is still there, otherwise the row that took the place of the first of them, the last row, or the page if
 * no rows are left.
 */
export function placeAfter(ids: readonly string[]): () => HTMLElement | null {
  const place = [...document.querySelectorAll<HTMLElement>(rowLinks)].findIndex(({ dataset }) =>
    ids.includes(dataset['rowLink'] ?? ''),
  );
  return () => {
    if (ids.some((id) => rowLink(id) !== null)) return null;
    const links = [...document.querySelectorAll<HTMLElement>(rowLinks)];
    return links[Math.max(place, 0)] ?? links.at(-1) ?? document.querySelector('main');
  };
}

/**
 * When a panel that had the focus closes, the focus returns to the row of its record, or to the row that took its
 * place.
 */
export function useReturnToRow(open: string | undefined): void {
  useEffect(() => {
    if (open === undefined) return undefined;
    const placeOnceGone = placeAfter([open]);
    return () => {
      if (document.activeElement === document.body) (rowLink(open) ?? placeOnceGone())?.focus();
    };
  }, [open]);
}

/** Scrolls the row of the open record into view: once per record, and once per list that contains it. */
export function useRowInView(
  screen: RefObject<HTMLElement | null>,
  open: string | undefined,
  rows: readonly { readonly id: string }[] = [],
): void {
  const isListed = rows.some(({ id }) => id === open);
  useEffect(() => {
    if (!isListed) return;
    const link = screen.current?.querySelector(`[data-row-link='${open}']`);
    link?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  }, [screen, open, isListed]);
}
