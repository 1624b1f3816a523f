import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';

export interface LeaveDialogProps {
  readonly open: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks for confirmation before unsaved input is lost. */
export const LeaveDialog = ({ open, onLeave, onStay }: LeaveDialogProps) => (
  <ConfirmDialog
    open={open}
    title="Discard changes?"
    description="Your changes have not been saved."
    confirmLabel="Discard"
    cancelLabel="Keep editing"
    busy={false}
    busyLabel=""
    onConfirm={onLeave}
    onCancel={onStay}
  />
);
