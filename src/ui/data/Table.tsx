/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- On phones
   rows are laid out as grids, and some browsers drop the table semantics of elements with another `display` value
   unless the roles are explicit. */
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { ArrowDownIcon, ArrowUpIcon } from '#src/ui/tool-icons.tsx';
import { cx } from '#styled/css/cx.js';
import { table } from '#styled/recipes/table.js';

import { useOverflowEdges } from './useOverflowEdges.ts';

const classes = table();

export interface RootProps {
  /** The table's accessible name. */
  readonly label: string;
  /** New rows are loading. */
  readonly busy?: boolean | undefined;
  /** Picking mode: on phones, checkboxes appear only in it, and tapping a row ticks it. */
  readonly picking?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * A table that scrolls beneath its sticky head. Columns fit their content; flexible ones are truncated where space is
 * short, down to a minimum width. Below that the table scrolls horizontally beneath its first columns and its menu; not
 * on phones.
 */
export function Root({ label, busy, picking = false, children }: RootProps) {
  const scroller = useOverflowEdges();
  return (
    <div className={classes.scroller} ref={scroller}>
      <table
        className={classes.root}
        role="table"
        aria-label={label}
        aria-busy={busy}
        data-picking={picking || undefined}
      >
        {children}
      </table>
    </div>
  );
}

export function Head({ children }: { readonly children: ReactNode }) {
  return (
    <thead className={classes.head} role="rowgroup">
      <tr role="row">{children}</tr>
    </thead>
  );
}

export type SortDirection = 'ascending' | 'descending';

/**
 * Which columns collapse in a narrow table: the first below 76 rem, the second below 68, the third below 54, the fourth
 * below 51, and the last below 38.
 */
export type CollapsePriority = 'first' | 'second' | 'third' | 'fourth' | 'last';

/** The columns that stay visible while others scroll beneath them. */
type Sticky = 'check' | 'ref' | 'title' | 'menu';

export interface HeadCellProps extends ComponentProps<'th'> {
  /** Identifies the column, for checking whether it is visible. */
  readonly column?: string | undefined;
  /** Also set on the column's cells: the column takes the remaining width, and is truncated where there is none. */
  readonly flexible?: boolean | undefined;
  readonly sticky?: Sticky | undefined;
  /** Makes the column sortable: called when its header is pressed. */
  readonly onSort?: (() => void) | undefined;
  /** Set on the column that the list is sorted by. */
  readonly sorted?: SortDirection | undefined;
  /** Also set on the column's cells. */
  readonly collapsePriority?: CollapsePriority | undefined;
}

/** A column header, with a button and an arrow if the list can be sorted by it. */
export function HeadCell(props: HeadCellProps) {
  const { onSort, sorted, collapsePriority, column, flexible = false, sticky, className, children, ...rest } = props;
  const sort = onSort === undefined ? undefined : (sorted ?? 'none');
  return (
    <th
      {...rest}
      className={cx(classes.headCell, className)}
      role="columnheader"
      scope="col"
      aria-sort={sort}
      data-gives-way={collapsePriority}
      data-column={column}
      data-flexible={flexible || undefined}
      data-sticky={sticky}
    >
      {onSort === undefined ? (
        children
      ) : (
        <button type="button" className={classes.sort} onClick={onSort}>
          {children}
          {sorted === 'ascending' && <ArrowUpIcon size={14} />}
          {sorted === 'descending' && <ArrowDownIcon size={14} />}
        </button>
      )}
    </th>
  );
}

export function Body({ children }: { readonly children: ReactNode }) {
  return (
    <tbody className={classes.body} role="rowgroup">
      {children}
    </tbody>
  );
}

export interface RowProps extends ComponentProps<'tr'> {
  /** Ticked for a batch action. */
  readonly selected?: boolean | undefined;
  /** Open in the panel. */
  readonly open?: boolean | undefined;
}

/**
 * Pressing a row outside its own controls presses the link or button in its title. React also tells the row of what is pressed
 * in its menu, which stands elsewhere in the document.
 */
function pressTitle({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): void {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  if (target.closest('a, button, input, label') !== null) return;
  currentTarget.querySelector<HTMLElement>('[data-title] :is(a, button)')?.click();
}

export function Row({ selected, open = false, className, ...props }: RowProps) {
  return (
    <tr
      onClick={pressTitle}
      {...props}
      role="row"
      className={cx(classes.row, className)}
      aria-selected={selected}
      aria-current={open || undefined}
      data-open={open || undefined}
    />
  );
}

export interface CellProps extends ComponentProps<'td'> {
  /** Where the cell goes in a row on phones; hidden by default. */
  readonly phone?: 'start' | 'end' | undefined;
  /** When its column collapses in a narrow table. */
  readonly collapsePriority?: CollapsePriority | undefined;
  /** Set if its column is flexible. */
  readonly flexible?: boolean | undefined;
  readonly sticky?: Sticky | undefined;
}

export function Cell({ phone, collapsePriority, flexible = false, sticky, className, children, ...props }: CellProps) {
  return (
    <td
      {...props}
      role="cell"
      className={cx(classes.cell, className)}
      data-phone={phone}
      data-gives-way={collapsePriority}
      data-flexible={flexible || undefined}
      data-sticky={sticky}
    >
      {flexible ? <div className={classes.flexible}>{children}</div> : children}
    </td>
  );
}

/** The checkbox of a row; on phones only in picking mode. */
export function CheckCell({ children }: { readonly children: ReactNode }) {
  return (
    <Cell className={classes.checkCell} sticky="check">
      {children}
    </Cell>
  );
}

interface MenuCellProps {
  /** On phones too, for rows whose actions are nowhere else. */
  readonly onPhones?: boolean;
  readonly children: ReactNode;
}

/** The menu at the end of a row. */
export function MenuCell({ onPhones = false, children }: MenuCellProps) {
  return (
    <Cell className={classes.menuCell} sticky="menu" phone={onPhones ? 'end' : undefined}>
      {children}
    </Cell>
  );
}

/** The header of MenuCell's column. */
export function MenuHeadCell({ children }: { readonly children: ReactNode }) {
  return (
    <HeadCell className={classes.menuCell} sticky="menu">
      {children}
    </HeadCell>
  );
}

/** The checkbox that ticks every row, in the header of CheckCell's column. */
export function CheckHeadCell({ children }: { readonly children: ReactNode }) {
  return (
    <HeadCell className={classes.checkCell} sticky="check">
      {children}
    </HeadCell>
  );
}

/** The record's reference, such as R-0042. */
export function RefCell({ children }: { readonly children: string }) {
  return (
    <Cell className={classes.refCell} sticky="ref">
      {children}
    </Cell>
  );
}

export interface TitleCellProps {
  /** Usually a link, with the title as its text. */
  readonly children: ReactNode;
  /** Before the title, such as a status glyph while the status column is hidden. */
  readonly glyph?: ReactNode;
  /** Below the title on phones: owner and due date. */
  readonly note?: ReactNode;
}

/** The record's title, truncated to one line, or two on phones. */
export function TitleCell({ children, glyph, note }: TitleCellProps) {
  return (
    <Cell phone="start" flexible sticky="title">
      <span className={classes.title}>
        {glyph}
        <span className={classes.titleText} dir="auto" data-title="">
          {children}
        </span>
      </span>
      {note !== undefined && <span className={classes.titleNote}>{note}</span>}
    </Cell>
  );
}
