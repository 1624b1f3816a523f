import { toastPlace, type ToastContent } from '#src/ui/feedback/toast-place.ts';

type ShownToast = Pick<ToastContent, 'tone' | 'title' | 'description'>;

/** What is offered beside the toasts that offer something. */
export const toastActions: NonNullable<ToastContent['action']>[] = [];

/** The toasts shown since the start of the test. */
export const toasts: ShownToast[] = [];

toastPlace.provide({
  show({ tone, title, description, action }) {
    toasts.push({ tone, title, description });
    if (action !== undefined) toastActions.push(action);
  },
  card: () => {},
  removeCard: () => {},
  clear() {
    toasts.splice(0);
    toastActions.splice(0);
  },
});
