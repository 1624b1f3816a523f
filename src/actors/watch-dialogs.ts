import { fromCallback } from 'xstate';

import type { DialogsClosed } from '#machines/tips/tips.machine.ts';
import { isDialogOpen } from '#src/ui/overlay/behind-dialog.ts';

/** Reports when no dialog is open, immediately if none is. */
export const watchDialogs = fromCallback<DialogsClosed>(({ sendBack }) => {
  const check = () => {
    if (!isDialogOpen()) sendBack({ type: 'dialogs.closed' });
  };
  const changes = new MutationObserver(check);
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-state'] });
  check();
  return () => changes.disconnect();
});
