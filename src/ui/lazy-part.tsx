import { lazy, useEffect, type ComponentType } from 'react';

import { importWithRetry } from './import-with-retry.ts';

/** A component whose code is loaded by `preload`, or when it is first rendered. */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => void };

/**
 * A part of a screen that its first view does not need. A failed download is retried.
 * @param load imports the component's file
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const Part = lazy(() => importWithRetry(load).then((component) => ({ default: component })));
  const preload = () => void load().catch(() => undefined);
  return Object.assign((props: Props) => <Part {...props} />, { preload });
}

/** Loads the code of a part as soon as what comes first is shown. */
export function usePreload({ preload }: { readonly preload: () => void }, isShown: boolean): void {
  useEffect(() => {
    if (isShown) preload();
  }, [isShown, preload]);
}
