import type { ReactElement, ReactNode } from 'react';
import { toast as sonner } from 'sonner';

import { toast as toastRecipe } from '#styled/recipes/toast.js';

import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { CloseIcon, type Icon, InfoIcon, SuccessIcon, WarningIcon } from './icons.tsx';
import { labels } from './labels.ts';

type ToastTone = 'success' | 'danger' | 'info';

const icons: Readonly<Record<ToastTone, Icon>> = { success: SuccessIcon, danger: WarningIcon, info: InfoIcon };

/** What can still be done about it, such as Undo. */
export interface ToastAction {
  readonly label: string;
  readonly onAction: () => void;
}

interface ToastCardProps {
  readonly tone: ToastTone;
  readonly title: string;
  readonly description: ReactNode;
  readonly action: ToastAction | undefined;
  readonly onClose: () => void;
}

function ToastCard({ tone, title, description, action, onClose }: ToastCardProps) {
  const classes = toastRecipe({ tone });
  const ToneIcon = icons[tone];
  return (
    <div className={classes.root} data-floating="">
      <span className={classes.icon}>
        <ToneIcon />
      </span>
      <div className={classes.text}>
        <p className={classes.title}>{title}</p>
        {description !== undefined && <p className={classes.description}>{description}</p>}
        {action !== undefined && <ToastButton {...action} onClose={onClose} />}
      </div>
      <span className={classes.close}>
        <IconButton size="sm" label={labels.close} onClick={onClose}>
          <CloseIcon size={14} />
        </IconButton>
      </span>
    </div>
  );
}

/** Its work done, the toast goes. */
function ToastButton({ label, onAction, onClose }: ToastAction & { readonly onClose: () => void }) {
  const press = () => {
    onClose();
    onAction();
  };
  return (
    <Button variant="accent" size="inline" onClick={press}>
      {label}
    </Button>
  );
}

function show(tone: ToastTone, title: string, description?: ReactNode, action?: ToastAction): void {
  sonner.custom((id) => (
    <ToastCard tone={tone} title={title} description={description} action={action} onClose={() => sonner.dismiss(id)} />
  ));
}

/** Tells the outcome of something in the corner of the page. Needs a Toaster on it. */
export const toast = {
  success: (title: string, description?: ReactNode, action?: ToastAction) =>
    show('success', title, description, action),
  error: (title: string, description?: ReactNode, action?: ToastAction) => show('danger', title, description, action),
  info: (title: string, description?: ReactNode, action?: ToastAction) => show('info', title, description, action),
  /** Shows a card of its own among the toasts until `removeCard` is called with its id. */
  card: (id: string, content: ReactElement) => {
    // Only the content itself is in the way of the page.
    const style = { pointerEvents: 'none' } as const;
    sonner.custom(() => content, { id, duration: Number.POSITIVE_INFINITY, dismissible: false, style });
  },
  removeCard: (id: string) => {
    sonner.dismiss(id);
  },
  /** Removes every toast, as when the person signs out. */
  clear: () => {
    sonner.dismiss();
  },
};
