import { Portal } from '@ark-ui/react/portal';
import { Tooltip as Ark } from '@ark-ui/react/tooltip';
import { useEffect, useState, type RefObject } from 'react';

import { tooltip } from '#styled/recipes/tooltip.js';

import { cutTextAt } from './cut-text.ts';
import { tooltipAnchor, tooltipText } from './tooltip-text.ts';

interface TooltipAt {
  readonly anchor: HTMLElement;
  readonly text: string;
  readonly placement: 'top' | 'top-start' | 'right';
}

interface TooltipLayerProps {
  /** The element under the pointer when the layer mounts. */
  readonly pointed: RefObject<Element | null>;
}

/** Gives the pointer time to reach the tooltip before it closes (specification section 9, WCAG 1.4.13). */
const closeDelay = 300;

/**
 * The tooltips of all elements with `data-tooltip` (`tooltip-text.ts`) and of all truncated texts. One layer serves the
 * whole page, so a control needs only the attribute, and a table cell needs nothing. It repeats what is announced
 * anyway and is therefore hidden from assistive technology.
 */
export function TooltipLayer({ pointed }: TooltipLayerProps) {
  const shown = useShown(pointed);
  const classes = tooltip();
  if (shown === null) return null;
  return (
    <Ark.Root
      key={shown.key}
      open
      closeOnEscape={false}
      positioning={{
        placement: shown.placement,
        gutter: 6,
        hideWhenDetached: true,
        getAnchorElement: () => shown.anchor,
      }}
    >
      <Portal>
        <Ark.Positioner className={classes.positioner}>
          <Ark.Content className={classes.content} data-floating="" data-tooltip-layer="" aria-hidden="true" dir="auto">
            {shown.text}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

/**
 * The tooltip at an element: its control's own text, otherwise the full text if it is truncated there.
 * @param focused also considers texts within the element
 */
function tooltipAt(place: Element, focused: boolean): TooltipAt | undefined {
  const anchor = tooltipAnchor(place);
  if (anchor === null) {
    const cut = cutTextAt(place, focused);
    return cut && { anchor: cut.element, text: cut.text, placement: 'top-start' };
  }
  const text = tooltipText(anchor);
  return text === '' ? undefined : { anchor, text, placement: 'tooltipBeside' in anchor.dataset ? 'right' : 'top' };
}

/** Follows the pointer and keyboard focus; Escape and every other key close it. */
function useShown(pointed: RefObject<Element | null>): (TooltipAt & { readonly key: number }) | null {
  const [shown, setShown] = useState<(TooltipAt & { readonly key: number }) | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    let closing: number | undefined;
    const hide = () => {
      window.clearTimeout(closing);
      setShown(null);
    };
    const hideSoon = () => {
      window.clearTimeout(closing);
      closing = window.setTimeout(hide, closeDelay);
    };
    const show = (place: Element, focused: boolean) => {
      const found = tooltipAt(place, focused);
      if (found === undefined) return hideSoon();
      window.clearTimeout(closing);
      // A new anchor gets a new tooltip; an open tooltip is never moved.
      setShown((before) =>
        before?.anchor === found.anchor && before.text === found.text
          ? before
          : { ...found, key: (before?.key ?? 0) + 1 },
      );
    };
    const point = ({ target, pointerType }: PointerEvent) => {
      if (!(target instanceof Element) || pointerType === 'touch') return;
      if (target.closest('[data-tooltip-layer]') === null) show(target, false);
      else window.clearTimeout(closing);
    };
    const focus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) show(target, true);
    };
    if (pointed.current?.isConnected === true) show(pointed.current, false);
    document.addEventListener('pointerover', point, { signal });
    document.documentElement.addEventListener('pointerleave', hideSoon, { signal });
    document.addEventListener('focusin', focus, { signal });
    document.addEventListener('focusout', hide, { signal });
    document.addEventListener('pointerdown', hide, { signal, capture: true });
    document.addEventListener('keydown', hide, { signal, capture: true });
    return () => {
      ending.abort();
      window.clearTimeout(closing);
    };
  }, [pointed]);
  return shown;
}
