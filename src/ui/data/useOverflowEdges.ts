import { useEffect, useRef, type RefObject } from 'react';

/** How much of the start of a table its sticky columns cover. */
function stuckWidth(scroller: HTMLElement): number {
  const stuck = scroller.querySelectorAll<HTMLElement>('thead [data-sticky]:not([data-sticky=menu])');
  return [...stuck].reduce((sum, { offsetWidth }) => sum + offsetWidth, 0);
}

/**
 * Marks the sides on which a scroller's content overflows with `data-more-before` and `data-more-after`, for the shadows
 * there, and says how much of the start sticky columns cover (`--stuck-width`), so that nothing scrolls into view below them. Returns the ref to attach to the scroller.
 */
export function useOverflowEdges(): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => (scroller.current === null ? undefined : watchEdges(scroller.current)), []);
  return scroller;
}

function watchEdges(scroller: HTMLElement): () => void {
  const mark = () => {
    const { scrollLeft, scrollWidth, clientWidth } = scroller;
    const before = Math.abs(scrollLeft);
    scroller.toggleAttribute('data-more-before', before > 0);
    scroller.toggleAttribute('data-more-after', scrollWidth - clientWidth - before > 1);
  };
  const resized = new ResizeObserver(() => {
    mark();
    scroller.style.setProperty('--stuck-width', `${stuckWidth(scroller)}px`);
  });
  for (const element of [scroller, ...scroller.children]) resized.observe(element);
  scroller.addEventListener('scroll', mark, { passive: true });
  return () => {
    resized.disconnect();
    scroller.removeEventListener('scroll', mark);
  };
}
