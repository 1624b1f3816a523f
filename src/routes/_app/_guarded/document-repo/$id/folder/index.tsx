import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { RepositoryFilesPage } from '#src/features/document/FolderPage.tsx';

export const Route = createFileRoute('/_app/_guarded/document-repo/$id/folder/')({
  ...deferredSearch(async () => (await import('#src/features/document/folder-search.ts')).folderSearch),
  component: RepositoryFilesPage,
});
