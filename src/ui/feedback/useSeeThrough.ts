import { type RefObject, useEffect, useState } from 'react';

const controls = 'button, a[href], input, select, textarea, [role=button], [role=link], [role=tab], [role=menuitem]';

/** Whether a card at this point covers a control of the page, and has none of its own there. */
function coversControl(card: HTMLElement, x: number, y: number): boolean {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  if (x < left || x > right || y < top || y > bottom) return false;
  const found = document.elementsFromPoint(x, y);
  if (found.some((element) => card.contains(element) && element.closest(controls) !== null)) return false;
  const beneath = found.find((element) => element.closest('[data-sonner-toaster]') === null);
  return beneath?.closest(controls) !== null && beneath !== undefined;
}

/** Whether a toast gives way to the mouse: it lies over a control that the person has come to press. */
export function useSeeThrough(card: RefObject<HTMLElement | null>): boolean {
  const [isSeeThrough, setSeeThrough] = useState(false);
  useEffect(() => {
    const look = ({ clientX, clientY, pointerType }: PointerEvent) => {
      const { current } = card;
      if (current !== null && pointerType === 'mouse') setSeeThrough(coversControl(current, clientX, clientY));
    };
    document.addEventListener('pointermove', look, { passive: true });
    return () => document.removeEventListener('pointermove', look);
  }, [card]);
  return isSeeThrough;
}
