import { useEffect, useState } from 'react';
import { useSonner } from 'sonner';

import { toastOffset, topOfToasts } from './toast-room.ts';

/** Marks what has the buttons that people need, such as the head of a page or what saves a form: no toast covers it. */
const barSelector = '[data-bar]';

/** The toasts as they are rendered, the newest first. */
const toastSelector = '[data-sonner-toast][data-removed=false]';

interface ToastPlace {
  /** From the top of the window, in pixels. */
  readonly top: number;
  /** How many toasts have room. */
  readonly shows: number;
}

/** Whether nothing but toasts lies over what is seen of a bar: those of a page under a panel or a dialog need no room. */
function isOnTop(bar: Element): boolean {
  const { left, right, top, bottom } = bar.getBoundingClientRect();
  const middle = (from: number, to: number, most: number) => (Math.max(from, 0) + Math.min(to, most)) / 2;
  const [x, y] = [middle(left, right, window.innerWidth), middle(top, bottom, window.innerHeight)];
  const found = document.elementsFromPoint(x, y).find((one) => one.closest('[data-sonner-toaster]') === null);
  return found !== undefined && bar.contains(found);
}

const isInUse = (bar: Element) =>
  bar.checkVisibility() && bar.querySelector('button:enabled, input:enabled, a[href]') !== null && isOnTop(bar);

/** Measures where the toasts cover no bar: all of them, or else as many of the newest as have room. */
function findPlace(most: number, gap: number): ToastPlace {
  const toasts = [...document.querySelectorAll<HTMLElement>(toastSelector)].slice(0, most);
  const bars = [...document.querySelectorAll(barSelector)].filter(isInUse).map((bar) => bar.getBoundingClientRect());
  for (let shows = toasts.length; shows > 0; shows -= 1) {
    const shown = toasts.slice(0, shows);
    const { left = 0, right = 0 } = toasts[0]?.getBoundingClientRect() ?? {};
    // Their heights are without the movement of their arrival.
    const height = shown.reduce((sum, { offsetHeight }) => sum + offsetHeight + gap, -gap);
    const top = topOfToasts({ left, right, height, windowHeight: window.innerHeight, bars });
    if (top !== undefined) return { top, shows };
  }
  return { top: toastOffset, shows: Math.min(toasts.length, 1) };
}

/** Where the toasts are: as long as there are any, they give way to bars that open, grow or are scrolled. */
export function useToastPlace(most: number, gap: number): ToastPlace {
  const { toasts } = useSonner();
  const isNeeded = toasts.length > 0;
  const [place, setPlace] = useState<ToastPlace>({ top: toastOffset, shows: most });
  useEffect(() => {
    if (!isNeeded) return undefined;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const { top, shows } = findPlace(most, gap);
      setPlace((before) => (before.top === top && before.shows === shows ? before : { top, shows }));
    };
    const plan = () => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    const changes = new MutationObserver(plan);
    changes.observe(document.body, { subtree: true, childList: true, attributes: true });
    window.addEventListener('resize', plan);
    window.addEventListener('scroll', plan, { capture: true, passive: true });
    plan();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      window.removeEventListener('resize', plan);
      window.removeEventListener('scroll', plan, { capture: true });
    };
  }, [isNeeded, most, gap]);
  return place;
}
