import type { ComponentProps, ReactNode } from 'react';

import { cx } from '#styled/css/cx.js';
import { iconButton } from '#styled/recipes/icon-button.js';

import { iconName } from './overlay/tooltip-text.ts';
import type { Variants } from './variants.ts';

export interface IconButtonProps
  extends Omit<Variants<typeof iconButton>, 'worded'>, Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The button's action, for people who cannot see the icon. */
  readonly label: string;
  /** Shown beside the icon in wide windows; part of the label. */
  readonly word?: string;
  /** A number in the corner, as on the bell. Include it in the label too. */
  readonly count?: ReactNode;
}

/** A button with only an icon, or with a word where there is room; its label doubles as the tooltip. */
export function IconButton({ label, word, count, variant, size, className, children, ...props }: IconButtonProps) {
  const classes = iconButton({ variant, size, worded: word !== undefined });
  return (
    <button type="button" {...props} {...iconName(label)} className={cx(classes.root, className)}>
      {children}
      {word !== undefined && <span className={classes.word}>{word}</span>}
      {count !== undefined && (
        <span className={classes.count} aria-hidden="true" data-count="">
          {count}
        </span>
      )}
    </button>
  );
}

export interface IconLinkProps
  extends Omit<Variants<typeof iconButton>, 'worded'>, Omit<ComponentProps<'a'>, 'aria-label'> {
  /** The link's target, for people who cannot see the icon. */
  readonly label: string;
}

/** A link that looks like an icon button. */
export function IconLink({ label, variant, size, className, children, ...props }: IconLinkProps) {
  return (
    <a {...props} {...iconName(label)} className={cx(iconButton({ variant, size }).root, className)}>
      {children}
    </a>
  );
}
