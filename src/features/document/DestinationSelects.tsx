import { useQuery } from '@tanstack/react-query';

import { mostFolders } from '#domain/document/names.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { documentRepositories, foldersQuery, type DocumentFolder } from '#src/api/document.ts';
import { recordOptionsQuery } from '#src/api/record/register.ts';
import { formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { recordChoice } from '#src/registers/RecordsInput.tsx';
import { useFoundChoices } from '#src/registers/useFoundChoices.ts';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { SearchSelect } from '#src/ui/form/SearchSelect.tsx';
import { Select } from '#src/ui/form/Select.tsx';

import { folderPaths } from './folder-tree.ts';

/** The value of the top of a repository, which has no id. */
const top = 'top';

interface DestinationSelectsProps {
  /** The repository whose files are shown. */
  readonly own: { readonly id: string; readonly title: string };
  /** Where they go to. */
  readonly to: { readonly repositoryId: string; readonly folderId: string | null };
  /** The ids of what goes there: a folder cannot go into itself. */
  readonly without: readonly string[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onRepository: (repositoryId: string) => void;
  readonly onFolder: (folderId: string | null) => void;
}

/** Asks for a repository and one of its folders. */
export const DestinationSelects = (props: DestinationSelectsProps) => (
  <>
    <RepositorySelect {...props} />
    <FolderSelect {...props} />
  </>
);

/** The repositories, found by name; the one that is shown at first. */
function RepositorySelect({ own, to: { repositoryId }, errors, onRepository }: DestinationSelectsProps) {
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
      error={errors['repositoryId']}
      onSearch={onSearch}
      searching={searching}
      onValueChange={(chosen) => {
        if (chosen === null) return;
        remember([chosen]);
        onRepository(chosen);
      }}
    />
  );
}

/** The folders of the chosen repository, without those that go there and what is in them. */
function FolderSelect({ own, to: { repositoryId, folderId }, without, errors, onFolder }: DestinationSelectsProps) {
  const folders = useQuery(foldersQuery(useApi(), repositoryId));
  if (folders.isError)
    return <LoadFailed what="folders" error={folders.error} onRetry={() => void folders.refetch()} />;
  if (folders.data === undefined) return <LoadingRows rows={1} />;
  const isFull = folders.data.length >= mostFolders;
  return (
    <Select
      label="Folder"
      required
      help={isFull ? `At most ${formatNumber(mostFolders)} folders are offered.` : undefined}
      options={optionsOf(folders.data, repositoryId === own.id ? own.title : 'Top of the repository', without)}
      value={folderId ?? top}
      error={errors['folderId']}
      onValueChange={(chosen) => {
        if (chosen !== null) onFolder(chosen === top ? null : chosen);
      }}
    />
  );
}

const optionsOf = (folders: readonly DocumentFolder[], title: string, without: readonly string[]) => [
  { value: top, label: title },
  ...folderPaths(folders, without).map(({ id, path }) => ({ value: id, label: path.join(' / ') })),
];
