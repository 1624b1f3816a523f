import { fromCallback } from 'xstate';

import type { DialogsClosed } from '#machines/tips/tips.machine.ts';

/** What the person is doing, which the tips must not interrupt. */
export interface Occupation {
  /** Whether a dialog or a form is open; asked whenever the page changes. */
  readonly isOpen: () => boolean;
  /** For how many milliseconds more they count as typing. */
  readonly typingFor: () => number;
}

/** Reports when the person is doing nothing that must not be interrupted, immediately if they are not. */
export const watchDialogs = ({ isOpen, typingFor }: Occupation) =>
  fromCallback<DialogsClosed>(({ sendBack }) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      if (isOpen()) return;
      const rest = typingFor();
      if (rest > 0) timer = setTimeout(check, rest);
      else sendBack({ type: 'dialogs.closed' });
    };
    const changes = new MutationObserver(check);
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-state'] });
    check();
    return () => {
      clearTimeout(timer);
      changes.disconnect();
    };
  });
