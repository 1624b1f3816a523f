import { useEffect, useRef, useState, type RefObject } from 'react';

/** The width of an element in pixels, as it changes; 0 until it is known. */
export function useWidth<T extends Element>(): [RefObject<T | null>, number] {
  const place = useRef<T>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, width];
}
