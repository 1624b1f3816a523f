import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon, type Icon, InfoIcon, SuccessIcon, WarningIcon } from '#src/ui/icons.tsx';
import { labels } from '#src/ui/labels.ts';
import { toast as toastRecipe } from '#styled/recipes/toast.js';

import type { ToastAction, ToastContent, ToastTone } from './toast-place.ts';

const icons: Readonly<Record<ToastTone, Icon>> = { success: SuccessIcon, danger: WarningIcon, info: InfoIcon };

interface ToastCardProps extends ToastContent {
  readonly onClose: () => void;
}

/** One toast: icon, bold title, text, close. */
export function ToastCard({ tone, title, description, action, onClose }: ToastCardProps) {
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

/** Runs the action, then closes the toast. */
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
