import { Suspense, useState, type ReactNode } from 'react';

export interface PreparedProps {
  readonly wanted: boolean;
  readonly children: ReactNode;
}

/** Draws a lazy part from the first time it is wanted; it stays, so that it can close in its own way. */
export function Prepared({ wanted, children }: PreparedProps) {
  const [drawn, setDrawn] = useState(wanted);
  if (wanted && !drawn) setDrawn(true);
  return drawn ? <Suspense fallback={null}>{children}</Suspense> : null;
}
