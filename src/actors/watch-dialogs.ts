import { fromCallback } from 'xstate';

import type { DialogsClosed } from '#machines/tips/tips.machine.ts';

/**
 * Reports when no dialog is open, immediately if none is.
 * @param isDialogOpen asked whenever the page changes
 */
export const watchDialogs = (isDialogOpen: () => boolean) =>
  fromCallback<DialogsClosed>(({ sendBack }) => {
    const check = () => {
      if (!isDialogOpen()) sendBack({ type: 'dialogs.closed' });
    };
    const changes = new MutationObserver(check);
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-state'] });
    check();
    return () => changes.disconnect();
  });
