import type { ReactNode } from 'react';

import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon, type Icon, InfoIcon, SuccessIcon, WarningIcon } from '#src/ui/icons.tsx';
import { labels } from '#src/ui/labels.ts';
import { banner } from '#styled/recipes/banner.js';

type BannerTone = 'info' | 'success' | 'warning' | 'danger';

const icons: Readonly<Record<BannerTone, Icon>> = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: WarningIcon,
};

export interface BannerProps {
  readonly tone?: BannerTone | undefined;
  /** "edge" spans the page below its header, "inline" sits among other content. */
  readonly place?: 'inline' | 'edge' | undefined;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
}

/** A message that stays in the page. Danger interrupts a screen reader; the other tones wait. */
export function Banner({ tone = 'info', place, title, children, actions, onDismiss }: BannerProps) {
  const classes = banner({ tone, place });
  const ToneIcon = icons[tone];
  return (
    <div className={classes.root} role={tone === 'danger' ? 'alert' : 'status'}>
      <span className={classes.icon}>
        <ToneIcon />
      </span>
      <div className={classes.text}>
        {title !== undefined && <strong className={classes.title}>{title}</strong>}
        {children}
      </div>
      <div className={classes.actions}>
        {actions}
        {onDismiss !== undefined && (
          <IconButton label={labels.close} onClick={onDismiss}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
    </div>
  );
}
