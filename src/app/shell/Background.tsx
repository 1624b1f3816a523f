import { lazy, Suspense, useState } from 'react';

import { importWithRetry } from '#src/ui/import-with-retry.ts';

import { useRest } from '../frame/useRest.ts';
import { mayShowTips } from '../tips/stored-tips.ts';

const Pwa = lazy(() => importWithRetry(() => import('#src/pwa/Pwa.tsx')).then((module) => ({ default: module.Pwa })));
const Tips = lazy(() => importWithRetry(() => import('../tips/Tips.tsx')).then((module) => ({ default: module.Tips })));

/** Only the built app has a worker: while developing, what it keeps would be old at once. */
const isInstallable = import.meta.env.PROD && 'serviceWorker' in navigator;

/** What begins beside the shell, and is loaded only by whom it concerns. */
export function Background() {
  const [wantsTips] = useState(() => mayShowTips());
  const rested = useRest();
  return (
    <Suspense fallback={null}>
      {wantsTips && <Tips />}
      {rested && isInstallable && <Pwa />}
    </Suspense>
  );
}
