import { type ReactNode, useRef } from 'react';

import { ActionDialog, type ActionDialogProps } from './ActionDialog.tsx';

export interface ConfirmDialogProps extends Omit<ActionDialogProps, 'role' | 'cancelRef'> {
  /** A question with the count: "Delete 2 risks?". */
  readonly title: string;
  readonly description: ReactNode;
  readonly cancelLabel: string;
}

/** Asks for confirmation before something that is hard to undo. The focus starts on Cancel. */
export function ConfirmDialog({ tone = 'danger', initialFocus, ...rest }: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <ActionDialog
      {...rest}
      tone={tone}
      role="alertdialog"
      cancelRef={cancel}
      initialFocus={() => initialFocus?.() ?? cancel.current}
    />
  );
}
