import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { documentRepositories, entryQuery, type DocumentEntry } from '#src/api/document.ts';
import { recordQuery } from '#src/api/record/register.ts';
import { isolated } from '#src/components/bidi.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

import type { FolderSearch } from './folder-search.ts';
import { FolderScreen } from './FolderScreen.tsx';

const top = getRouteApi('/_app/_guarded/document-repo/$id/folder/');
const sub = getRouteApi('/_app/_guarded/document-repo/$id/folder/$folderId/sub-folder');

const body = css({ paddingInline: { base: '16', md: '20' } });
const link = css({ color: 'accent.fg', textDecoration: 'underline' });

/** /document-repo/{id}/folder: what is at the top of a repository. */
export function RepositoryFilesPage() {
  const { id } = top.useParams();
  return <Folder id={id} search={top.useSearch()} />;
}

/** /document-repo/{id}/folder/{folderId}/sub-folder: what is in a folder. */
export function SubFolderPage() {
  const { id, folderId } = sub.useParams();
  return <Folder id={id} folderId={folderId} search={sub.useSearch()} />;
}

interface FolderProps {
  readonly id: string;
  readonly folderId?: string;
  readonly search: FolderSearch;
}

/** A folder, once it and its repository are known. */
function Folder({ id, folderId, search }: FolderProps) {
  const api = useApi();
  const repository = useQuery(recordQuery(api, documentRepositories, id));
  // The one before stays until the next is there, so that the tree and what is open around it do too.
  const folder = useQuery({
    ...entryQuery(api, folderId ?? ''),
    enabled: folderId !== undefined,
    placeholderData: keepPreviousData,
  });
  const missing = [repository, folder].find(({ isError }) => isError);
  if (folder.data !== undefined && folder.data.removedAt !== null && search.view !== 'removed')
    return <Deleted repositoryId={id} folder={folder.data} />;
  const isReady = repository.data !== undefined && (folderId === undefined || folder.data !== undefined);
  if (missing === undefined && isReady)
    return (
      <FolderScreen
        key={id}
        repository={repository.data}
        folder={folderId === undefined ? null : (folder.data ?? null)}
        search={search}
      />
    );
  return (
    <>
      <PageTitle title="Folder" />
      <div className={body}>
        {missing === undefined || missing.error === null ? (
          <LoadingRows />
        ) : (
          <LoadFailed what="folder" error={missing.error} onRetry={() => void missing.refetch()} />
        )}
      </div>
    </>
  );
}

/** A folder that was deleted while it was open, or that a link leads to. */
const Deleted = ({ repositoryId, folder }: { readonly repositoryId: string; readonly folder: DocumentEntry }) => (
  <>
    <PageTitle title={isolated(folder.name)} />
    <EmptyState title="This folder was deleted">
      <Link
        to="/document-repo/$id/folder/$folderId/sub-folder"
        params={{ id: repositoryId, folderId: folder.id }}
        search={{ view: 'removed' }}
        className={link}
      >
        See what was deleted with it
      </Link>
      : all of it, or a part, can be restored.
    </EmptyState>
  </>
);
