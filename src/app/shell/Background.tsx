import { lazy, Suspense, useState } from 'react';

import { importWithRetry } from '#src/ui/import-with-retry.ts';

import { useRest } from '../frame/useRest.ts';
import { mayShowTips } from '../tips/stored-tips.ts';
import { Tips } from './lazy-parts.ts';

const Pwa = lazy(() => importWithRetry(() => import('#src/pwa/Pwa.tsx')).then((module) => ({ default: module.Pwa })));

/** Only the built app registers a worker: during development its cache would always be stale. */
const isInstallable = import.meta.env.PROD && 'serviceWorker' in navigator;

/** Background features that start with the shell; each is loaded only for those it applies to. */
export function Background() {
  const [wantsTips] = useState(() => mayShowTips());
  const isIdle = useRest();
  return (
    <Suspense fallback={null}>
      {wantsTips && <Tips />}
      {isIdle && isInstallable && <Pwa />}
    </Suspense>
  );
}
