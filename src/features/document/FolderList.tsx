import type { DocumentEntry } from '#src/api/document.ts';
import { ListContent, type ListState } from '#src/components/register/ListContent.tsx';
import type { TickedRows } from '#src/components/register/useTickedRows.ts';
import type { LogAddress } from '#src/registers/log/useLogAddress.ts';

import type { EntryActions } from './entry-actions.ts';
import { EntryTable } from './EntryTable.tsx';
import { isFiltered, type FolderSearch } from './folder-search.ts';

const noun = { one: 'file or folder', many: 'files and folders' };

interface FolderListProps {
  readonly list: ListState<DocumentEntry>;
  readonly search: FolderSearch;
  readonly address: LogAddress<FolderSearch>;
  readonly actions: EntryActions;
  readonly isTrash: boolean;
  readonly selection: TickedRows | undefined;
  /** Whether a folder is open, not the top of the repository. */
  readonly inFolder: boolean;
  /** The filters in words. */
  readonly why: string | undefined;
}

/** A page of what is in a folder, or of what was deleted. */
export const FolderList = ({ list, search, address, actions, isTrash, selection, inFolder, why }: FolderListProps) => (
  <ListContent
    noun={noun}
    list={list}
    pages={{ page: search.page, perPage: search.perPage, show: address.show }}
    why={why}
    onClear={address.clear}
    onAdd={undefined}
    none={isTrash ? `Nothing was deleted${inFolder ? ' from this folder' : ''}` : 'No files yet'}
    firstSteps={
      isTrash
        ? 'Files and folders that are deleted can be restored from here, with all their versions.'
        : 'Drop files here, or choose them with Upload files. Folders keep them in order, at most ten deep.'
    }
  >
    {(rows) => (
      <EntryTable
        rows={rows}
        busy={list.busy}
        address={address}
        actions={actions}
        withFolder={isFiltered(search)}
        isTrash={isTrash}
        selection={selection}
      />
    )}
  </ListContent>
);
