import type { ReactNode } from 'react';

import { kbd } from '#styled/recipes/kbd.js';

/** A keyboard key. */
export function Kbd({ children }: { readonly children: ReactNode }) {
  return <kbd className={kbd().root}>{children}</kbd>;
}
