import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { PolicyListReportPage } from '#src/features/policy/report/PolicyListReportPage.tsx';

/** Its address has the search, filters and order of the register. */
export const Route = createFileRoute('/_app/_guarded/policy-report')({
  ...deferredSearch(async () => (await import('#src/features/policy/search.ts')).policyAddress.schema),
  component: PolicyListReportPage,
});
