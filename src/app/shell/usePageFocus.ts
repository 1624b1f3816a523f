import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

import { focusPageStart } from './page-start.ts';

/** A page that is opened gets the focus at its title; a change of search or page within it moves nothing. */
export function usePageFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation !== undefined && pathChanged) focusPageStart();
      }),
    [router],
  );
}
