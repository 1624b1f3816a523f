import { createFileRoute } from '@tanstack/react-router';

import { RepositoryUploads } from '#src/features/document/RepositoryUploads.tsx';

/** Around the folders of a repository: what is being sent to it goes on while a person walks through them. */
export const Route = createFileRoute('/_app/_guarded/document-repo/$id/folder')({
  component: RepositoryUploads,
  remountDeps: ({ params }) => params.id,
});
