import { lazy, Suspense, useEffect, useRef, type RefObject } from 'react';

import { importWithRetry } from '#src/ui/import-with-retry.ts';

import { useRest } from './useRest.ts';

const TooltipLayer = lazy(() =>
  importWithRetry(() => import('#src/ui/overlay/TooltipLayer.tsx')).then((module) => ({
    default: module.TooltipLayer,
  })),
);

/** Loads the tooltips once the page is idle: no page waits for them. */
export function TooltipPlace() {
  const isIdle = useRest();
  const pointed = usePointed();
  if (!isIdle) return null;
  return (
    <Suspense fallback={null}>
      <TooltipLayer pointed={pointed} />
    </Suspense>
  );
}

/** The element under the pointer, unless it was pressed there: the layer loads too late to see that press. */
function usePointed(): RefObject<Element | null> {
  const pointed = useRef<Element | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const point = ({ target, pointerType }: PointerEvent) => {
      pointed.current = pointerType !== 'touch' && target instanceof Element ? target : null;
    };
    document.addEventListener('pointerover', point, options);
    document.addEventListener('pointerdown', () => void (pointed.current = null), options);
    return () => listening.abort();
  }, []);
  return pointed;
}
