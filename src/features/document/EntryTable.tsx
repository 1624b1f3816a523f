import { Link } from '@tanstack/react-router';

import { fileTypes } from '#domain/files/file-types.ts';
import type { DocumentEntry } from '#src/api/document.ts';
import { isolated } from '#src/components/bidi.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { LabelsCell } from '#src/components/cells/LabelsCell.tsx';
import { PersonCell } from '#src/components/cells/PersonCell.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { formatInstant } from '#src/components/format.ts';
import { TickCell, TickHeadCell } from '#src/components/register/ticks.tsx';
import type { TickedRows } from '#src/components/register/useTickedRows.ts';
import { formatSize } from '#src/registers/attachments/format-size.ts';
import { sortingBy, type Sorted } from '#src/registers/log/sorting.ts';
import * as Table from '#src/ui/data/Table.tsx';
import { FileIcon, FolderIcon } from '#src/ui/icons.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css/index.js';

import type { EntryActions } from './entry-actions.ts';
import { EntryMenu } from './EntryMenu.tsx';

const opener = css({
  maxWidth: 'full',
  padding: '0',
  border: 'none',
  background: '[transparent]',
  color: '[inherit]',
  font: '[inherit]',
  textAlign: 'start',
  overflow: 'clip',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '&[data-over]': { background: 'bg.selected', outline: '[2px solid token(colors.accent.border)]' },
});
const glyph = css({ flexShrink: '0', color: 'fg.subtle', display: 'inline-flex' });

interface EntryTableProps {
  readonly rows: readonly DocumentEntry[];
  readonly busy: boolean;
  readonly address: Sorted;
  readonly actions: EntryActions;
  /** Rows of several folders say in which they are. */
  readonly withFolder: boolean;
  /** What was removed says when, and by whom. */
  readonly isTrash: boolean;
  /** Omitted where nothing can be done with several of them. */
  readonly selection?: TickedRows | undefined;
}

const tickableOf = ({ id, name }: DocumentEntry) => ({ id, ref: isolated(name) });

const folderOf = ({ path }: DocumentEntry) => path.map(({ name }) => name).join(' / ');

/** The files and folders of a page. */
export function EntryTable({ rows, busy, address, actions, withFolder, isTrash, selection }: EntryTableProps) {
  const inFolder = withFolder || isTrash;
  return (
    <Table.Root label="Files and folders" busy={busy} picking={selection?.picking}>
      <Table.Head>
        {selection !== undefined && <TickHeadCell what="entries" selection={selection.ticks} />}
        <Table.HeadCell flexible sticky="title" {...sortingBy(address, 'name')}>
          Name
        </Table.HeadCell>
        {inFolder && <Table.HeadCell flexible>Folder</Table.HeadCell>}
        <Table.HeadCell flexible collapsePriority="second">
          Labels
        </Table.HeadCell>
        <Table.HeadCell collapsePriority="third">Version</Table.HeadCell>
        <Table.HeadCell collapsePriority="third" {...sortingBy(address, 'size')}>
          Size
        </Table.HeadCell>
        <Table.HeadCell collapsePriority="first">Owner</Table.HeadCell>
        {!isTrash && <Table.HeadCell {...sortingBy(address, 'reviewOn')}>Review due</Table.HeadCell>}
        <Table.HeadCell collapsePriority="fourth" {...(isTrash ? {} : sortingBy(address, 'updatedAt'))}>
          {isTrash ? 'Deleted' : 'Changed'}
        </Table.HeadCell>
        <Table.MenuHeadCell>
          <VisuallyHidden>Actions</VisuallyHidden>
        </Table.MenuHeadCell>
      </Table.Head>
      <Table.Body>
        {rows.map((entry) => (
          <Table.Row key={entry.id} selected={selection?.ticks.isSelected(tickableOf(entry))}>
            {selection !== undefined && <TickCell row={tickableOf(entry)} selection={selection.ticks} />}
            <EntryTitle entry={entry} actions={actions} isTrash={isTrash} />
            {inFolder && (
              <Table.Cell flexible>
                <WordsCell>{folderOf(entry) || null}</WordsCell>
              </Table.Cell>
            )}
            <Table.Cell flexible collapsePriority="second">
              {entry.labels.length > 0 && <LabelsCell labels={entry.labels} />}
            </Table.Cell>
            <Table.Cell collapsePriority="third">{entry.latest?.number}</Table.Cell>
            <Table.Cell collapsePriority="third">{entry.latest !== null && formatSize(entry.latest.size)}</Table.Cell>
            <Table.Cell collapsePriority="first">
              <PersonCell person={entry.owner} />
            </Table.Cell>
            {!isTrash && (
              <Table.Cell phone="end">{entry.reviewOn !== null && <DayCell day={entry.reviewOn} />}</Table.Cell>
            )}
            <Table.Cell collapsePriority="fourth">{formatInstant(entry.removedAt ?? entry.updatedAt)}</Table.Cell>
            <Table.MenuCell onPhones>
              <EntryMenu entry={entry} actions={actions} size="sm" />
            </Table.MenuCell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

/** Below the name on phones. */
function noteOf({ kind, latest, labels, removedBy }: DocumentEntry): string {
  if (removedBy !== null) return `Deleted by ${removedBy.name}`;
  const names = labels.map(({ name }) => name).join(', ');
  if (kind === 'FOLDER' || latest === null) return names;
  const facts = [fileTypes[latest.type].name, formatSize(latest.size)];
  return [...facts, ...(latest.number > 1 ? [`version ${latest.number}`] : []), names].filter(Boolean).join(', ');
}

/** Opens a folder, also one that was removed, or the details of a file. */
function EntryTitle({
  entry,
  actions,
  isTrash,
}: Pick<EntryTableProps, 'actions' | 'isTrash'> & { entry: DocumentEntry }) {
  const { id, name, kind, repository } = entry;
  const { drag } = actions;
  return (
    <Table.TitleCell
      note={noteOf(entry)}
      glyph={<span className={glyph}>{kind === 'FOLDER' ? <FolderIcon /> : <FileIcon />}</span>}
    >
      {kind === 'FOLDER' ? (
        <Link
          to="/document-repo/$id/folder/$folderId/sub-folder"
          params={{ id: repository.id, folderId: id }}
          search={isTrash ? { view: 'removed' } : {}}
          className={opener}
          {...(isTrash ? {} : { ...drag.source(entry), ...drag.target(id) })}
        >
          {isolated(name)}
        </Link>
      ) : (
        <button
          type="button"
          className={opener}
          onClick={() => actions.onOpen(entry)}
          {...(isTrash ? {} : drag.source(entry))}
        >
          {isolated(name)}
        </button>
      )}
    </Table.TitleCell>
  );
}
