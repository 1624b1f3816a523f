import { lazy, Suspense } from 'react';

import { patiently } from '#src/ui/patiently.ts';

import { useRest } from './useRest.ts';

const TooltipLayer = lazy(() =>
  patiently(() => import('#src/ui/TooltipLayer.tsx')).then((module) => ({ default: module.TooltipLayer })),
);

/** The tooltips, once the page has come to rest: no page waits for them. */
export const TooltipPlace = () =>
  useRest() && (
    <Suspense fallback={null}>
      <TooltipLayer />
    </Suspense>
  );
