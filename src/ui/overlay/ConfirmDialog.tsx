import { type ReactNode, useRef } from 'react';

import { Button } from '#src/ui/Button.tsx';

import * as Dialog from './Dialog.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** A question with the count: "Delete 2 risks?". */
  readonly title: string;
  /** What will happen, and whether it can be undone. */
  readonly description: ReactNode;
  /** Repeats the title's verb and count: "Delete 2 risks". */
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly tone?: 'danger' | 'primary' | undefined;
  readonly busy: boolean;
  readonly busyLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** The element that takes the focus first; Cancel by default. */
  readonly initialFocus?: (() => HTMLElement | null) | undefined;
  /** The element focused after closing; without one, the previously focused element. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
  /** Further input, such as a reason. */
  readonly children?: ReactNode;
}

/**
 * Asks for confirmation before something that is hard to undo. The focus starts on Cancel; while busy it cannot be
 * dismissed.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, description, busy, tone = 'danger', onCancel, finalFocus } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      open={open}
      role="alertdialog"
      closeOnEscape={!busy}
      closeOnInteractOutside={!busy}
      initialFocusEl={() => props.initialFocus?.() ?? cancel.current}
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
            <Button ref={cancel} disabled={busy} onClick={onCancel}>
              {props.cancelLabel}
            </Button>
            <Button variant={tone} busy={busy} busyLabel={props.busyLabel} onClick={props.onConfirm}>
              {props.confirmLabel}
            </Button>
          </>
        }
      >
        {props.children}
      </Dialog.Content>
    </Dialog.Root>
  );
}
