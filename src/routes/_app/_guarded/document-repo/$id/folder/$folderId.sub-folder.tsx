import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { SubFolderPage } from '#src/features/document/FolderPage.tsx';

export const Route = createFileRoute('/_app/_guarded/document-repo/$id/folder/$folderId/sub-folder')({
  ...deferredSearch(async () => (await import('#src/features/document/folder-search.ts')).folderSearch),
  component: SubFolderPage,
  // The tree of folders stays while a person walks through them.
  remountDeps: ({ params }) => params.id,
});
