import { createFileRoute } from '@tanstack/react-router';

import { StaffChartPage } from '#src/features/staff/StaffChartPage.tsx';

export const Route = createFileRoute('/_app/_guarded/staff-chart')({ component: StaffChartPage });
