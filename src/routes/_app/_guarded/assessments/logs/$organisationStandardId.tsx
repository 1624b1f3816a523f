import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { LogsPage } from '#src/features/compliance/assessment/LogsPage.tsx';

export const Route = createFileRoute('/_app/_guarded/assessments/logs/$organisationStandardId')({
  ...deferredSearch(async () => (await import('#src/features/compliance/assessment/log-search.ts')).logSearch),
  component: LogsPage,
});
