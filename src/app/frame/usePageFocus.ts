import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

import { focusPageStart } from '#src/app/shell/page-start.ts';

/**
 * Gives the focus to the title of every page that is opened, before the sign-in too: that is how a screen reader tells
 * it. A live region beside it would say the title a second time. A change of search or page within a page moves nothing.
 */
export function usePageFocus(): void {
  const router = useRouter();
  // The router tells of a page in a layout effect that comes after this one; in a later effect the first would be missed.
  useLayoutEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // A page that the browser has loaded is told by the browser.
        if (fromLocation !== undefined && pathChanged) focusPageStart();
      }),
    [router],
  );
}
