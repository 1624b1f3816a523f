import { createFileRoute } from '@tanstack/react-router';

import { taskSeverities } from '#src/api/task/tasks.ts';
import { lookupRoute } from '#src/registers/lookup/lookup-search.ts';
import { PlainLookupPage } from '#src/registers/lookup/PlainLookupPage.tsx';

export const Route = createFileRoute('/_app/_guarded/settings/task/task-severity')({
  ...lookupRoute,
  component: () => <PlainLookupPage source={taskSeverities} title="Task Severity" />,
});
