import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { ComplianceDashboardPage } from '#src/features/compliance/report/ComplianceDashboardPage.tsx';

export const Route = createFileRoute('/_app/_guarded/compliance-report')({
  ...deferredSearch(async () => (await import('#src/features/compliance/report/search.ts')).complianceDashboardSearch),
  component: ComplianceDashboardPage,
});
