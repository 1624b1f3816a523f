import { counted, enumerated, type Noun } from '#src/components/words.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';

export interface RemovalDialogProps {
  readonly open: boolean;
  readonly noun: Noun;
  /** What the records are called: `R-0003 Fire in the server room`. */
  readonly names: readonly string[];
  /** What becomes of the records. */
  readonly description: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before records are removed; the title names one record, or says how many they are. */
export function RemovalDialog({ noun, names, ...dialog }: RemovalDialogProps) {
  const [only] = names.length === 1 ? names : [];
  const count = counted(names.length, noun);
  return (
    <ConfirmDialog
      {...dialog}
      title={`Delete ${only ?? count}?`}
      confirmLabel={`Delete ${only === undefined ? count : noun.one}`}
      cancelLabel="Cancel"
      busyLabel="Deleting..."
    />
  );
}

/** What becomes of the records of a register that are deleted. */
export const registerRemoval = (refs: readonly string[]): string =>
  `${enumerated(refs, 5)} will be removed from the register. ${refs.length === 1 ? 'Its' : 'Their'} history is kept.`;
