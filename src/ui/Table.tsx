/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   On phones rows are laid out as grids, and in some browsers a table whose parts are not displayed as such is no
   longer a table to assistive technology unless the roles are written out. */
import type { ComponentProps, CSSProperties, MouseEvent, ReactNode } from 'react';

import { cx } from '#styled/css/cx.js';
import { table } from '#styled/recipes/table.js';

import { ArrowDownIcon, ArrowUpIcon } from './icons.tsx';

const classes = table();

export interface RootProps {
  /** Names the table. */
  readonly label: string;
  /** In rem: where there is less room, the table scrolls sideways instead of squeezing its columns; not on phones. */
  readonly minWidth?: number | undefined;
  /** New rows are on their way. */
  readonly busy?: boolean | undefined;
  /** Rows are ticked. On phones they have their checkboxes only then, and touching a row ticks it. */
  readonly picking?: boolean | undefined;
  readonly children: ReactNode;
}

interface TableStyle extends CSSProperties {
  readonly '--table-min-width': string;
}

/** A table that scrolls below its sticky head. */
export function Root({ label, minWidth = 0, busy, picking = false, children }: RootProps) {
  const style: TableStyle = { '--table-min-width': `${minWidth}rem` };
  return (
    <div className={classes.scroller}>
      <table
        className={classes.root}
        role="table"
        aria-label={label}
        aria-busy={busy}
        data-picking={picking || undefined}
        style={style}
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

/** Which columns go where the table is narrow: the first below 76 rem, the second below 68. */
export type GivesWay = 'first' | 'second';

/** A width goes into the `className`; the column without one takes the rest. */
export interface HeadCellProps extends ComponentProps<'th'> {
  /** Makes the column sortable: called when its name is pressed. */
  readonly onSort?: (() => void) | undefined;
  /** Set for the one column that the list is sorted by. */
  readonly sorted?: SortDirection | undefined;
  /** Set for the column's cells too. */
  readonly givesWay?: GivesWay | undefined;
}

/** A column's name, with a button and an arrow where the list can be sorted by it. */
export function HeadCell({ onSort, sorted, givesWay, className, children, ...props }: HeadCellProps) {
  const sort = onSort === undefined ? undefined : (sorted ?? 'none');
  return (
    <th
      {...props}
      className={cx(classes.headCell, className)}
      role="columnheader"
      scope="col"
      aria-sort={sort}
      data-gives-way={givesWay}
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
  /** Ticked for a batch. */
  readonly selected?: boolean | undefined;
  /** Shown in the panel. */
  readonly open?: boolean | undefined;
}

/** Pressing a row beside its own controls presses the link or button in its title. */
function pressTitle({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): void {
  if (target instanceof Element && target.closest('a, button, input, label') !== null) return;
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
  /** Where the cell stands in a row on phones; nowhere unless given. */
  readonly phone?: 'start' | 'end' | undefined;
  /** Its column goes where the table is narrow. */
  readonly givesWay?: GivesWay | undefined;
}

export function Cell({ phone, givesWay, className, ...props }: CellProps) {
  return (
    <td {...props} role="cell" className={cx(classes.cell, className)} data-phone={phone} data-gives-way={givesWay} />
  );
}

/** The checkbox that ticks a row; on phones only while rows are picked. */
export function CheckCell({ children }: { readonly children: ReactNode }) {
  return <Cell className={classes.checkCell}>{children}</Cell>;
}

/** The menu of a row, at its end; not on phones. */
export function MenuCell({ children }: { readonly children: ReactNode }) {
  return <Cell className={classes.menuCell}>{children}</Cell>;
}

/** The head of MenuCell's column. */
export function MenuHeadCell({ children }: { readonly children: ReactNode }) {
  return <HeadCell className={classes.menuCell}>{children}</HeadCell>;
}

/** The checkbox that ticks every row, at the head of CheckCell's column. */
export function CheckHeadCell({ children }: { readonly children: ReactNode }) {
  return <HeadCell className={classes.checkCell}>{children}</HeadCell>;
}

/** The record's reference, such as R-0042. */
export function RefCell({ children }: { readonly children: string }) {
  return <Cell className={classes.refCell}>{children}</Cell>;
}

export interface TitleCellProps {
  /** The whole title, shown by the browser when the cell cuts it. */
  readonly title: string;
  /** Usually a link with the same text. */
  readonly children: ReactNode;
  /** Before the title, such as a status glyph while the status has no column. */
  readonly glyph?: ReactNode;
  /** Below the title on phones: owner and due date. */
  readonly note?: ReactNode;
}

/** The record's title, cut to one line, on phones to two. */
export function TitleCell({ title, children, glyph, note }: TitleCellProps) {
  return (
    <Cell phone="start">
      <span className={classes.title}>
        {glyph}
        <span className={classes.titleText} title={title} data-title="">
          {children}
        </span>
      </span>
      {note !== undefined && <span className={classes.titleNote}>{note}</span>}
    </Cell>
  );
}
