import { createContext, use, type ComponentProps, type ReactNode } from 'react';

import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon } from '#src/ui/icons.tsx';
import { labels } from '#src/ui/labels.ts';
import { cx } from '#styled/css/cx.js';
import { panel } from '#styled/recipes/panel.js';

/** Beside the list it belongs to, or on a page of its own. */
export type Place = 'beside' | 'page';

const PlaceContext = createContext<Place>('beside');

/** Says where the panels within are. */
export const PlaceProvider = PlaceContext.Provider;

export const usePlace = (): Place => use(PlaceContext);

const useClasses = () => panel({ place: usePlace() });

export interface RootProps extends ComponentProps<'aside'> {
  /** The panel's accessible name: the record's reference and title. */
  readonly label: string;
}

/**
 * A record beside its list: 440 px wide from 1280 px, over the list on narrower screens, full screen on phones. On a page
 * of its own it fills the page.
 */
export function Root({ label, className, ...props }: RootProps) {
  const place = usePlace();
  const Element = place === 'page' ? 'section' : 'aside';
  return <Element {...props} data-panel={place} className={cx(useClasses().root, className)} aria-label={label} />;
}

export interface HeaderProps {
  readonly reference: string;
  readonly status?: ReactNode;
  /** Icon buttons: previous, next, open, more, and Panel.Close last. */
  readonly actions: ReactNode;
}

export function Header({ reference, status, actions }: HeaderProps) {
  const classes = useClasses();
  const Heading = usePlace() === 'page' ? 'h1' : 'h2';
  return (
    <header className={classes.header} data-bar="">
      <Heading className={classes.ref}>{reference}</Heading>
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

/** What scrolls. On a page it is in two columns where there is room. */
export function Body({ className, children, ...props }: ComponentProps<'div'>) {
  const classes = useClasses();
  const isPage = usePlace() === 'page';
  return (
    <div {...props} className={cx(classes.body, className)}>
      {isPage ? <div className={classes.columns}>{children}</div> : children}
    </div>
  );
}

/** On a page, what is beside the form, or below it where there is no room. */
export const useBesideClass = (): string => useClasses().beside;

/** A section of the body, separated by rules. */
export function Section({ className, ...props }: ComponentProps<'section'>) {
  return <section {...props} className={cx(useClasses().section, className)} />;
}

export interface FooterProps {
  /** Who last edited the record, and when. */
  readonly note: ReactNode;
  /** Cancel, then Save. */
  readonly children: ReactNode;
}

export function Footer({ note, children }: FooterProps) {
  const classes = useClasses();
  return (
    <footer className={classes.footer} data-bar="">
      <span className={classes.note}>{note}</span>
      {children}
    </footer>
  );
}
