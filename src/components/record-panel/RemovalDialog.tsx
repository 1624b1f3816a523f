import { useRef, type ReactNode } from 'react';

import { counted, enumerated, type Noun } from '#src/components/words.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '#src/ui/overlay/ConfirmDialog.tsx';

/** The reason for a removal, as it is typed. */
interface RemovalReason {
  readonly value: string;
  readonly required: boolean;
  /** It is required and missing. */
  readonly missing: boolean;
  readonly onChange: (reason: string) => void;
}

export interface RemovalDialogProps extends Pick<ConfirmDialogProps, 'finalFocus'> {
  readonly open: boolean;
  readonly noun: Noun;
  /** The names of the records: `R-0003 Fire in the server room`. */
  readonly names: readonly string[];
  /** How many records a whole list shows, instead of their names. */
  readonly whole?: number | undefined;
  /** What happens to the records. */
  readonly description: string;
  /** Other facts to consider first. */
  readonly facts?: ReactNode;
  /** Omitted where no reason is asked for. */
  readonly reason?: RemovalReason | undefined;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

// The contract's maximum length.
const maxReasonLength = 500;

/** Asks for confirmation before records are removed; the title names a single record or gives the count. */
export function RemovalDialog({ noun, names, whole, facts, reason, ...dialog }: RemovalDialogProps) {
  const [only] = names.length === 1 ? names : [];
  const count = whole === undefined ? counted(names.length, noun) : `all ${counted(whole, noun)}`;
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
          maxLength={maxReasonLength}
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

/** What happens to all records of a list. */
export const wholeRemoval =
  'All records that the list shows on all its pages will be removed from the register. Their history is kept, and they can be restored from Removed.';

/** What happens to deleted records of a register. */
export const registerRemoval = (refs: readonly string[]): string =>
  `${enumerated(refs, 5)} will be removed from the register. ${refs.length === 1 ? 'Its' : 'Their'} history is kept.`;
