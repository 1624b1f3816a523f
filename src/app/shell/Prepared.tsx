import { Suspense, type ReactNode } from 'react';

import { useWasOpened } from '#src/ui/overlay/useWasOpened.ts';

export interface PreparedProps {
  readonly wanted: boolean;
  readonly children: ReactNode;
}

/** Renders a lazy part from the first time it is wanted and keeps it mounted, so that its closing animation can run. */
export function Prepared({ wanted, children }: PreparedProps) {
  return useWasOpened(wanted) ? <Suspense fallback={null}>{children}</Suspense> : null;
}
