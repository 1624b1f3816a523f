import type { ReactNode } from 'react';

import { kbd } from '#styled/recipes/kbd.js';

/** A key of the keyboard. */
export function Kbd({ children }: { readonly children: ReactNode }) {
  return <kbd className={kbd().root}>{children}</kbd>;
}
