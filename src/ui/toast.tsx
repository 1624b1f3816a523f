import type { ReactNode } from 'react';
import { toast as sonner } from 'sonner';

import { toast as toastRecipe } from '#styled/recipes/toast.js';

import { IconButton } from './IconButton.tsx';
import { CloseIcon, type Icon, InfoIcon, SuccessIcon, WarningIcon } from './icons.tsx';
import { labels } from './labels.ts';

type ToastTone = 'success' | 'danger' | 'info';

const icons: Readonly<Record<ToastTone, Icon>> = { success: SuccessIcon, danger: WarningIcon, info: InfoIcon };

interface ToastCardProps {
  readonly tone: ToastTone;
  readonly title: string;
  readonly description: ReactNode;
  readonly onClose: () => void;
}

function ToastCard({ tone, title, description, onClose }: ToastCardProps) {
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
      </div>
      <span className={classes.close}>
        <IconButton size="sm" label={labels.close} onClick={onClose}>
          <CloseIcon size={14} />
        </IconButton>
      </span>
    </div>
  );
}

function show(tone: ToastTone, title: string, description?: ReactNode): void {
  sonner.custom((id) => (
    <ToastCard tone={tone} title={title} description={description} onClose={() => sonner.dismiss(id)} />
  ));
}

/** Tells the outcome of something in the corner of the page. Needs a Toaster on it. */
export const toast = {
  success: (title: string, description?: ReactNode) => show('success', title, description),
  error: (title: string, description?: ReactNode) => show('danger', title, description),
  info: (title: string, description?: ReactNode) => show('info', title, description),
  /** Removes every toast, as when the person signs out. */
  clear: () => {
    sonner.dismiss();
  },
};
