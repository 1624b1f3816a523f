import { Portal } from '@ark-ui/react/portal';
import { Tooltip as Ark } from '@ark-ui/react/tooltip';
import { useEffect, useState } from 'react';

import { tooltip } from '#styled/recipes/tooltip.js';

import { tooltipAnchor, tooltipText } from './tooltip-text.ts';

interface Shown {
  readonly anchor: HTMLElement;
  readonly text: string;
}

/** Time to reach the tooltip with the pointer before it closes (specification section 9, WCAG 1.4.13). */
const closeDelay = 300;

/**
 * The tooltips of everything that has `data-tooltip` (`tooltip-text.ts`): one for the whole page, so that a control has
 * one by its attribute alone. It repeats what is read out anyway, and is therefore hidden from assistive technology.
 */
export function TooltipLayer() {
  const shown = useShown();
  const classes = tooltip();
  if (shown === null) return null;
  return (
    <Ark.Root
      key={shown.text}
      open
      closeOnEscape={false}
      positioning={{
        placement: 'tooltipBeside' in shown.anchor.dataset ? 'right' : 'top',
        gutter: 6,
        hideWhenDetached: true,
        getAnchorElement: () => shown.anchor,
      }}
    >
      <Portal>
        <Ark.Positioner className={classes.positioner}>
          <Ark.Content className={classes.content} data-floating="" data-tooltip-layer="" aria-hidden="true">
            {shown.text}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

/** What the pointer rests on, or what the keyboard has moved the focus to; Escape and every other key close it. */
function useShown(): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
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
    const show = (place: Element) => {
      const anchor = tooltipAnchor(place);
      const text = anchor === null ? '' : tooltipText(anchor);
      if (anchor === null || text === '') return hideSoon();
      window.clearTimeout(closing);
      setShown({ anchor, text });
    };
    const pointed = ({ target, pointerType }: PointerEvent) => {
      if (!(target instanceof Element) || pointerType === 'touch') return;
      if (target.closest('[data-tooltip-layer]') === null) show(target);
      else window.clearTimeout(closing);
    };
    const focused = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) show(target);
    };
    document.addEventListener('pointerover', pointed, { signal });
    document.documentElement.addEventListener('pointerleave', hideSoon, { signal });
    document.addEventListener('focusin', focused, { signal });
    document.addEventListener('focusout', hide, { signal });
    document.addEventListener('pointerdown', hide, { signal, capture: true });
    document.addEventListener('keydown', hide, { signal, capture: true });
    return () => {
      ending.abort();
      window.clearTimeout(closing);
    };
  }, []);
  return shown;
}
