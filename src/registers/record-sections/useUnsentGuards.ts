import { useState } from 'react';

/** Knows of the sections of a record in which something was typed and not sent. */
export function useUnsentGuards() {
  const [guards] = useState(() => {
    const readers = new Set<() => boolean>();
    return {
      guard: (hasUnsent: () => boolean) => {
        readers.add(hasUnsent);
        return () => void readers.delete(hasUnsent);
      },
      hasUnsent: () => [...readers].some((read) => read()),
    };
  });
  return guards;
}
