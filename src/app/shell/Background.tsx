import { lazy, Suspense, useState } from 'react';

import { importWithRetry } from '#src/ui/import-with-retry.ts';

import { useRest } from '../frame/useRest.ts';
import { mayShowTips } from '../tips/stored-tips.ts';
import { Tips } from './lazy-parts.ts';

const AtRest = lazy(() => importWithRetry(() => import('./AtRest.tsx')).then((module) => ({ default: module.AtRest })));

/** Background features that start with the shell; each is loaded only for those it applies to. */
export function Background() {
  const [wantsTips] = useState(() => mayShowTips());
  const isIdle = useRest();
  return (
    <Suspense fallback={null}>
      {wantsTips && <Tips />}
      {isIdle && <AtRest />}
    </Suspense>
  );
}
