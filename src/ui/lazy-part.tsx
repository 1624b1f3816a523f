import { lazy, useEffect, useState, type ComponentType } from 'react';

import { importWithRetry } from './import-with-retry.ts';

/** A component whose code is loaded by `preload`, or when it is first rendered. */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => void };

/**
 * A part of a screen that its first view does not need. A failed download is retried.
 * @param load imports the component's file
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const keep = async () => {
    loaded = await load();
    return loaded;
  };
  const Part = lazy(() => importWithRetry(keep).then((component) => ({ default: component })));
  // What suspends, however briefly, React reveals 300 ms later at the earliest. Once mounted, the part stays the same one.
  const LoadedOrLazy = (props: Props) => {
    const [Shown] = useState(() => loaded ?? Part);
    return <Shown {...props} />;
  };
  const preload = () => void keep().catch(() => undefined);
  return Object.assign(LoadedOrLazy, { preload });
}

/** Loads the code of a part as soon as what comes first is shown. */
export function usePreload({ preload }: { readonly preload: () => void }, isShown: boolean): void {
  useEffect(() => {
    if (isShown) preload();
  }, [isShown, preload]);
}
