import type { ReactNode } from 'react';

import { type ToastAction, toastPlace, type ToastTone } from './toast-place.ts';

function show(tone: ToastTone, title: string, description?: ReactNode, action?: ToastAction): void {
  toastPlace.want();
  void toastPlace.stack().then((stack) => stack.show({ tone, title, description, action }));
}

/** Tells the outcome of something in the corner of the page. Needs a Toaster on it. */
export const toast = {
  success: (title: string, description?: ReactNode, action?: ToastAction) =>
    show('success', title, description, action),
  error: (title: string, description?: ReactNode, action?: ToastAction) => show('danger', title, description, action),
  info: (title: string, description?: ReactNode, action?: ToastAction) => show('info', title, description, action),
  /** Removes every toast, as when the person signs out. */
  clear: () => void toastPlace.stack().then((stack) => stack.clear()),
};
