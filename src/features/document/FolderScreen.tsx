import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { entriesQuery, type DocumentEntry, type DocumentRepository } from '#src/api/document.ts';
import { dayUntilFilter, filtersInWords } from '#src/components/register/filters.tsx';
import { RegisterToolbar } from '#src/components/register/RegisterToolbar.tsx';
import { useTickedRows } from '#src/components/register/useTickedRows.ts';
import { useDrop } from '#src/components/useDrop.ts';
import { FilePreview, type PreviewedFile } from '#src/registers/attachments/FilePreview.tsx';
import { isShown } from '#src/registers/attachments/shown-types.ts';
import { useLabelFilter } from '#src/registers/labels/label-filter.tsx';
import { listStateOf } from '#src/registers/list-state.ts';
import { useLogAddress } from '#src/registers/log/useLogAddress.ts';
import { css } from '#styled/css/index.js';

import { entryDraft, EntryDialog, folderDraft, useEntryDialog } from './entry-forms.tsx';
import { EntryBatch } from './EntryBatch.tsx';
import { FileDialog } from './FileDialog.tsx';
import { toEntryQuery, type FolderSearch } from './folder-search.ts';
import { FolderHead } from './FolderHead.tsx';
import { FolderList } from './FolderList.tsx';
import { FolderTree } from './FolderTree.tsx';
import { RemovalDialog } from './RemovalDialog.tsx';
import { TransferDialog } from './TransferDialog.tsx';
import { UploadList } from './UploadList.tsx';
import { useRepositoryUploads } from './uploads-context.ts';
import { useEntryActions } from './useEntryActions.ts';
import { usePack } from './usePack.ts';
import { VersionDialog, type ChosenVersion } from './VersionDialog.tsx';

const screen = css({ display: 'flex', flexDirection: 'column', height: 'full' });
const below = css({ display: 'flex', flex: '1', minHeight: '0' });
const content = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  minWidth: '0',
  minHeight: '0',
  '&[data-over]': { background: 'bg.selected' },
});

/** A file that the browser can show. */
const previewed = ({ id, name, latest }: DocumentEntry): PreviewedFile[] =>
  latest !== null && isShown(latest.type) ? [{ id, of: 'document', latest: { ...latest, name } }] : [];

interface FolderScreenProps {
  readonly repository: DocumentRepository;
  /** Null for the top of the repository. */
  readonly folder: DocumentEntry | null;
  readonly search: FolderSearch;
}

/** A folder of a repository: its files and folders, what is being uploaded, and the dialogs for them. */
export function FolderScreen({ repository, folder, search }: FolderScreenProps) {
  const address = useLogAddress(search);
  const query = useQuery(entriesQuery(useApi(), repository.id, toEntryQuery(search, folder?.id)));
  const list = listStateOf(query);
  const uploads = useRepositoryUploads();
  const entryDialog = useEntryDialog();
  const pack = usePack(repository.id);
  const [shownId, setShownId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ChosenVersion | null>(null);
  const openFile = (file: string | undefined) => address.filterBy('file', file);
  const { actions, transfers, removals } = useEntryActions({
    onOpen: ({ id }) => openFile(id),
    onShow: ({ id }) => setShownId(id),
    onEdit: (entry) => entryDialog.send({ type: 'step.requested', draft: entryDraft(entry) }),
    onPack: ({ id }) => pack.mutate(id),
    onReplace: (entry, file) => setChosen({ entry, file }),
  });
  const isTrash = search.view === 'removed';
  const selection = useTickedRows(list.rows ?? []);
  const maySelect = !isTrash && (actions.rights.mayEdit || actions.rights.mayDelete);
  const choose = (files: Iterable<File>) => uploads.choose(files, folder?.id ?? null);
  const drop = useDrop(actions.rights.mayAdd && !isTrash, choose);
  const filters = [useLabelFilter(address), dayUntilFilter(address, 'reviewBy', 'Review due')];
  const shownFiles = (list.rows ?? []).flatMap(previewed);
  const shown = shownFiles.find(({ id }) => id === shownId);
  return (
    <div className={screen}>
      <FolderHead
        repository={repository}
        folder={folder}
        actions={actions}
        isTrash={isTrash}
        packing={pack.isPending}
        count={list.rows === undefined ? undefined : list}
        onPick={maySelect ? selection.pick : undefined}
        onChoose={choose}
        onAddFolder={() =>
          entryDialog.send({ type: 'step.requested', draft: folderDraft(repository.id, folder?.id ?? null) })
        }
        onPack={() => pack.mutate(folder?.id)}
        onTrash={(on) => address.show({ ...(on ? { view: 'removed' } : { view: undefined }), search: '', page: 1 })}
      />
      <RegisterToolbar
        searchLabel="Search files and folders"
        search={search.search}
        onSearch={(text) => address.show({ search: text, page: 1 })}
        filters={filters}
        onClear={address.clear}
      />
      <div className={below}>
        <FolderTree repository={repository} isTrash={isTrash} drag={actions.drag} />
        <div className={content} {...drop}>
          <UploadList uploads={uploads} mayEdit={actions.rights.mayEdit} />
          <FolderList
            {...{ list, search, address, actions, isTrash }}
            selection={maySelect ? selection : undefined}
            inFolder={folder !== null}
            why={filtersInWords(filters, search.search)}
          />
          {maySelect && <EntryBatch rows={list.rows ?? []} {...{ selection, repository, folder, actions }} />}
        </div>
      </div>
      {search.file !== undefined && (
        <FileDialog id={search.file} actions={actions} onClose={() => openFile(undefined)} />
      )}
      {shown !== undefined && (
        <FilePreview files={shownFiles} shown={shown} onShow={setShownId} onClose={() => setShownId(null)} />
      )}
      <VersionDialog chosen={chosen} uploads={uploads} onClose={() => setChosen(null)} />
      <EntryDialog actor={entryDialog} />
      <TransferDialog actor={transfers} repository={repository} mayEdit={actions.rights.mayEdit} />
      <RemovalDialog actor={removals} />
    </div>
  );
}
