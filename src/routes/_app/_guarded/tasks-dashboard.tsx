import { createFileRoute } from '@tanstack/react-router';

import { TaskDashboardPage } from '#src/features/task-dashboard/TaskDashboardPage.tsx';

export const Route = createFileRoute('/_app/_guarded/tasks-dashboard')({ component: TaskDashboardPage });
