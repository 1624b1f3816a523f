import { Portal } from '@ark-ui/react/portal';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { cx } from '#styled/css/cx.js';
import { css } from '#styled/css/index.js';
import { tooltip } from '#styled/recipes/tooltip.js';

import { cutTextAt, type CutText } from './cut-text.ts';

const gap = 6;
const edge = 8;
/** Time to reach the tooltip with the pointer before it closes (WCAG 1.4.13). */
const closeDelay = 300;

const floating = css({ position: 'fixed', zIndex: 'toast', maxHeight: '[60vh]', overflowY: 'auto' });

/**
 * Shows the whole of any text on the page that is cut, while it is pointed at or what holds it has the focus. One for
 * the page: a cell of a table needs not know of it, and none can forget it. Those who hear the page hear the whole text
 * anyway, since it is cut to the eye alone.
 */
export function CutTextTooltip() {
  const [shown, setShown] = useState<CutText>();
  const element = useRef<HTMLDivElement>(null);
  useShownText(element, setShown);
  useLayoutEffect(() => {
    const { current: own } = element;
    if (shown === undefined || own === null) return undefined;
    const placeNow = () => place(own, shown.element);
    placeNow();
    // What takes the focus is scrolled to, and its tooltip goes with it.
    document.addEventListener('scroll', placeNow, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', placeNow, { capture: true });
  }, [shown]);
  if (shown === undefined) return null;
  return (
    <Portal>
      <div
        ref={element}
        className={cx(tooltip().content, floating)}
        data-cut-text=""
        data-state="open"
        aria-hidden="true"
        dir="auto"
      >
        {shown.text}
      </div>
    </Portal>
  );
}

/** Above the text, or below where there is no room; never past the edges of the page. */
function place(floatingText: HTMLElement, text: HTMLElement): void {
  const [own, anchor] = [floatingText.getBoundingClientRect(), text.getBoundingClientRect()];
  const above = anchor.top - own.height - gap;
  const start = getComputedStyle(text).direction === 'rtl' ? anchor.right - own.width : anchor.left;
  const left = Math.max(edge, Math.min(start, innerWidth - own.width - edge));
  floatingText.style.insetBlockStart = `${above < edge ? anchor.bottom + gap : above}px`;
  floatingText.style.left = `${left}px`;
}

/** Notices what is pointed at or has the focus. */
function useShownText(own: RefObject<HTMLElement | null>, show: (text: CutText | undefined) => void): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let closing: ReturnType<typeof setTimeout> | undefined;
    const showAtOnce = (text: CutText | undefined) => {
      clearTimeout(closing);
      show(text);
    };
    const hide = () => showAtOnce(undefined);
    const point = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return;
      clearTimeout(closing);
      if (own.current?.contains(target) === true) return;
      const found = cutTextAt(target, false);
      if (found === undefined) closing = setTimeout(hide, closeDelay);
      else show(found);
    };
    const focus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) showAtOnce(cutTextAt(target, true));
    };
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    document.addEventListener('pointerover', point, { signal });
    document.addEventListener('focusin', focus, { signal });
    document.addEventListener('focusout', hide, { signal });
    document.addEventListener('pointerdown', hide, { signal });
    document.addEventListener('keydown', press, { signal, capture: true });
    return () => {
      listening.abort();
      clearTimeout(closing);
    };
  }, [own, show]);
}
