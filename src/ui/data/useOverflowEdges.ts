import { useEffect, useRef, type RefObject } from 'react';

/**
 * Marks the sides on which a scroller's content overflows with `data-more-before` and `data-more-after`, for the shadows
 * there. Returns the ref to attach to the scroller.
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
  const resized = new ResizeObserver(mark);
  for (const element of [scroller, ...scroller.children]) resized.observe(element);
  scroller.addEventListener('scroll', mark, { passive: true });
  return () => {
    resized.disconnect();
    scroller.removeEventListener('scroll', mark);
  };
}
