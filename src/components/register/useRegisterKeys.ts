import { useEffect, useEffectEvent, type RefObject } from 'react';

const rowLinks = '[data-row-link]';

/** Where on from a row, by key. */
const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

const isTyping = (target: Element) => target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]');

/** Nothing has the focus, or the page itself has it, as after it was opened from elsewhere. */
const isPage = (target: Element) => target.matches('body, main, h1');

/** What floats has keys of its own. */
const isElsewhere = (target: Element) => target.closest('[data-floating], [role=combobox], [role=tab]') !== null;

const startsNothing = ({ defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  defaultPrevented || ctrlKey || metaKey || altKey;

function moveAmongRows(screen: HTMLElement, target: Element, step: (index: number, last: number) => number): void {
  const links = [...screen.querySelectorAll<HTMLElement>(rowLinks)];
  const current = links.findIndex((link) => link.closest('tr') === target.closest('tr'));
  links[step(current, links.length - 1)]?.focus();
}

/**
 * The keys of a register: arrows, Home and End go from row to row (Enter opens one, being on its link), `/` goes to the
 * search box, Escape closes the panel.
 */
export function useRegisterKeys(screen: RefObject<HTMLElement | null>, onClose: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { current: element } = screen;
    const { target, key } = event;
    if (element === null || !(target instanceof Element) || startsNothing(event) || isElsewhere(target)) return;
    const isOnNothing = isPage(target);
    if (key === 'Escape' && (isOnNothing || target.closest('aside, table') !== null)) onClose();
    if (isTyping(target)) return;
    const step = steps[key];
    if (key === '/') {
      event.preventDefault();
      element.querySelector<HTMLElement>('input[type=search]')?.focus();
    } else if (step !== undefined && (isOnNothing || element.querySelector('table')?.contains(target))) {
      event.preventDefault();
      moveAmongRows(element, target, step);
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
 * Where work goes on once rows may be gone: found beforehand, asked for afterwards. Null while one of them is still there;
 * else the row that took the place of the first of them, the last one, or the page where none is left.
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

/** Once the panel is gone, who was in it goes on from the row that it was of, or that took its place. */
export function useReturnToRow(open: string | undefined): void {
  useEffect(() => {
    if (open === undefined) return undefined;
    const placeOnceGone = placeAfter([open]);
    return () => {
      if (document.activeElement === document.body) (rowLink(open) ?? placeOnceGone())?.focus();
    };
  }, [open]);
}

/** The row of the open record is scrolled to where it can be seen: once for each record, and for each list that has it. */
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
