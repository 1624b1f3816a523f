import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';

import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import type { Column } from '#src/components/register/column.ts';
import { counted } from '#src/components/words.ts';
import * as Table from '#src/ui/data/Table.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import type { LookupEntry } from './lookup-kind.ts';
import type { Step } from './order.ts';

/** A column specific to one look-up. */
export interface LookupColumn<Entry> extends Pick<Column<Entry>, 'id' | 'header' | 'flexible'> {
  /** @param among all entries: the meaning of one can depend on the others. */
  readonly cell: (entry: Entry, among: readonly Entry[]) => ReactNode;
  /** Below the name on phones, which have no columns. */
  readonly note?: (entry: Entry) => string;
  /** Before the name on phones. */
  readonly mark?: (entry: Entry, among: readonly Entry[]) => ReactNode;
}

export interface LookupTableProps<Entry extends LookupEntry> {
  readonly label: string;
  readonly entries: readonly Entry[];
  /** All entries of the look-up, where a search shows only some. */
  readonly among: readonly Entry[];
  /** The look-up's own columns, besides name, description, use and state. */
  readonly columns: readonly LookupColumn<Entry>[];
  readonly open: string | undefined;
  /** Omitted for people who may not change the order, and while the list shows a different order. */
  readonly onMove: ((entry: Entry, step: Step) => void) | undefined;
}

const records = { one: 'record', many: 'records' };

/** The entries of a look-up in their order. */
export function LookupTable<Entry extends LookupEntry>(props: LookupTableProps<Entry>) {
  const { label, entries, columns, open, onMove } = props;
  return (
    <Table.Root label={label}>
      <Table.Head>
        <Table.HeadCell flexible sticky="title">
          Name
        </Table.HeadCell>
        {open === undefined && <Table.HeadCell flexible>Description</Table.HeadCell>}
        {columns.map(({ id, header, flexible }) => (
          <Table.HeadCell key={id} flexible={flexible}>
            {header}
          </Table.HeadCell>
        ))}
        <Table.HeadCell>Used by</Table.HeadCell>
        <Table.HeadCell>Status</Table.HeadCell>
        {onMove !== undefined && open === undefined && <Table.HeadCell>Order</Table.HeadCell>}
      </Table.Head>
      <Table.Body>
        {entries.map((entry, index) => (
          <EntryRow
            key={entry.id}
            {...props}
            entry={entry}
            onMove={open === undefined ? onMove : undefined}
            isFirst={index === 0}
            isLast={index === entries.length - 1}
          />
        ))}
      </Table.Body>
    </Table.Root>
  );
}

const phoneMark = css({ md: { display: 'none' } });

/** The note below an entry's name on phones: its columns, whether it is offered, and its description. */
function noteOf<Entry extends LookupEntry>(entry: Entry, columns: readonly LookupColumn<Entry>[]): string {
  const own = columns.flatMap(({ note }) => note?.(entry) ?? []);
  return [...own, ...(entry.active ? [] : ['Inactive']), entry.description].filter(Boolean).join(' · ');
}

interface EntryRowProps<Entry extends LookupEntry> extends LookupTableProps<Entry> {
  readonly entry: Entry;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function EntryRow<Entry extends LookupEntry>(props: EntryRowProps<Entry>) {
  const { entry, among, columns, open, onMove, isFirst, isLast } = props;
  const marks = columns.filter(({ mark }) => mark !== undefined);
  return (
    <Table.Row open={open === entry.id}>
      <Table.TitleCell
        note={noteOf(entry, columns)}
        glyph={
          marks.length > 0 && (
            <span className={phoneMark}>
              {marks.map(({ id, mark }) => (
                <Fragment key={id}>{mark?.(entry, among)}</Fragment>
              ))}
            </span>
          )
        }
      >
        <Link to="." search={(before) => ({ ...before, entry: entry.id })} data-row-link={entry.id}>
          {entry.name}
        </Link>
      </Table.TitleCell>
      {open === undefined && (
        <Table.Cell flexible>
          <WordsCell>{entry.description}</WordsCell>
        </Table.Cell>
      )}
      {columns.map(({ id, cell, flexible }) => (
        <Table.Cell key={id} flexible={flexible}>
          {cell(entry, among)}
        </Table.Cell>
      ))}
      <Table.Cell>
        <WordsCell>{entry.uses === 0 ? null : counted(entry.uses, records)}</WordsCell>
      </Table.Cell>
      <Table.Cell>
        {entry.active ? (
          <StatusText shape="done" tone="success">
            Active
          </StatusText>
        ) : (
          <StatusText shape="onHold" tone="neutral">
            Inactive
          </StatusText>
        )}
      </Table.Cell>
      {onMove !== undefined && (
        <Table.Cell phone="end">
          <IconButton label={`Move ${entry.name} up`} disabled={isFirst} onClick={() => onMove(entry, -1)}>
            <ChevronUpIcon />
          </IconButton>
          <IconButton label={`Move ${entry.name} down`} disabled={isLast} onClick={() => onMove(entry, 1)}>
            <ChevronDownIcon />
          </IconButton>
        </Table.Cell>
      )}
    </Table.Row>
  );
}
