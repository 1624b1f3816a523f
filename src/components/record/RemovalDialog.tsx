import { counted, type Noun } from '#src/components/words.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';

export interface RemovalDialogProps {
  readonly open: boolean;
  readonly noun: Noun;
  readonly count: number;
  /** Which records, and what becomes of them. */
  readonly description: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before records are removed; title and button name how many. */
export function RemovalDialog({ noun, count, ...dialog }: RemovalDialogProps) {
  const what = `Delete ${counted(count, noun)}`;
  return (
    <ConfirmDialog {...dialog} title={`${what}?`} confirmLabel={what} cancelLabel="Cancel" busyLabel="Deleting..." />
  );
}
