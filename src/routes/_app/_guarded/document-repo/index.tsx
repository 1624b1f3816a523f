import { createFileRoute } from '@tanstack/react-router';

import { RepositoryListPage } from '#src/features/document/RepositoryListPage.tsx';
import { registerRoute } from '#src/registers/register-route.ts';

export const Route = createFileRoute('/_app/_guarded/document-repo/')({
  ...registerRoute(
    { kind: 'documentRepository', param: 'documentRepository' },
    () => import('#src/features/document/search.ts'),
  ),
  component: RepositoryListPage,
});
