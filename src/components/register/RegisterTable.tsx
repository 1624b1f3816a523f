import { Link } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';

import { capitalised, type Noun } from '#src/components/words.ts';
import * as Table from '#src/ui/data/Table.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { MoreIcon } from '#src/ui/tool-icons.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

import type { Address } from './address.ts';
import { besidePanel, type Column, type RecordRow } from './column.ts';
import type { ListSearch } from './list-search.ts';
import { RowMenu } from './RowMenu.tsx';
import { TickCell, TickHeadCell, type Ticks } from './ticks.tsx';

/** The ticked rows of a register whose rows can be picked. */
export interface Selection<Row> extends Ticks<Row> {
  /** Picking mode: on phones rows can be ticked only in this mode, and tapping a row ticks it. */
  readonly picking: boolean;
  readonly onPick: () => void;
}

export interface RegisterTableProps<Row extends RecordRow, SortKey extends string> {
  readonly noun: Noun;
  readonly rows: readonly Row[];
  /** The visible columns besides reference and title. */
  readonly columns: readonly Column<Row, SortKey>[];
  readonly address: Address<ListSearch & { readonly sort: SortKey | 'ref' | 'title' }>;
  /** Below the title on phones: the person and the due date. */
  readonly note?: ((row: Row) => ReactNode) | undefined;
  /** Before the title. */
  readonly glyph?: ((row: Row) => ReactNode) | undefined;
  /** Other rows are loading. */
  readonly busy: boolean;
  /** Omitted for people who may not change several records at once. */
  readonly selection?: Selection<Row> | undefined;
  /** Omitted for people who may not remove. */
  readonly onRemove?: ((row: Row) => void) | undefined;
}

/** The rows of a register. While a record is open beside it, only the identifying columns remain. */
export function RegisterTable<Row extends RecordRow, SortKey extends string>(props: RegisterTableProps<Row, SortKey>) {
  const { noun, rows, columns: chosen, address, selection, note, glyph, busy } = props;
  const { open, param } = address;
  const columns = useMemo(() => (open === undefined ? chosen : besidePanel(chosen)), [chosen, open]);
  const [menu, setMenu] = useState<{ readonly row: Row; readonly button: HTMLElement } | null>(null);
  // While other rows are loading, these would be most of the work of each key in the search box.
  const shownRows = useMemo(
    () =>
      rows.map((row) => (
        <RegisterRow
          key={row.id}
          {...{ row, columns, open, param, selection, note, glyph }}
          onMenu={(button) => setMenu({ row, button })}
        />
      )),
    [rows, columns, open, param, selection, note, glyph],
  );
  return (
    <>
      <Table.Root label={capitalised(noun.many)} picking={selection?.picking} busy={busy}>
        <RegisterHead {...props} columns={columns} />
        <Table.Body>{shownRows}</Table.Body>
      </Table.Root>
      {menu !== null && (
        <RowMenu
          button={menu.button}
          href={`?${address.param}=${menu.row.id}`}
          onOpen={() => address.openRecord(menu.row.id)}
          onRemove={props.onRemove && (() => props.onRemove?.(menu.row))}
          onClose={() => setMenu(null)}
        />
      )}
    </>
  );
}

function RegisterHead<Row extends RecordRow, SortKey extends string>(props: RegisterTableProps<Row, SortKey>) {
  const { noun, columns, address, selection } = props;
  const { sort, desc } = address.search;
  const sorting = (key: SortKey | 'ref' | 'title') => ({
    sorted: sort === key ? (desc ? ('descending' as const) : ('ascending' as const)) : undefined,
    onSort: () => address.filter({ sort: key, desc: sort === key && !desc }),
  });
  return (
    <Table.Head>
      {selection !== undefined && <TickHeadCell what={noun.many} selection={selection} />}
      <Table.HeadCell sticky="ref" {...sorting('ref')}>
        Ref
      </Table.HeadCell>
      <Table.HeadCell flexible sticky="title" {...sorting('title')}>
        {noun.titled ?? 'Title'}
      </Table.HeadCell>
      {columns.map(({ id, header, flexible, sortKey, collapsePriority }) => (
        <Table.HeadCell
          key={id}
          column={id}
          flexible={flexible}
          collapsePriority={collapsePriority}
          {...(sortKey === undefined ? {} : sorting(sortKey))}
        >
          {header}
        </Table.HeadCell>
      ))}
      {address.open === undefined && (
        <Table.MenuHeadCell>
          <VisuallyHidden>Actions</VisuallyHidden>
        </Table.MenuHeadCell>
      )}
    </Table.Head>
  );
}

interface RegisterRowProps<Row extends RecordRow, SortKey extends string>
  extends
    Pick<RegisterTableProps<Row, SortKey>, 'columns' | 'selection' | 'note' | 'glyph'>,
    Pick<Address<ListSearch>, 'open' | 'param'> {
  readonly row: Row;
  readonly onMenu: (button: HTMLElement) => void;
}

function RegisterRow<Row extends RecordRow, SortKey extends string>(props: RegisterRowProps<Row, SortKey>) {
  const { row, columns, open, param, selection, note, glyph, onMenu } = props;
  return (
    <Table.Row open={open === row.id} selected={selection?.isSelected(row)}>
      {selection !== undefined && <TickCell row={row} selection={selection} />}
      <Table.RefCell>{row.ref}</Table.RefCell>
      <Table.TitleCell note={note?.(row)} glyph={glyph?.(row)}>
        <Link to="." search={(before) => ({ ...before, [param]: row.id })} data-row-link={row.id}>
          {row.title}
        </Link>
      </Table.TitleCell>
      {columns.map(({ id, cell, phone, flexible, collapsePriority }) => (
        <Table.Cell key={id} phone={phone} flexible={flexible} collapsePriority={collapsePriority}>
          {cell(row)}
        </Table.Cell>
      ))}
      {open === undefined && (
        <Table.MenuCell>
          <IconButton
            label={`More actions for ${row.ref}`}
            aria-haspopup="menu"
            onClick={(event) => onMenu(event.currentTarget)}
          >
            <MoreIcon />
          </IconButton>
        </Table.MenuCell>
      )}
    </Table.Row>
  );
}
