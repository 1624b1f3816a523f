import { useId, type ComponentProps, type ReactNode } from 'react';

import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import type { Icon } from '#src/ui/icons.tsx';
import { labels } from '#src/ui/labels.ts';
import { besideTooltip } from '#src/ui/overlay/tooltip-text.ts';
import { ChevronDownIcon, ChevronRightIcon } from '#src/ui/tool-icons.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { cx } from '#styled/css/cx.js';
import { sidebar } from '#styled/recipes/sidebar.js';

const classes = sidebar();

/** The navigation column; when collapsed it shows icons, and the texts are only announced. */
export function Root({ collapsed, children }: { readonly collapsed: boolean; readonly children: ReactNode }) {
  return (
    <section className={classes.root} data-collapsed={collapsed || undefined} aria-label={labels.sidebar}>
      {children}
    </section>
  );
}

export interface BlockProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly note: string;
  /** At the far end, such as a menu's arrows. */
  readonly mark?: ReactNode;
}

function BlockContent({ picture, title, note, mark }: BlockProps) {
  return (
    <>
      {picture}
      <span className={classes.blockText}>
        <span className={classes.blockTitle} dir="auto">
          {title}
        </span>
        <span className={classes.blockNote}>{note}</span>
      </span>
      {mark}
    </>
  );
}

type Place = 'start' | 'end';

/** The person or organisation that the navigation is for, above or below it. */
export function Block({ place, ...content }: BlockProps & { readonly place: Place }) {
  return (
    <div className={classes.block} data-place={place}>
      <BlockContent {...content} />
    </div>
  );
}

export interface BlockButtonProps extends BlockProps, Omit<ComponentProps<'button'>, 'title' | 'children'> {
  readonly place: Place;
}

/** The same as a button that opens a menu. */
export function BlockButton({ place, picture, title, note, mark, ...button }: BlockButtonProps) {
  return (
    <button type="button" {...button} className={classes.block} data-place={place}>
      <BlockContent {...{ picture, title, note, mark }} />
    </button>
  );
}

export const Search = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.search}>{children}</div>
);

/** The scrolling part. */
export const Scroller = (props: ComponentProps<'nav'>) => <nav {...props} className={classes.scroller} />;

export interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Entries below a heading. */
export function Part({ title, children }: PartProps) {
  return (
    <>
      <h2 className={classes.partTitle}>{title}</h2>
      <ul className={classes.list}>{children}</ul>
    </>
  );
}

export interface EntryLinkProps extends ComponentProps<'a'> {
  readonly icon: Icon;
  readonly text: string;
}

/** An entry with a link; router links build on it too. */
export function EntryLink({ icon: EntryIcon, text, className, ...props }: EntryLinkProps) {
  return (
    <a {...props} className={cx(classes.entry, className)}>
      <EntryIcon />
      <span className={classes.text}>{text}</span>
    </a>
  );
}

export interface GroupButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: Icon;
  readonly text: string;
  readonly open: boolean;
  /** It contains the current page; highlighted while its entries are collapsed. */
  readonly current: boolean;
}

/** An entry that expands and collapses the entries below it. */
export function GroupButton({ icon: GroupIcon, text, open, current, ...props }: GroupButtonProps) {
  return (
    <button type="button" {...props} className={classes.entry} aria-expanded={open} data-current={current || undefined}>
      <GroupIcon />
      <span className={classes.text}>{text}</span>
      {open ? <ChevronDownIcon size={14} /> : <ChevronRightIcon size={14} />}
    </button>
  );
}

/** The entries of a group, on a rail. */
export const Leaves = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ul className={classes.leaves} aria-label={label}>
    {children}
  </ul>
);

export interface LeafLinkProps extends ComponentProps<'a'> {
  readonly text: string;
}

/** An entry of a group. */
export function LeafLink({ text, className, ...props }: LeafLinkProps) {
  return (
    <a {...props} className={cx(classes.leaf, className)}>
      <span className={classes.text}>{text}</span>
    </a>
  );
}

export interface InertProps {
  readonly text: string;
  /** Why it is inert, announced and shown as its tooltip. */
  readonly reason: string;
  /** Only for entries without a group. */
  readonly icon?: Icon | undefined;
  /** Its page is open, which other ways lead to. */
  readonly current?: boolean | undefined;
}

/** An entry shown to people who may not open it: it is inert and says why. */
export function Inert({ text, reason, icon: EntryIcon, current = false }: InertProps) {
  const reasonId = useId();
  return (
    <>
      <span
        role="link"
        aria-disabled="true"
        aria-current={current ? 'page' : undefined}
        aria-describedby={reasonId}
        tabIndex={0}
        className={EntryIcon === undefined ? classes.leaf : classes.entry}
        {...besideTooltip(reason)}
      >
        {EntryIcon !== undefined && <EntryIcon />}
        <span className={classes.text}>{text}</span>
      </span>
      <span id={reasonId} hidden>
        {reason}
      </span>
    </>
  );
}

export const SectionTitle = ({ children }: { readonly children: string }) => (
  <li className={classes.sectionTitle}>{children}</li>
);

const skeletonRows = 9;
const skeletonWidths = ['medium', 'long', 'short'] as const;

/** Replaces the entries while the session is loading. */
export function Placeholder() {
  return (
    <div className={classes.skeleton}>
      <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>
      {Array.from({ length: skeletonRows }, (_, row) => (
        <Skeleton key={row} width={skeletonWidths[row % skeletonWidths.length]} />
      ))}
    </div>
  );
}
