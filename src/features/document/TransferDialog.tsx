import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';

import { modesFor, type ConflictMode, type Transfer } from '#machines/document-transfer/document-transfer.machine.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { documentRepositories, foldersQuery, type DocumentFolder } from '#src/api/document.ts';
import { recordOptionsQuery } from '#src/api/record/register.ts';
import { isolated } from '#src/components/bidi.ts';
import { Refusable } from '#src/components/fields/Refusable.tsx';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { recordChoice } from '#src/registers/RecordsInput.tsx';
import { useFoundChoices } from '#src/registers/useFoundChoices.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';
import { SearchSelect } from '#src/ui/form/SearchSelect.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';

import type { TransferActor } from './document-dialogs.ts';
import { folderPaths } from './folder-tree.ts';

/** The value of the top of a repository, which has no id. */
const top = 'top';

const modeLabels: Readonly<Record<ConflictMode, string>> = {
  STOP: 'Do nothing',
  RENAME: 'Keep both, under a free name',
  VERSION: 'Add it as a new version of the other file',
  MERGE: 'Put what is in it into the other folder',
};

const wordsOf = ({ task, entry }: Transfer) => {
  const noun = entry.kind === 'FOLDER' ? 'folder' : 'file';
  return task === 'COPY'
    ? { title: `Copy ${isolated(entry.name)} to`, confirmLabel: `Copy ${noun}`, busyLabel: 'Copying...' }
    : { title: `Move ${isolated(entry.name)} to`, confirmLabel: `Move ${noun}`, busyLabel: 'Moving...' };
};

interface TransferDialogProps {
  readonly actor: TransferActor;
  readonly repository: { readonly id: string; readonly title: string };
  /** Whether the person may add a version to another file. */
  readonly mayEdit: boolean;
}

/** Asks where a file or folder is copied or moved to, and what is done if its name is taken there. */
export function TransferDialog({ actor, repository, mayEdit }: TransferDialogProps) {
  const { transfer, isTaken, failure } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('transferring'));
  if (transfer === null) return null;
  return (
    <ActionDialog
      open
      {...wordsOf(transfer)}
      busy={busy}
      onConfirm={() => actor.send({ type: 'transfer.confirmed' })}
      onCancel={() => actor.send({ type: 'transfer.cancelled' })}
    >
      <Refusable failure={failure}>
        <RepositorySelect
          own={repository}
          transfer={transfer}
          error={failure?.fieldErrors['repositoryId']}
          onChoose={(repositoryId) => actor.send({ type: 'repository.chosen', repositoryId })}
        />
        <FolderSelect
          repository={repository}
          transfer={transfer}
          error={failure?.fieldErrors['folderId']}
          onChoose={(folderId) => actor.send({ type: 'folder.chosen', folderId })}
        />
      </Refusable>
      {isTaken && (
        <>
          <Banner tone="warning">Its name is taken there. Nothing is overwritten.</Banner>
          <RadioGroup
            label="What to do"
            options={modesFor(transfer)
              .filter((value) => mayEdit || value !== 'VERSION')
              .map((value) => ({ value, label: modeLabels[value] }))}
            value={transfer.onConflict}
            onValueChange={(mode) => actor.send({ type: 'mode.chosen', mode })}
          />
        </>
      )}
    </ActionDialog>
  );
}

interface FolderSelectProps {
  readonly repository: TransferDialogProps['repository'];
  readonly transfer: Transfer;
  readonly error: string | undefined;
  readonly onChoose: (folderId: string | null) => void;
}

interface RepositorySelectProps {
  readonly own: TransferDialogProps['repository'];
  readonly transfer: Transfer;
  readonly error: string | undefined;
  readonly onChoose: (repositoryId: string) => void;
}

/** The repositories, found by name; the one that it is in at first. */
function RepositorySelect({ own, transfer: { repositoryId }, error, onChoose }: RepositorySelectProps) {
  const api = useApi();
  const { all, remember, onSearch, searching } = useFoundChoices({
    queryFor: (query) => recordOptionsQuery(api, documentRepositories, query),
    toChoice: recordChoice,
    current: [{ value: own.id, label: own.title }],
    value: [repositoryId],
  });
  return (
    <SearchSelect
      label="Repository"
      required
      options={all}
      value={repositoryId}
      error={error}
      onSearch={onSearch}
      searching={searching}
      onValueChange={(chosen) => {
        if (chosen === null) return;
        remember([chosen]);
        onChoose(chosen);
      }}
    />
  );
}

/** The folders of the chosen repository, without those in which the moved one is. */
function FolderSelect({ repository, transfer: { entry, repositoryId, folderId }, error, onChoose }: FolderSelectProps) {
  const folders = useQuery(foldersQuery(useApi(), repositoryId));
  if (folders.isError)
    return <LoadFailed what="folders" error={folders.error} onRetry={() => void folders.refetch()} />;
  if (folders.data === undefined) return <LoadingRows rows={1} />;
  return (
    <Select
      label="Folder"
      required
      options={optionsOf(
        folders.data,
        repositoryId === repository.id ? repository.title : 'Top of the repository',
        entry.id,
      )}
      value={folderId ?? top}
      error={error}
      onValueChange={(chosen) => {
        if (chosen !== null) onChoose(chosen === top ? null : chosen);
      }}
    />
  );
}

const optionsOf = (folders: readonly DocumentFolder[], title: string, without: string) => [
  { value: top, label: title },
  ...folderPaths(folders, without).map(({ id, path }) => ({ value: id, label: path.join(' / ') })),
];
