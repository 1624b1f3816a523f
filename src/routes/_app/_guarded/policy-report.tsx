import { createFileRoute } from '@tanstack/react-router';

import { PolicyListReportPage } from '#src/features/policy/report/PolicyListReportPage.tsx';
import { policyAddress } from '#src/features/policy/search.ts';

/** Its address has the search, filters and order of the register. */
export const Route = createFileRoute('/_app/_guarded/policy-report')({
  validateSearch: policyAddress.route.validateSearch,
  search: policyAddress.route.search,
  component: PolicyListReportPage,
});
