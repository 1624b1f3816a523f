import { createFileRoute } from '@tanstack/react-router';

import { DashboardPage } from '#src/app/pages/DashboardPage.tsx';
import { deferredSearch } from '#src/components/deferred-search.ts';

export const Route = createFileRoute('/_app/_guarded/')({
  ...deferredSearch(async () => (await import('#src/features/home/search.ts')).homeSearch),
  component: DashboardPage,
});
