import type { ReactElement, ReactNode } from 'react';

export type ToastTone = 'success' | 'danger' | 'info';

/** What can still be done about it, such as Undo. */
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

/** What shows toasts, once it has been loaded and is on the page. */
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

/** Joins those who have something to tell with what shows it, which is loaded only when there may be something. */
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
  /** Called by the stack when it is on the page. */
  provide: (stack: ToastStack) => provide(stack),
  stack: () => provided,
};

/** For whatever closes when somebody presses beside it: a toast is not beside anything. */
export function keepOpenForToasts(event: {
  readonly detail: { readonly originalEvent: Event };
  preventDefault(): void;
}): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-sonner-toaster]') !== null) event.preventDefault();
}
