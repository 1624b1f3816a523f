import type { ComponentProps, ReactNode } from 'react';

import { cx } from '#styled/css/cx.js';
import { button } from '#styled/recipes/button.js';

import type { Variants } from './variants.ts';

type Look = Variants<typeof button>;

export interface ButtonProps extends Look, ComponentProps<'button'> {
  /** An operation is in progress: the button is disabled, keeps its width and shows `busyLabel`. */
  readonly busy?: boolean | undefined;
  readonly busyLabel?: ReactNode;
}

/** A button; `type` defaults to "button". */
export function Button({ variant, size, block, busy = false, busyLabel, ...props }: ButtonProps) {
  const { className, children, disabled, ...rest } = props;
  const classes = button({ variant, size, block });
  const showsBusyLabel = busy && busyLabel !== undefined;
  return (
    <button
      type="button"
      {...rest}
      className={cx(classes.root, className)}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
    >
      <span className={classes.content} data-hidden={showsBusyLabel || undefined}>
        {children}
      </span>
      {busyLabel !== undefined && (
        <span className={classes.busyLabel} data-hidden={!showsBusyLabel || undefined}>
          {busyLabel}
        </span>
      )}
    </button>
  );
}

export interface ButtonLinkProps extends Look, ComponentProps<'a'> {}

/** A link that looks like a button; router links build on it too. */
export function ButtonLink({ variant, size, block, className, children, ...props }: ButtonLinkProps) {
  const classes = button({ variant, size, block });
  return (
    <a {...props} className={cx(classes.root, className)}>
      <span className={classes.content}>{children}</span>
    </a>
  );
}
