import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { ControlMappingPage } from '#src/features/standards-admin/ControlMappingPage.tsx';

export const Route = createFileRoute('/_app/_guarded/admin/control-mapping')({
  ...deferredSearch(async () => (await import('#src/features/standards-admin/mapping-search.ts')).mappingSearch),
  component: ControlMappingPage,
});
