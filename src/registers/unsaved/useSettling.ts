import { useState } from 'react';

interface Settling {
  /** As `useUnsavedDraft` wants it. */
  readonly whenSettled: (listener: () => void) => { unsubscribe(): void };
  /** What was typed was sent. */
  readonly settle: () => void;
}

/** Tells the copy of an unsaved draft that it was sent, where no machine does. */
export function useSettling(): Settling {
  const [settling] = useState(() => {
    const listeners = new Set<() => void>();
    return {
      whenSettled: (listener: () => void) => {
        listeners.add(listener);
        return { unsubscribe: () => void listeners.delete(listener) };
      },
      settle: () => {
        for (const listener of listeners) listener();
      },
    };
  });
  return settling;
}
