import { createFileRoute } from '@tanstack/react-router';

import { TasksPage } from '#src/features/task/TasksPage.tsx';
import { registerRoute } from '#src/registers/register-route.ts';

export const Route = createFileRoute('/_app/_guarded/manage-projects/tasks')({
  ...registerRoute({ kind: 'task', param: 'task' }, () => import('#src/features/task/search.ts')),
  component: TasksPage,
});
