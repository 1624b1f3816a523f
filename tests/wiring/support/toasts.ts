import { toastPlace, type ToastContent } from '#src/ui/feedback/toast-place.ts';

type ShownToast = Pick<ToastContent, 'tone' | 'title' | 'description'>;

/** What was shown as a toast since the test began. */
export const toasts: ShownToast[] = [];

toastPlace.provide({
  show: ({ tone, title, description }) => void toasts.push({ tone, title, description }),
  card: () => {},
  removeCard: () => {},
  clear: () => void toasts.splice(0),
});
