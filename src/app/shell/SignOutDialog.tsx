import { useSelector } from '@xstate/react';

import { useProductName } from '#src/components/ProductProvider.tsx';
import { SlowHint } from '#src/components/SlowHint.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';

import { useAppActors } from '../frame/AppActors.tsx';
import { LazyUnsavedTexts } from '../session/LazyUnsavedTexts.tsx';

/** Asks before signing out (specification section 2.6). */
export function SignOutDialog() {
  const { signOut } = useAppActors();
  const open = useSelector(signOut, (snapshot) => snapshot.hasTag('dialog'));
  const busy = useSelector(signOut, (snapshot) => snapshot.hasTag('busy'));
  const slow = useSelector(signOut, (snapshot) => snapshot.hasTag('slow'));
  const product = useProductName();
  return (
    <ConfirmDialog
      open={open}
      title={`Sign out of ${product}?`}
      description="You will be signed out in every tab of this browser. Unsaved changes will be lost."
      confirmLabel="Sign Out"
      cancelLabel="Cancel"
      tone="primary"
      busy={busy}
      busyLabel="Signing out..."
      onCancel={() => signOut.send({ type: 'signOut.cancelled' })}
      onConfirm={() => signOut.send({ type: 'signOut.confirmed' })}
    >
      {open && <LazyUnsavedTexts />}
      <SlowHint slow={slow} />
    </ConfirmDialog>
  );
}
