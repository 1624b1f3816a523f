import { createFileRoute } from '@tanstack/react-router';

import { TaskStatusesPage } from '#src/features/task/TaskStatusesPage.tsx';
import { lookupRoute } from '#src/registers/lookup/lookup-search.ts';

export const Route = createFileRoute('/_app/_guarded/settings/task/task-status')({
  ...lookupRoute,
  component: TaskStatusesPage,
});
