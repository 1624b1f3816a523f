import { useRef, type ReactNode } from 'react';

import { counted, enumerated, type Noun } from '#src/components/words.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '#src/ui/overlay/ConfirmDialog.tsx';

/** Why records are removed, as it is being typed. */
interface RemovalReason {
  readonly value: string;
  readonly required: boolean;
  /** It was required, and is missing. */
  readonly missing: boolean;
  readonly onChange: (reason: string) => void;
}

export interface RemovalDialogProps extends Pick<ConfirmDialogProps, 'finalFocus'> {
  readonly open: boolean;
  readonly noun: Noun;
  /** What the records are called: `R-0003 Fire in the server room`. */
  readonly names: readonly string[];
  /** What becomes of the records. */
  readonly description: string;
  /** What else is to be known before. */
  readonly facts?: ReactNode;
  /** Left out where nobody is asked why. */
  readonly reason?: RemovalReason | undefined;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

// As long as the contract takes it.
const longestReason = 500;

/** Asks before records are removed; the title names one record, or says how many they are. */
export function RemovalDialog({ noun, names, facts, reason, ...dialog }: RemovalDialogProps) {
  const [only] = names.length === 1 ? names : [];
  const count = counted(names.length, noun);
  const field = useRef<HTMLInputElement>(null);
  return (
    <ConfirmDialog
      {...dialog}
      title={`Delete ${only ?? count}?`}
      confirmLabel={`Delete ${only === undefined ? count : noun.one}`}
      cancelLabel="Cancel"
      busyLabel="Deleting..."
      initialFocus={() => (reason?.required === true ? field.current : null)}
    >
      {facts}
      {reason !== undefined && (
        <TextField
          ref={field}
          label="Reason"
          required={reason.required}
          maxLength={longestReason}
          disabled={dialog.busy}
          value={reason.value}
          error={reason.missing ? 'Enter why they are deleted' : undefined}
          onChange={(event) => reason.onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) dialog.onConfirm();
          }}
        />
      )}
    </ConfirmDialog>
  );
}

/** What becomes of the records of a register that are deleted. */
export const registerRemoval = (refs: readonly string[]): string =>
  `${enumerated(refs, 5)} will be removed from the register. ${refs.length === 1 ? 'Its' : 'Their'} history is kept.`;
