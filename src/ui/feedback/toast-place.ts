import type { ReactElement, ReactNode } from 'react';

export type ToastTone = 'success' | 'danger' | 'info';

/** An action offered on the toast, such as Undo. */
export interface ToastAction {
  readonly label: string;
  readonly onAction: () => void;
}

export interface ToastContent {
  readonly tone: ToastTone;
  readonly title: string;
  readonly description: ReactNode;
  readonly action: ToastAction | undefined;
}

/** The component that shows toasts, once it has loaded and mounted. */
export interface ToastStack {
  readonly show: (content: ToastContent) => void;
  /** Shows a card until it is removed by its id. */
  readonly card: (id: string, content: ReactElement) => void;
  readonly removeCard: (id: string) => void;
  readonly clear: () => void;
}

let wanted = false;
const listeners = new Set<() => void>();
let provide: (stack: ToastStack) => void = () => {};
const provided = new Promise<ToastStack>((resolve) => {
  provide = resolve;
});

/** Connects the senders of toasts with the stack that shows them, which is loaded only when a toast may be needed. */
export const toastPlace = {
  isWanted: () => wanted,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  want: () => {
    wanted = true;
    for (const listener of listeners) listener();
  },
  /** Called by the stack when it mounts. */
  provide: (stack: ToastStack) => provide(stack),
  stack: () => provided,
};

/** For anything that closes on an outside press: pressing a toast does not count as outside. */
export function keepOpenForToasts(event: {
  readonly detail: { readonly originalEvent: Event };
  preventDefault(): void;
}): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-sonner-toaster]') !== null) event.preventDefault();
}
