import type { ReactNode, Ref } from 'react';

import { Button } from '#src/ui/Button.tsx';

import * as Dialog from './Dialog.tsx';

export interface ActionDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What will happen, and whether it can be undone. */
  readonly description?: ReactNode;
  /** Repeats the title's verb and count: "Delete 2 risks". Null if it cannot be done now: the dialog says why. */
  readonly confirmLabel: string | null;
  readonly cancelLabel?: string | undefined;
  readonly tone?: 'danger' | 'primary' | undefined;
  readonly busy: boolean;
  readonly busyLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** The button that cancels. */
  readonly cancelRef?: Ref<HTMLButtonElement> | undefined;
  /** The element that takes the focus first; without one, the first that can. */
  readonly initialFocus?: (() => HTMLElement | null) | undefined;
  /** The element focused after closing; without one, the previously focused element. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
  /** What is to be filled in. */
  readonly children?: ReactNode;
}

/** A dialog with one action and a way out. While the action is busy it cannot be dismissed. */
export function ActionDialog(props: ActionDialogProps) {
  const { open, title, description, children, tone = 'primary', role = 'dialog', initialFocus, finalFocus } = props;
  const { confirmLabel, cancelLabel = 'Cancel', busy, busyLabel, onConfirm, onCancel, cancelRef } = props;
  return (
    <Dialog.Root
      open={open}
      role={role}
      closeOnEscape={!busy}
      closeOnInteractOutside={!busy}
      {...(initialFocus !== undefined && { initialFocusEl: initialFocus })}
      {...(finalFocus !== undefined && { finalFocusEl: finalFocus })}
      onOpenChange={(change) => {
        if (!change.open && !busy) onCancel();
      }}
    >
      <Dialog.Content
        title={title}
        description={description}
        closable={!busy}
        footer={
          <>
            <Button ref={cancelRef} disabled={busy} onClick={onCancel}>
              {cancelLabel}
            </Button>
            {confirmLabel !== null && (
              <Button variant={tone} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            )}
          </>
        }
      >
        {children}
      </Dialog.Content>
    </Dialog.Root>
  );
}
