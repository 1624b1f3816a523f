import type { ComponentProps, ReactNode } from 'react';

import { cx } from '#styled/css/cx.js';
import { button } from '#styled/recipes/button.js';

import type { Variants } from './variants.ts';

type Look = Variants<typeof button>;

export interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Something is in flight: the button is disabled, keeps its width and says `busyLabel`. */
  readonly busy?: boolean | undefined;
  readonly busyLabel?: ReactNode;
}

/** A button; `type` is "button" unless the form says otherwise. */
export function Button({ variant, size, block, busy = false, busyLabel, ...props }: ButtonProps) {
  const { className, children, disabled, ...rest } = props;
  const classes = button({ variant, size, block });
  const saysBusy = busy && busyLabel !== undefined;
  return (
    <button
      type="button"
      {...rest}
      className={cx(classes.root, className)}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
    >
      <span className={classes.content} data-hidden={saysBusy || undefined}>
        {children}
      </span>
      {busyLabel !== undefined && (
        <span className={classes.busyLabel} data-hidden={!saysBusy || undefined}>
          {busyLabel}
        </span>
      )}
    </button>
  );
}

export interface ButtonLinkProps extends Look, ComponentProps<'a'> {}

/** A link that looks like a button; also what the router's links are made of. */
export function ButtonLink({ variant, size, block, className, children, ...props }: ButtonLinkProps) {
  const classes = button({ variant, size, block });
  return (
    <a {...props} className={cx(classes.root, className)}>
      <span className={classes.content}>{children}</span>
    </a>
  );
}
