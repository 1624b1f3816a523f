import { createFileRoute } from '@tanstack/react-router';

import { ContractStatusesPage } from '#src/features/service-provider/ContractStatusesPage.tsx';
import { lookupRoute } from '#src/registers/lookup/lookup-search.ts';

export const Route = createFileRoute('/_app/_guarded/settings/service-provider/service-provider-contract-status')({
  ...lookupRoute,
  component: ContractStatusesPage,
});
