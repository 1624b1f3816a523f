import { useState } from 'react';

/**
 * Whether an overlay is open or has been: one that nobody has opened yet is not rendered, so that no page starts its machine,
 * and then it stays, so that its closing animation can run.
 */
export function useWasOpened(open: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened;
}
