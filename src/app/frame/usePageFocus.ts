import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

import { focusPageStart } from '#src/app/shell/page-start.ts';

/**
 * Moves the focus to the title of every page that opens, before sign-in too, so that screen readers announce it. A live
 * region in addition would announce the title twice. Search or paging within a page moves nothing.
 */
export function usePageFocus(): void {
  const router = useRouter();
  // The router announces a page in a layout effect that runs after this one; a later effect would miss the first page.
  useLayoutEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // The browser itself announces a page that it has loaded.
        if (fromLocation !== undefined && pathChanged) focusPageStart();
      }),
    [router],
  );
}
