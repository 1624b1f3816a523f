import { Suspense, useState, type ReactNode } from 'react';

export interface PreparedProps {
  readonly wanted: boolean;
  readonly children: ReactNode;
}

/** Renders a lazy part from the first time it is wanted and keeps it mounted, so that its closing animation can run. */
export function Prepared({ wanted, children }: PreparedProps) {
  const [drawn, setDrawn] = useState(wanted);
  if (wanted && !drawn) setDrawn(true);
  return drawn ? <Suspense fallback={null}>{children}</Suspense> : null;
}
