import type { ReactElement, ReactNode } from 'react';

import { type ToastAction, toastPlace, type ToastTone } from './toast-place.ts';

function show(tone: ToastTone, title: string, description?: ReactNode, action?: ToastAction): void {
  toastPlace.want();
  void toastPlace.stack().then((stack) => stack.show({ tone, title, description, action }));
}

/** Shows the outcome of an action in the corner of the page. Needs a Toaster on it. */
export const toast = {
  success: (title: string, description?: ReactNode, action?: ToastAction) =>
    show('success', title, description, action),
  error: (title: string, description?: ReactNode, action?: ToastAction) => show('danger', title, description, action),
  info: (title: string, description?: ReactNode, action?: ToastAction) => show('info', title, description, action),
  /** Shows a custom card among the toasts until `removeCard` is called with its id. */
  card: (id: string, content: ReactElement) => {
    toastPlace.want();
    void toastPlace.stack().then((stack) => stack.card(id, content));
  },
  removeCard: (id: string) => void toastPlace.stack().then((stack) => stack.removeCard(id)),
  /** Removes every toast, for example when the person signs out. */
  clear: () => void toastPlace.stack().then((stack) => stack.clear()),
};
