import { createFileRoute } from '@tanstack/react-router';

import { RunZeroDashboardPage } from '#src/features/run-zero/RunZeroDashboardPage.tsx';
import { fetchEarly } from '#src/registers/read-early.ts';

export const Route = createFileRoute('/_app/_guarded/run-zero-asset-dashboard')({
  loader: ({ context }): void =>
    fetchEarly(context, async (api) => {
      const { runZeroStatisticsQuery } = await import('#src/api/information-asset/run-zero-assets.ts');
      return (client) => client.query(runZeroStatisticsQuery(api));
    }),
  component: RunZeroDashboardPage,
});
