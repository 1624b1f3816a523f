import type { ReactNode } from 'react';

import { overdue } from '#styled/recipes/overdue.js';

import { ClockIcon } from './icons.tsx';

/** A date that has passed: the clock says so without colour. */
export function Overdue({ children }: { readonly children: ReactNode }) {
  return (
    <span className={overdue().root}>
      <ClockIcon size={14} />
      {children}
    </span>
  );
}
