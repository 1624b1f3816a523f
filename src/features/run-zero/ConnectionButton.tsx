import { Suspense, useState } from 'react';

import { Button } from '#src/ui/Button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const ConnectionDialog = lazyPart(async () => (await import('./ConnectionDialog.tsx')).ConnectionDialog);

/** The button that opens the connection to runZero. */
export function ConnectionButton() {
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Connection</Button>
      {open !== null && (
        <Suspense fallback={null}>
          <ConnectionDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
