import { createFileRoute } from '@tanstack/react-router';

import { ProjectListPage } from '#src/features/project/ProjectListPage.tsx';
import { registerRoute } from '#src/registers/register-route.ts';

export const Route = createFileRoute('/_app/_guarded/manage-projects/')({
  ...registerRoute({ kind: 'project', param: 'project' }, () => import('#src/features/project/search.ts')),
  component: ProjectListPage,
});
