import { useSelector } from '@xstate/react';

import { useAppActors } from '#src/app/frame/AppActors.tsx';
import { LazyUnsavedTexts } from '#src/app/session/LazyUnsavedTexts.tsx';
import { SlowHint } from '#src/components/SlowHint.tsx';
import { Button, type ButtonProps } from '#src/ui/Button.tsx';

/** A sign-out button for pages that offer no other action (specification section 2.2). */
export function LeaveButton(props: Pick<ButtonProps, 'block' | 'size' | 'variant'>) {
  const { signOut } = useAppActors();
  const busy = useSelector(signOut, (snapshot) => snapshot.hasTag('busy'));
  const slow = useSelector(signOut, (snapshot) => snapshot.hasTag('slow'));
  return (
    <>
      <LazyUnsavedTexts />
      <Button
        {...props}
        busy={busy}
        busyLabel="Signing out..."
        onClick={() => signOut.send({ type: 'signOut.confirmed' })}
      >
        Back to Login
      </Button>
      <SlowHint slow={slow} />
    </>
  );
}
