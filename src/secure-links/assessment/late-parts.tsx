import { lazy, Suspense } from 'react';

import { importWithRetry } from '#src/ui/import-with-retry.ts';

import type { ConflictProps } from './Conflict.tsx';

/** Until the page is at rest, in milliseconds. */
const idleDelay = 2000;

const loadConflict = () => importWithRetry(() => import('./Conflict.tsx'));

/** The code of downloads. */
export const loadDownloads = () => importWithRetry(() => import('./download.ts'));

/** Loads what the page needs rarely once it is at rest, so that it is at hand without a connection. @returns what ends that */
export function prepareParts(): () => void {
  const timer = setTimeout(() => {
    void loadConflict();
    void loadDownloads();
  }, idleDelay);
  return () => clearTimeout(timer);
}

const LoadedConflict = lazy(() => loadConflict().then((module) => ({ default: module.Conflict })));

/** A choice between two answers; only a reply of the server leads to one. */
export const LateConflict = (props: ConflictProps) => (
  <Suspense>
    <LoadedConflict {...props} />
  </Suspense>
);
