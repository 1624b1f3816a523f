import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { ComplianceReportPage } from '#src/features/compliance/report/ComplianceReportPage.tsx';

export const Route = createFileRoute('/_app/_guarded/reporting/$organisationStandardId')({
  ...deferredSearch(async () => (await import('#src/features/compliance/report/search.ts')).reportSearch),
  component: ComplianceReportPage,
});
