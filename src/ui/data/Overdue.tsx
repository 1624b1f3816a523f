import type { ReactNode } from 'react';

import { ClockIcon } from '#src/ui/icons.tsx';
import { overdue } from '#styled/recipes/overdue.js';

/** An overdue date: the clock conveys it without colour. */
export function Overdue({ children }: { readonly children: ReactNode }) {
  return (
    <span className={overdue().root}>
      <ClockIcon size={14} />
      {children}
    </span>
  );
}
