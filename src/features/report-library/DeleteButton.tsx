import { useState } from 'react';

import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';

interface DeleteButtonProps {
  /** Of what is deleted. */
  readonly name: string;
  /** `definition` */
  readonly what: string;
  /** What goes with it, and what stays. */
  readonly description: string;
  readonly busy: boolean;
  readonly onDelete: () => void;
}

/** Deletes something of the library that cannot be restored, once that is confirmed. */
export function DeleteButton({ name, what, description, busy, onDelete }: DeleteButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" disabled={busy} aria-label={`Delete: ${name}`} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Delete ${what} “${name}”?`}
        description={description}
        confirmLabel={`Delete ${what}`}
        cancelLabel="Cancel"
        busy={busy}
        busyLabel="Deleting…"
        onConfirm={() => {
          setAsking(false);
          onDelete();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
