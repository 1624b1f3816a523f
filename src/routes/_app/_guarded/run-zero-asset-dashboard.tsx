import { createFileRoute } from '@tanstack/react-router';

import { RunZeroDashboardPage } from '#src/features/run-zero/RunZeroDashboardPage.tsx';

export const Route = createFileRoute('/_app/_guarded/run-zero-asset-dashboard')({ component: RunZeroDashboardPage });
