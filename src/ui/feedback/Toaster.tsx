import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';

import { importWithRetry } from '#src/ui/import-with-retry.ts';

import { toastPlace } from './toast-place.ts';

const ToastStack = lazy(() =>
  importWithRetry(() => import('./ToastStack.tsx')).then((module) => ({ default: module.ToastStack })),
);

/**
 * Where toasts appear; one per page. The toast code is loaded on the person's first action, because a toast follows an
 * action; loaded with the first toast, it could not report a lost connection.
 */
export function Toaster() {
  const wanted = useSyncExternalStore(toastPlace.subscribe, toastPlace.isWanted, () => false);
  useEffect(() => {
    const events = ['pointerdown', 'keydown', 'focusin'] as const;
    for (const event of events) addEventListener(event, toastPlace.want, { once: true });
    return () => events.forEach((event) => removeEventListener(event, toastPlace.want));
  }, []);
  return wanted ? (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  ) : null;
}
