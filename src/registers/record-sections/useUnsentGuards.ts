import { useState } from 'react';

interface Guarded {
  readonly hasUnsent: () => boolean;
  readonly discard: (() => void) | undefined;
}

/** Knows of the sections of a record in which something was typed and not sent. */
export function useUnsentGuards() {
  const [guards] = useState(() => {
    const sections = new Set<Guarded>();
    return {
      guard: (hasUnsent: () => boolean, discard?: () => void) => {
        const section = { hasUnsent, discard };
        sections.add(section);
        return () => void sections.delete(section);
      },
      hasUnsent: () => [...sections].some((section) => section.hasUnsent()),
      discard: () => sections.forEach((section) => section.discard?.()),
    };
  });
  return guards;
}
