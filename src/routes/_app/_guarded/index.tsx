import { createFileRoute } from '@tanstack/react-router';

import { DashboardPage } from '#src/app/pages/DashboardPage.tsx';

export const Route = createFileRoute('/_app/_guarded/')({ component: DashboardPage });
