import { toastPlace, type ToastContent } from '#src/ui/feedback/toast-place.ts';

type ShownToast = Pick<ToastContent, 'tone' | 'title' | 'description'>;

/** The toasts shown since the start of the test. */
export const toasts: ShownToast[] = [];

toastPlace.provide({
  show: ({ tone, title, description }) => void toasts.push({ tone, title, description }),
  card: () => {},
  removeCard: () => {},
  clear: () => void toasts.splice(0),
});
