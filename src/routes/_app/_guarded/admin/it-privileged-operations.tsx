import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { PrivilegedOperationsPage } from '#src/features/privileged-operations/PrivilegedOperationsPage.tsx';

export const Route = createFileRoute('/_app/_guarded/admin/it-privileged-operations')({
  ...deferredSearch(async () => (await import('#src/features/privileged-operations/search.ts')).operationSearch),
  component: PrivilegedOperationsPage,
});
