import { createFileRoute } from '@tanstack/react-router';

import { RunZeroDashboardPage } from '#src/features/run-zero/RunZeroDashboardPage.tsx';
import { fetchEarly } from '#src/registers/read-early.ts';

export const Route = createFileRoute('/_app/_guarded/run-zero-asset-dashboard')({
  loader: ({ context }): void =>
    fetchEarly(context, () => import('#src/api/information-asset/run-zero-assets.ts'), undefined),
  component: RunZeroDashboardPage,
});
