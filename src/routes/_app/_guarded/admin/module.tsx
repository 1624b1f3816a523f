import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { ModulePage } from '#src/features/standards-admin/module/ModulePage.tsx';

export const Route = createFileRoute('/_app/_guarded/admin/module')({
  ...deferredSearch(async () => (await import('#src/features/standards-admin/module/search.ts')).moduleSearch),
  component: ModulePage,
});
