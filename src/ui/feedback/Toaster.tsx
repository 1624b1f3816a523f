import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';

import { importWithRetry } from '#src/ui/import-with-retry.ts';

import { toastPlace } from './toast-place.ts';

const ToastStack = lazy(() =>
  importWithRetry(() => import('./ToastStack.tsx')).then((module) => ({ default: module.ToastStack })),
);

/**
 * Where toasts appear. One on a page. What shows them is loaded when somebody first does something, because a toast
 * follows an action; were it loaded with its first toast, a lost connection could not be told.
 */
export function Toaster() {
  const wanted = useSyncExternalStore(toastPlace.subscribe, toastPlace.isWanted);
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
