import { useProductName } from '#src/components/ProductProvider.tsx';
import { useSessionActor } from '#src/components/SessionProvider.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';

export interface OverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks before signing out (specification section 2.6). */
export function SignOutDialog({ open, onClose }: OverlayProps) {
  const session = useSessionActor();
  const product = useProductName();
  return (
    <ConfirmDialog
      open={open}
      title={`Sign out of ${product}?`}
      description="You are signed out in every tab of this browser. What you have not saved is lost."
      confirmLabel="Sign Out"
      cancelLabel="Cancel"
      tone="primary"
      busy={false}
      busyLabel="Signing out..."
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        session.send({ type: 'signOut.requested' });
      }}
    />
  );
}
