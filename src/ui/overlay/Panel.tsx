import type { ComponentProps, ReactNode } from 'react';

import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon } from '#src/ui/icons.tsx';
import { labels } from '#src/ui/labels.ts';
import { cx } from '#styled/css/cx.js';
import { panel } from '#styled/recipes/panel.js';

const classes = panel();

export interface RootProps extends ComponentProps<'aside'> {
  /** The panel's accessible name: the record's reference and title. */
  readonly label: string;
}

/** A record beside its list: 440 px wide from 1280 px, over the list on narrower screens, full screen on phones. */
export function Root({ label, className, ...props }: RootProps) {
  return <aside {...props} data-panel="" className={cx(classes.root, className)} aria-label={label} />;
}

export interface HeaderProps {
  readonly reference: string;
  readonly status?: ReactNode;
  /** Icon buttons: previous, next, open, more, and Panel.Close last. */
  readonly actions: ReactNode;
}

export function Header({ reference, status, actions }: HeaderProps) {
  return (
    <header className={classes.header}>
      <h2 className={classes.ref}>{reference}</h2>
      {status !== undefined && <span className={classes.status}>{status}</span>}
      <span className={classes.actions}>{actions}</span>
    </header>
  );
}

export function Close({ onClick }: { readonly onClick: () => void }) {
  return (
    <IconButton label={labels.close} onClick={onClick}>
      <CloseIcon />
    </IconButton>
  );
}

export function Body({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx(classes.body, className)} />;
}

/** A section of the body, separated by rules. */
export function Section({ className, ...props }: ComponentProps<'section'>) {
  return <section {...props} className={cx(classes.section, className)} />;
}

export interface FooterProps {
  /** Who last edited the record, and when. */
  readonly note: ReactNode;
  /** Cancel, then Save. */
  readonly children: ReactNode;
}

export function Footer({ note, children }: FooterProps) {
  return (
    <footer className={classes.footer}>
      <span className={classes.note}>{note}</span>
      {children}
    </footer>
  );
}
